import { CALLS } from '@site/contract';
import { timing } from '@site/kit';
import { useWizard, WizardFrame } from '@site/kit/controls';
import { useEffect, useRef, useState } from 'react';
import { HelpLine } from '../parts/help-line';
import { IntroducedWizard } from '../parts/introduced-wizard';
import { NO_APPLICATION_ANSWERS } from './application-answers';
import { takeHandOver } from './hand-over';
import { Intro } from './intro';
import type { LeaseAnswers } from './lease-answers';
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
  const calculated = useRef<Partial<LeaseAnswers> | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const body = leaseApplicationBody(values, values);
  const sending = useSendApplication({
    form: FORM,
    call: CALLS.sendLeaseEmail,
    body,
    wizard,
    onSent: () => setSentTo(body.email),
  });

  useEffect(() => {
    calculated.current = takeHandOver();
    if (calculated.current) set(calculated.current);
  }, [set]);

  const restart = () => {
    wizard.finish();
    sending.discard();
    if (calculated.current) set(calculated.current);
  };

  if (sentTo !== null) return <Sent email={sentTo} onDone={leave} />;
  return (
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
        busyText="Verzenden..."
        onSubmit={sending.submit}
        fieldErrors={sending.fieldErrors}
        notice={sending.failure && <SendFailure {...sending} />}
        help={<HelpLine />}
      />
    </IntroducedWizard>
  );
}
