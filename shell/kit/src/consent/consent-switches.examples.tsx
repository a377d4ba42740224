import { Button, Stack, useConsent } from '@site/kit';
import { ConsentSwitches, useConsentDraft } from '@site/kit/controls';
import { examples } from '../examples/examples';

export default examples('ConsentSwitches', {
  group: 'Forms',
  purpose:
    'Choosing which kinds of cookies the site may use: in the cookie banner and in the settings. Nothing changes until the page saves it.',
  requirements: [
    'The necessary kind is on and cannot be turned off.',
    'Each switch has a name and a sentence that says what it allows.',
    'A choice that is saved elsewhere, in the banner or in another tab, shows at once.',
    'Without JavaScript they show what applies: only necessary cookies.',
  ],
  examples: [{ name: 'With a button that saves', surface: 'card', render: Saved }],
});

function Saved() {
  const { status, save } = useConsent();
  const [value, setValue] = useConsentDraft();
  return (
    <Stack>
      <ConsentSwitches value={value} onChange={setValue} />
      <Button onClick={() => save(value)}>{status === 'decided' ? 'Keuze wijzigen' : 'Keuze opslaan'}</Button>
    </Stack>
  );
}
