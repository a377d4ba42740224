import { CALLS, type ReceivedAnswer } from '@site/contract';
import { Stack, timing } from '@site/kit';
import { useWizard, WizardFrame } from '@site/kit/wizard';
import { useEffect, useEffectEvent, useState } from 'react';
import { ContinueLater } from '../continue-later/continue-later';
import { HelpLine } from '../parts/help-line';
import { IntroducedWizard } from '../parts/introduced-wizard';
import { useSentForm } from '../parts/sent-form';
import { type Applicant, NO_APPLICATION_ANSWERS } from './application-answers';
import { useMyLeaseAnswers } from './hand-over';
import { Intro } from './intro';
import { KnownCustomer } from './known-customer';
import { leaseApplicationBody } from './lease-application-body';
import { SendFailure } from './send-failure';
import { Sent } from './sent';
import { PUBLIC_STEPS } from './steps';
import { useSendApplication } from './use-send-application';

/** Key of the answers in session storage. */
const FORM = 'lease-aanvragen';

/**
 * The application without a login: an introduction, ten steps, and a confirmation.
 *
 * @param leave called when the visitor is done and leaves the page.
 */
export function LeaseApplication({ leave }: { leave: () => void }) {
  const wizard = useWizard({
    storageKey: FORM,
    steps: PUBLIC_STEPS,
    initial: NO_APPLICATION_ANSWERS,
    introduction: true,
  });
  const { values, set } = wizard;
  const amounts = useMyLeaseAnswers(wizard);
  const [known, setKnown] = useState<Partial<Applicant>>({});
  const { sent, ...sentForm } = useSentForm<ReceivedAnswer>(FORM, wizard);
  const body = leaseApplicationBody(values, values);
  const sending = useSendApplication({
    form: FORM,
    call: CALLS.sendLeaseEmail,
    body,
    wizard,
    onSent: (answer) => sentForm.store(body.email, answer),
  });

  const fillInEmpty = useEffectEvent((applicant: Partial<Applicant>) => {
    const empty = Object.entries(applicant).filter(([field]) => values[field as keyof Applicant] === '');
    // Without anything to fill in nothing is stored either.
    if (empty.length > 0) set(Object.fromEntries(empty));
  });
  useEffect(() => {
    if (wizard.ready) fillInEmpty(known);
  }, [wizard.ready, known]);

  const restart = () => {
    wizard.finish();
    sending.discard();
    set(known);
    amounts.reset();
  };

  if (sent) {
    const home = { to: '/', text: 'Naar de homepagina' } as const;
    return <Sent sent={sent} leave={home} onDone={leave} onAnother={sentForm.discard} />;
  }
  return (
    <>
      <KnownCustomer onKnown={setKnown} />
      <IntroducedWizard
        wizard={wizard}
        title="Lease aanvragen"
        startText="Start uw aanvraag"
        preparing={{ text: 'Lease aanvraag wordt voorbereid', ms: timing.wizardStart }}
        onRestart={restart}
        intro={(actions) => <Intro actions={actions} />}
      >
        <WizardFrame
          wizard={wizard}
          title="Lease aanvragen"
          submitText="Aanvraag versturen"
          busy={sending.busy}
          onSubmit={sending.submit}
          fieldErrors={sending.fieldErrors}
          notice={sending.failure && <SendFailure {...sending} />}
          help={
            <Stack gap={3}>
              <ContinueLater
                answers={values}
                step={wizard.step.id}
                email={values.email}
                onSaved={({ concept, email }) => set({ concept, email: values.email || email })}
              />
              <HelpLine />
            </Stack>
          }
        />
      </IntroducedWizard>
    </>
  );
}
