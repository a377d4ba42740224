import { Stack } from '@site/kit';
import { ProgressBar } from '@site/kit/controls';
import { examples } from '../examples/examples';

export default examples('ProgressBar', {
  group: 'Progress',
  purpose:
    'A percentage. The steps of a wizard are a WizardProgress, the stages of an application a Timeline.',
  requirements: [
    'The percentage is in text too, with a label.',
    'A value below 0 or above 100 is shown as 0 or 100.',
  ],
  examples: [
    { name: 'Empty, half, full', render: Shares },
    { name: 'On a dark surface', surface: 'dark', render: Shares },
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
