import { RoadProgress, Stack } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('RoadProgress', {
  group: 'Progress',
  for: 'How far a wizard is: distance travelled. WizardFrame has one.',
  must: [
    'It says “Stap 3 van 10” in text.',
    'It is a progressbar for screen readers, with the same words.',
    'It fits at 320 px.',
  ],
  examples: [
    { name: 'Begin, middle, end', render: Steps },
    { name: 'On the road', surface: 'road', render: Steps },
  ],
});

function Steps() {
  return (
    <Stack gap={3}>
      <RoadProgress step={1} of={10} />
      <RoadProgress step={6} of={10} />
      <RoadProgress step={10} of={10} />
    </Stack>
  );
}
