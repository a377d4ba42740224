import { ProgressBar, Stack } from '@site/kit';
import { examples } from '../examples/examples';

export default examples('ProgressBar', {
  group: 'Progress',
  for: 'A share of 100. The steps of a wizard are a RoadProgress, the stages of an application a Timeline.',
  must: ['The share is in text too, with its name.', 'What is under 0 or over 100 is drawn as 0 or 100.'],
  examples: [
    { name: 'Empty, half, full', render: Shares },
    { name: 'On the road', surface: 'road', render: Shares },
    { name: 'A long name', note: 'Look at it at 320 px.', surface: 'card', render: LongName },
  ],
});

function Shares() {
  return (
    <Stack gap={3}>
      <ProgressBar label="Nog niet begonnen" value={0} />
      <ProgressBar label="Gegevens ingevuld" value={45} />
      <ProgressBar label="Klaar" value={100} />
    </Stack>
  );
}

function LongName() {
  return <ProgressBar label="Bedrijfsmiddelenfinancieringsgegevens ingevuld en gecontroleerd" value={72} />;
}
