import { Spinner } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('Spinner', {
  group: 'Messages',
  for: 'A wait of more than a moment, of which the result has no shape yet. A button that is under way has a wheel of its own.',
  must: [
    'It says in words what is being waited for, and that is read out.',
    'For who wants no motion it stands still.',
  ],
  examples: [
    { name: 'Being fetched', render: BeingFetched },
    { name: 'On the road', surface: 'road', render: BeingFetched },
  ],
});

function BeingFetched() {
  return <Spinner label="Uw aanvragen worden opgehaald..." />;
}
