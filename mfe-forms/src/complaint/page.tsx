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
import { missingThirdPartyName } from './third-party';
import { useSendComplaint } from './use-send-complaint';

/** Key of the answers in session storage. */
const FORM = 'klacht-indienen';

/** `/klacht-indienen`: an introduction, seven steps, and a confirmation. */
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
  const missingName = missingThirdPartyName(wizard.values);
  const sending = useSendComplaint({
    form: FORM,
    body,
    onSent: () => {
      setSentTo(body.email);
      wizard.finish();
    },
    onRefusedField: wizard.change,
  });

  const submit = () => {
    if (!missingName) return sending.submit();
    toast({ title: missingName.title, text: missingName.text, tone: 'error' });
    setTriedNameless(true);
    wizard.change('onderwerp');
  };

  const restart = () => {
    wizard.finish();
    sending.discard();
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
          ...(triedNameless && missingName && { [missingName.field]: missingName.text }),
        }}
        notice={sending.notice && <InlineError>{sending.notice}</InlineError>}
        help={<HelpLine />}
      />
    </IntroducedWizard>
  );
}
