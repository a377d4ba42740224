import { InlineError, timing, useToast } from '@site/kit';
import { useWizard, WizardFrame } from '@site/kit/controls';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HelpLine } from '../parts/help-line';
import { IntroducedWizard } from '../parts/introduced-wizard';
import { complaintBody, NO_COMPLAINT_ANSWERS } from './complaint-answers';
import { Intro } from './intro';
import { Sent } from './sent';
import { COMPLAINT_STEPS } from './steps';
import { namelessThirdParty } from './third-party';
import { useSendComplaint } from './use-send-complaint';

/** The name under which the tab keeps the answers. */
const FORM = 'klacht-indienen';

/** The complaint form: an introduction, seven steps, and what happens next. */
export default function ComplaintPage() {
  const wizard = useWizard({
    storageKey: FORM,
    steps: COMPLAINT_STEPS,
    initial: NO_COMPLAINT_ANSWERS,
    introduction: true,
  });
  const [sentTo, setSentTo] = useState<string | null>(null);
  /** The visitor tried to send the complaint without the name of the garage or partner. */
  const [triedNameless, setTriedNameless] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  const body = complaintBody(wizard.values);
  const nameless = namelessThirdParty(wizard.values);
  const sending = useSendComplaint({
    form: FORM,
    body,
    onSent: () => {
      setSentTo(body.email);
      wizard.finish();
    },
    onMend: wizard.change,
  });

  const submit = () => {
    if (!nameless) return sending.send();
    toast({ title: nameless.title, text: nameless.text, tone: 'error' });
    setTriedNameless(true);
    wizard.change('onderwerp');
  };

  const restart = () => {
    wizard.finish();
    sending.forget();
    setTriedNameless(false);
  };

  if (sentTo !== null) return <Sent email={sentTo} onDone={() => navigate('/')} />;
  return (
    <IntroducedWizard
      wizard={wizard}
      title="Klacht indienen"
      startText="Start klacht formulier"
      preparing={{ text: 'Klacht formulier wordt voorbereid', ms: timing.complaintStart }}
      onRestart={restart}
      intro={(actions) => <Intro actions={actions} />}
    >
      <WizardFrame
        wizard={wizard}
        title="Klacht indienen"
        submitText="Klacht versturen"
        busy={sending.busy}
        busyText="Verzenden..."
        onSubmit={submit}
        fieldErrors={{
          ...sending.fieldErrors,
          ...(triedNameless && nameless && { [nameless.field]: nameless.text }),
        }}
        notice={sending.failure && <InlineError>{sending.failure}</InlineError>}
        help={<HelpLine />}
      />
    </IntroducedWizard>
  );
}
