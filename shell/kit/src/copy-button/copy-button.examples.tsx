import { ButtonRow, Plate } from '@site/kit';
import { CopyButton } from '@site/kit/widgets';
import { examples } from '../examples/examples';

export default examples('CopyButton', {
  group: 'Buttons and links',
  purpose: 'Copying a code or a number. Running text can be selected and needs no button.',
  requirements: [
    'Its name says what is copied.',
    'It shows and announces that it worked, for three seconds.',
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
