import { CALLS } from '@site/contract';
import { timing } from '@site/kit';
import { PreparingScreen, useWizard, WizardFrame } from '@site/kit/controls';
import { useEffect, useState } from 'react';
import { HelpLine } from '../parts/help-line';
import { NO_APPLICATION_ANSWERS } from './application-answers';
import { takeHandOver } from './hand-over';
import { Intro } from './intro';
import { leaseApplicationBody } from './lease-application-body';
import { SendFailure } from './send-failure';
import { Sent } from './sent';
import { PUBLIC_STEPS } from './steps';
import { useSendApplication } from './use-send-application';

/**
 * The application of somebody who is not logged in: an introduction, ten steps, and what happens next.
 *
 * @param leave called when all is done and the visitor leaves this page.
 */
export function LeaseApplication({ leave }: { leave: () => void }) {
  const wizard = useWizard({
    storageKey: 'lease-aanvragen',
    steps: PUBLIC_STEPS,
    initial: NO_APPLICATION_ANSWERS,
  });
  const { values, set } = wizard;
  const [phase, setPhase] = useState<'intro' | 'preparing' | 'form'>('intro');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const body = leaseApplicationBody(values, values);
  const sending = useSendApplication({
    form: 'lease-aanvragen',
    call: CALLS.sendLeaseEmail,
    body,
    onSent: () => {
      setSentTo(body.email);
      wizard.finish();
    },
    onMend: wizard.change,
  });

  useEffect(() => {
    const calculated = takeHandOver();
    if (calculated) set(calculated);
  }, [set]);

  if (sentTo !== null) return <Sent email={sentTo} onDone={leave} />;
  if (phase === 'preparing') {
    return (
      <PreparingScreen
        text="Lease aanvraag wordt voorbereid"
        ms={timing.wizardStart}
        onReady={() => setPhase('form')}
      />
    );
  }
  if (phase === 'intro' && !wizard.restored) return <Intro onStart={() => setPhase('preparing')} />;
  return (
    <WizardFrame
      wizard={wizard}
      title="Lease aanvragen"
      submitText="Aanvraag versturen"
      busy={sending.busy}
      busyText="Verzenden..."
      onSubmit={sending.send}
      fieldErrors={sending.fieldErrors}
      notice={sending.failed && <SendFailure sending={sending} />}
      help={<HelpLine />}
    />
  );
}
