import { Spinner } from '@site/kit/controls';
import { examples } from '../examples/examples';

export default examples('Spinner', {
  group: 'Messages',
  purpose: 'Loading of content of unknown shape. A busy Button has its own spinner.',
  requirements: [
    'Its text says what is loading, and is announced.',
    'It does not turn under reduced motion.',
  ],
  examples: [
    { name: 'Being fetched', render: BeingFetched },
    { name: 'On a dark surface', surface: 'dark', render: BeingFetched },
  ],
});

function BeingFetched() {
  return <Spinner label="Uw aanvragen worden opgehaald..." />;
}
