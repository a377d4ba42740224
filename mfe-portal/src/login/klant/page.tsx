import { CALLS, NEW_CODE_AFTER_SECONDS } from '@site/contract';
import {
  Button,
  Callout,
  firstLogin,
  Stack,
  storedCustomer,
  TextLink,
  useConsent,
  useInvalidateCustomer,
  useSite,
  useToast,
} from '@site/kit';
import { type SubmissionOutcome, useDocumentTitle, WizardProgress } from '@site/kit/controls';
import { type ReactNode, useEffect, useState } from 'react';
import { knownBrowser } from '../../parts/known-browser';
import { useSend } from '../../parts/use-send';
import { AlreadyLoggedIn } from '../parts/already-logged-in';
import { CodeForm } from '../parts/code-form';
import { EmailForm } from '../parts/email-form';
import { LoginFrame } from '../parts/login-frame';
import { HowLoginWorks } from './how-login-works';
import type { LoginStep, TwoFactorStep } from './login-step';
import { useLoginJourney } from './use-login-journey';

/** The heading and links around the form of each step. */
const STEPS: Record<LoginStep['name'], { title: string; progress?: { step: number; of: number } }> = {
  initial: { title: 'Inloggen als klant' },
  'activation-code': { title: 'Vul uw activatiecode in', progress: { step: 1, of: 2 } },
  success: { title: 'Uw account is klaar', progress: { step: 2, of: 2 } },
  'permanent-code': { title: 'Log in met uw code', progress: { step: 1, of: 2 } },
  'two-factor': { title: 'Bevestig dat u het bent', progress: { step: 2, of: 2 } },
};

/** `/login/klant`: activates an account once by mail, then logs in with a permanent code and a mailed verification code. */
export default function KlantLoginPage() {
  const journey = useLoginJourney();
  const { step, beginsAtCode, here, returnTo, onward, go } = journey;
  const { busy, send } = useSend('Er is iets misgegaan');
  const [email, setEmail] = useState('');
  /** The permanent code, for requesting another verification code. In memory only: a reload loses it. */
  const [loggingIn, setLoggingIn] = useState<{ customerId: string; permanentCode: string }>();
  const [entered, setEntered] = useState(false);
  const site = useSite();
  const toast = useToast();
  const invalidateCustomer = useInvalidateCustomer();
  const { title, progress } = STEPS[step.name];
  useDocumentTitle(step.name === 'initial' ? title : `${title} · Inloggen als klant`);

  const { status, allows } = useConsent();
  useEffect(() => {
    if (status === 'decided' && !allows('functioneel')) knownBrowser.forget();
  }, [status, allows]);

  const confirmActivation = () =>
    toast({ title: 'Code verzonden!', text: 'Controleer je inbox voor de activatiecode' });

  async function activateAgain(address: string) {
    const outcome = await send(CALLS.activate, { body: { email: address } });
    if (outcome?.ok) confirmActivation();
    return outcome;
  }

  async function verifyActivation(address: string, code: string) {
    const outcome = await send(CALLS.verifyActivation, { body: { email: address, code } });
    if (outcome?.ok) {
      toast({ title: 'Account geactiveerd!', text: outcome.answer.message });
      journey.goInstead({ name: 'success' });
    }
    return outcome;
  }

  async function logIn(permanentCode: string) {
    const outcome = await send(CALLS.login, { body: { permanentCode } });
    if (!outcome) return null;
    if (outcome.ok) {
      toast({ title: 'Verificatiecode verzonden!', text: 'Controleer je inbox voor de 2FA code' });
    }
    const begun = loginBegun(outcome);
    if (!begun) return outcome;
    setLoggingIn({ customerId: begun.customerId, permanentCode });
    if (step.name === 'two-factor') journey.note(begun);
    else go(begun);
    return outcome;
  }

  async function resend({ customerId }: TwoFactorStep) {
    if (loggingIn?.customerId === customerId) return logIn(loggingIn.permanentCode);
    journey.backToPermanentCode();
    return null;
  }

  async function verify(customerId: string, code: string) {
    const outcome = await send(CALLS.verify2fa, { body: { customerId, code } });
    if (outcome?.ok) {
      storedCustomer.write(outcome.answer.customer);
      if (allows('functioneel')) knownBrowser.remember();
      if (outcome.answer.isFirstLogin) firstLogin.set();
      void invalidateCustomer();
      toast({ title: 'Succesvol ingelogd!', text: `Welkom in het klantportaal van ${site.naam}` });
      setEntered(true);
      journey.enter();
    }
    return outcome;
  }

  function restart() {
    setEmail('');
    setLoggingIn(undefined);
    journey.restart();
  }

  const forms: { [Name in LoginStep['name']]: (step: Extract<LoginStep, { name: Name }>) => ReactNode } = {
    initial: () => (
      <EmailForm
        label="Account activeren"
        call={CALLS.activate}
        email={email}
        onEmail={setEmail}
        hint="Het adres waarop u onze mails wilt ontvangen. U activeert uw account één keer."
        submitText="Stuur mij een activatiecode"
        onSent={(address) => {
          confirmActivation();
          go({ name: 'activation-code', email: address });
        }}
      />
    ),
    'activation-code': ({ email: address }) => (
      <CodeForm
        key="activation"
        legend="Activatiecode"
        hint="6 cijfers, 10 minuten geldig. Niets ontvangen? Kijk ook bij ongewenste mail."
        incomplete="Vul de complete 6-cijferige code in"
        submitText="Account activeren"
        busy={busy}
        onSend={(code) => verifyActivation(address, code)}
        again={{ text: 'Stuur een nieuwe activatiecode', onAgain: () => activateAgain(address) }}
      />
    ),
    success: () => (
      <Stack gap={3}>
        <Callout tone="success" title="Account succesvol geactiveerd!">
          <p>
            Wij sturen u uw logincode per e-mail. Bewaar de code in een wachtwoordkluis: met deze code logt u
            voortaan in.
          </p>
        </Callout>
        <Button onClick={() => go({ name: 'permanent-code' })}>Nu inloggen met mijn code</Button>
      </Stack>
    ),
    'permanent-code': () => (
      <CodeForm
        key="permanent"
        legend="Logincode"
        permanent
        hint="6 cijfers, uit de mail met uw logincode."
        incomplete="Vul je 6-cijferige logincode in"
        submitText="Inloggen"
        busy={busy}
        onSend={logIn}
      />
    ),
    'two-factor': (waiting) => (
      <CodeForm
        key="verification"
        legend="Verificatiecode"
        hint="6 cijfers, 10 minuten geldig. Niets ontvangen? Kijk ook bij ongewenste mail."
        incomplete="Vul de complete 6-cijferige verificatiecode in"
        submitText="Code bevestigen"
        busy={busy}
        onSend={(code) => verify(waiting.customerId, code)}
        again={{
          text: 'Nieuwe verificatiecode aanvragen',
          onAgain: () => resend(waiting),
          availableAt: waiting.newCodeAt,
        }}
      />
    ),
  };

  return (
    <LoginFrame
      title={title}
      reason={journey.reason}
      lead={<StepLead step={step} />}
      back={{ to: '/login', text: 'Andere ingang kiezen' }}
      // Not where the page opens at the code: the server's HTML, which that replaces, has no progress, and nothing may move.
      above={progress && !beginsAtCode && <WizardProgress step={progress.step} of={progress.of} />}
      isTitleKnown={journey.hydrated}
      aside={<HowLoginWorks />}
      links={
        <>
          {step.name === 'initial' && (
            <TextLink to={here} state={journey.next({ name: 'permanent-code' })} replace={false}>
              Al een account? Log in met je code
            </TextLink>
          )}
          {beginsAtCode && (
            <TextLink to={here} state={journey.next({ name: 'initial' })} replace={false}>
              Nog geen account of een ander e-mailadres
            </TextLink>
          )}
          <TextLink to="/login/klant/code-vergeten" state={onward}>
            Code vergeten?
          </TextLink>
          {step.name !== 'initial' && !beginsAtCode && (
            <Button variant="quiet" size="s" onClick={restart}>
              Opnieuw beginnen
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {!entered && <AlreadyLoggedIn to={returnTo} />}
        {(forms[step.name] as (step: LoginStep) => ReactNode)(step)}
      </Stack>
    </LoginFrame>
  );
}

function StepLead({ step }: { step: LoginStep }) {
  switch (step.name) {
    case 'initial':
      return 'Eerste keer hier? Vul uw e-mailadres in. Wij sturen u een code waarmee u uw account activeert.';
    case 'activation-code':
      return `We hebben een code gestuurd naar ${step.email}`;
    case 'success':
      return 'Haal uw logincode uit de mail. Daarmee logt u in.';
    case 'permanent-code':
      return 'Daarna sturen wij u per e-mail een verificatiecode. Zo weten wij zeker dat u het bent.';
    case 'two-factor':
      return step.earlierCode
        ? `De code die we eerder stuurden naar ${step.email} werkt nog`
        : `We hebben een code gestuurd naar ${step.email}`;
  }
}

/**
 * The step for a verification code: one that was just mailed, or that of an earlier mail that is still valid. Undefined when the
 * login was rejected.
 */
function loginBegun(outcome: SubmissionOutcome<typeof CALLS.login>): TwoFactorStep | undefined {
  const { customerId, email, retryAfter } = outcome.ok
    ? { ...outcome.answer, retryAfter: NEW_CODE_AFTER_SECONDS }
    : { ...outcome.answer };
  if (!customerId || !email || !retryAfter) return undefined;
  const newCodeAt = Date.now() + retryAfter * 1000;
  return { name: 'two-factor', customerId, email, newCodeAt, ...(!outcome.ok && { earlierCode: true }) };
}
