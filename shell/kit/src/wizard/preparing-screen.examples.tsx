import { PreparingScreen } from '@site/kit/controls';
import { examples } from '../examples/examples';

export default examples('PreparingScreen', {
  group: 'One question at a time',
  for: 'The short wait before a form starts. A wait inside a page is a Spinner.',
  must: ['Its heading has the focus and says what is being prepared.', 'It goes on by itself.'],
  examples: [{ name: 'Before a form', framed: true, surface: 'page', render: BeforeAForm }],
});

function BeforeAForm() {
  return <PreparingScreen text="Lease aanvraag wordt voorbereid" ms={1200} onReady={() => {}} />;
}
