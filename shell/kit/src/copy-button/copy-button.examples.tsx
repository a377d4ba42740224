import { ButtonRow, Plate } from '@site/kit';
import { CopyButton } from '@site/kit/controls';
import { examples } from '../examples/examples';

export default examples('CopyButton', {
  group: 'Acting and going',
  for: 'Beside a code or a number that people take elsewhere. Running text can be selected; it needs no button.',
  must: [
    'Its name says what is copied.',
    'It says in words that it worked, for three seconds, and reads it out.',
    'Where the browser does not allow it, it says what to do instead.',
  ],
  examples: [
    { name: 'Beside a code', render: BesideACode },
    { name: 'On a card', surface: 'card', render: BesideACode },
  ],
});

function BesideACode() {
  return (
    <ButtonRow>
      <Plate label="Aanvraagcode">K7R2XPD</Plate>
      <CopyButton text="K7R2XPD" label="Aanvraagcode kopiëren" />
    </ButtonRow>
  );
}
