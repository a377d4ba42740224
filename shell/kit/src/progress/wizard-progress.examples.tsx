import { Stack } from '@site/kit';
import { WizardProgress } from '@site/kit/controls';
import { examples } from '../examples/examples';

export default examples('WizardProgress', {
  group: 'Progress',
  purpose: 'The progress of a wizard. WizardFrame has one.',
  requirements: [
    'It says “Stap 3 van 10” in text.',
    'It is a progressbar for screen readers, with the same words.',
    'It fits at 320 px.',
  ],
  examples: [
    { name: 'Begin, middle, end', render: Steps },
    { name: 'On a dark surface', surface: 'dark', render: Steps },
  ],
});

function Steps() {
  return (
    <Stack gap={3}>
      <WizardProgress step={1} of={10} />
      <WizardProgress step={6} of={10} />
      <WizardProgress step={10} of={10} />
    </Stack>
  );
}
