import { OFFICE_CALLS, type PasskeyJson } from '@site/contract/office';
import { Button, Stack, TextLink } from '@site/kit';
import { Form, InlineError, TextField, useDocumentTitle } from '@site/kit/controls';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { officeAddress } from '../../parts/office-address';
import { messageOf, useSend } from '../../parts/use-send';
import { CodeForm } from '../parts/code-form';
import { LoginFrame } from '../parts/login-frame';
import { NoPasskey, signWithPasskey } from '../parts/passkey';

type Step = { name: 'code' } | { name: 'passkey' | 'recovery'; options: PasskeyJson };

const TITLES: Record<Step['name'], string> = {
  code: 'Inloggen als medewerker',
  passkey: 'Bevestig met uw passkey',
  recovery: 'Log in met een herstelcode',
};
const LEADS: Record<Step['name'], string> = {
  code: 'Voor onze eigen collega’s. Na uw code vraagt uw apparaat om uw passkey.',
  passkey: 'Gebruik uw vinger, gezicht of pincode op dit apparaat, of een passkey op uw telefoon.',
  recovery: 'U kreeg 8 herstelcodes toen u uw passkey maakte. Elke code werkt één keer.',
};
const UNREACHABLE = 'Er is iets misgegaan';

/** The login of an employee: six digits, then a passkey or a recovery code. */
export function EmployeeLogin() {
  const [step, setStep] = useState<Step>({ name: 'code' });
  const [stopped, setStopped] = useState(false);
  const digits = useSend(UNREACHABLE);
  const { busy, send, failure } = useSend(UNREACHABLE);
  const navigate = useNavigate();
  const { state } = useLocation();
  const title = TITLES[step.name];
  useDocumentTitle(title);

  const enter = () => navigate(officeAddress(state), { replace: true });

  async function begin(code: string) {
    const outcome = await digits.send(OFFICE_CALLS.officeLogin, { body: { code } });
    if (outcome?.ok) {
      setStep({ name: 'passkey', options: outcome.answer.options });
      await sign(outcome.answer.options);
    }
    return outcome;
  }

  async function sign(options: PasskeyJson) {
    setStopped(false);
    try {
      const passkey = await signWithPasskey(options);
      const outcome = await send(OFFICE_CALLS.officeLoginPasskey, { body: { passkey } });
      if (outcome?.ok) enter();
      // Each question can be answered once.
      else if (outcome && outcome.status !== null) setStep({ name: 'code' });
    } catch (error) {
      if (!(error instanceof NoPasskey)) throw error;
      setStopped(true);
    }
  }

  return (
    <LoginFrame
      title={title}
      lead={LEADS[step.name]}
      back={{ to: '/login', text: 'Andere ingang kiezen' }}
      links={
        step.name === 'code' ? (
          <TextLink to="/login/medewerker/code-vergeten">Code vergeten?</TextLink>
        ) : (
          <Button variant="quiet" size="s" onClick={() => setStep({ name: 'code' })}>
            Opnieuw beginnen
          </Button>
        )
      }
    >
      {step.name === 'code' && (
        <Stack gap={3}>
          {failure && <InlineError>{messageOf(failure)}</InlineError>}
          <CodeForm
            legend="Logincode"
            permanent
            hint="6 cijfers."
            incomplete="Vul je 6-cijferige logincode in"
            submitText="Inloggen"
            busy={digits.busy}
            onSend={begin}
          />
        </Stack>
      )}
      {step.name === 'passkey' && (
        <Stack gap={3}>
          {stopped && (
            <InlineError>
              Wij kregen geen passkey. Probeer het opnieuw, of gebruik een herstelcode.
            </InlineError>
          )}
          {failure && <InlineError>{messageOf(failure)}</InlineError>}
          <Button busy={busy} busyText="Verifiëren..." onClick={() => void sign(step.options)}>
            Passkey gebruiken
          </Button>
          <Button variant="ghost" onClick={() => setStep({ ...step, name: 'recovery' })}>
            Herstelcode gebruiken
          </Button>
        </Stack>
      )}
      {step.name === 'recovery' && <RecoveryForm onLoggedIn={enter} />}
    </LoginFrame>
  );
}

function RecoveryForm({ onLoggedIn }: { onLoggedIn(): void }) {
  const [herstelcode, setHerstelcode] = useState('');
  const { busy, send, failure, fieldErrors } = useSend(UNREACHABLE, { herstelcode });
  const error = fieldErrors.herstelcode ?? (failure?.status === 400 ? messageOf(failure) : undefined);

  async function submit() {
    const outcome = await send(OFFICE_CALLS.officeLoginRecoveryCode, { body: { herstelcode } });
    if (outcome?.ok) onLoggedIn();
  }

  return (
    <Form label="Herstelcode" onSubmit={submit}>
      <Stack gap={3}>
        <TextField
          label="Herstelcode"
          name="herstelcode"
          autoComplete="one-time-code"
          required
          value={herstelcode}
          onChange={setHerstelcode}
          error={error}
        />
        {failure && !error && <InlineError>{messageOf(failure)}</InlineError>}
        <Button type="submit" busy={busy} busyText="Verifiëren...">
          Inloggen
        </Button>
      </Stack>
    </Form>
  );
}
