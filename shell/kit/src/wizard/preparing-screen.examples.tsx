import { PreparingScreen } from '@site/kit/wizard';
import { examples } from '../examples/examples';

export default examples('PreparingScreen', {
  group: 'Wizards',
  purpose: 'The loading screen before a form starts. Loading inside a page is a Spinner.',
  requirements: ['Its heading has the focus and says what is being prepared.', 'It continues automatically.'],
  examples: [{ name: 'Before a form', framed: true, surface: 'page', render: BeforeAForm }],
});

function BeforeAForm() {
  return <PreparingScreen text="Lease aanvraag wordt voorbereid" ms={1200} onReady={() => {}} />;
}
