import { type InvitationAnswer, OFFICE_CALLS, type RegistrationAnswer } from '@site/contract/office';
import { Button, ButtonLink, Callout, Plate, Stack } from '@site/kit';
import { InlineError, useDocumentTitle } from '@site/kit/controls';
import { useState } from 'react';
import { messageOf, useSend } from '../../parts/use-send';
import { LoginFrame } from '../parts/login-frame';
import { makePasskey, NoPasskey } from '../parts/passkey';
import { RecoveryCodes } from '../parts/recovery-codes';

const TITLE = 'Toegang tot het kantoor';

/** `/login/medewerker/uitnodiging#…`: a new employee makes a passkey, and sees his codes this once. */
export default function MedewerkerUitnodigingPage() {
  const { busy, send, failure } = useSend('Er is iets misgegaan');
  const [invited, setInvited] = useState<InvitationAnswer>();
  const [codes, setCodes] = useState<RegistrationAnswer>();
  const [problem, setProblem] = useState<'no-passkey' | 'no-link'>();
  const title = codes ? 'Bewaar uw codes' : TITLE;
  useDocumentTitle(title);

  async function accept() {
    // Only the browser knows what is behind the number sign.
    const uitnodiging = window.location.hash.slice(1);
    setProblem(uitnodiging ? undefined : 'no-link');
    if (!uitnodiging) return;
    // A question can be answered once, so each try asks for one.
    const opened = await send(OFFICE_CALLS.officeInvitation, { body: { uitnodiging } });
    if (!opened?.ok) return;
    setInvited(opened.answer);
    try {
      const passkey = await makePasskey(opened.answer.options);
      const accepted = await send(OFFICE_CALLS.officeRegistration, { body: { passkey } });
      if (accepted?.ok) setCodes(accepted.answer);
    } catch (error) {
      if (!(error instanceof NoPasskey)) throw error;
      setProblem('no-passkey');
    }
  }

  if (codes) return <Codes title={title} codes={codes} />;
  return (
    <LoginFrame
      title={title}
      lead="U logt straks in met een code van 6 cijfers en een passkey: uw vinger, gezicht of pincode op dit apparaat."
      back={{ to: '/login/medewerker', text: 'Naar inloggen' }}
    >
      <Stack gap={3}>
        {invited && (
          <p>
            U bent <b>{invited.medewerker.naam}</b> ({invited.medewerker.email}).
          </p>
        )}
        {problem === 'no-link' && (
          <InlineError>
            In deze link ontbreekt een stuk. Open de link uit de mail, of kopieer hem helemaal.
          </InlineError>
        )}
        {problem === 'no-passkey' && (
          <InlineError>
            Er is geen passkey gemaakt. Probeer het opnieuw. Lukt het niet? Gebruik dan een andere browser of
            een ander apparaat.
          </InlineError>
        )}
        {failure && <InlineError>{messageOf(failure)}</InlineError>}
        <Button busy={busy} busyText="Even geduld..." onClick={() => void accept()}>
          Passkey maken
        </Button>
      </Stack>
    </LoginFrame>
  );
}

function Codes({ title, codes }: { title: string; codes: RegistrationAnswer }) {
  return (
    <LoginFrame
      title={title}
      lead="Wij laten deze codes maar één keer zien. Zet ze in uw wachtwoordkluis."
      back={{ to: '/login/medewerker', text: 'Naar inloggen' }}
    >
      <Stack gap={4}>
        <Stack gap={2}>
          <h2>Uw logincode</h2>
          <p>Daarmee begint u elke keer dat u inlogt.</p>
          <Plate>{codes.logincode}</Plate>
        </Stack>
        <Stack gap={2}>
          <h2>Uw herstelcodes</h2>
          <p>Voor als u uw passkey niet bij u hebt. Elke code werkt één keer.</p>
          <RecoveryCodes codes={codes.herstelcodes} />
        </Stack>
        <Callout tone="note" title="Passkey en codes kwijt?">
          <p>Vraag uw beheerder om een nieuwe uitnodiging.</p>
        </Callout>
        <ButtonLink to="/kantoor">Naar het kantoor</ButtonLink>
      </Stack>
    </LoginFrame>
  );
}
