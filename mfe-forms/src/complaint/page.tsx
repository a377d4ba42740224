import { CALLS, type ComplaintAnswer } from '@site/contract';
import { timing, useToast } from '@site/kit';
import { InlineError, type SubmissionFailure, useFormSubmission } from '@site/kit/controls';
import { useWizard, WizardFrame } from '@site/kit/wizard';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HelpLine } from '../parts/help-line';
import { IntroducedWizard } from '../parts/introduced-wizard';
import { useSentForm } from '../parts/sent-form';
import { complaintBody, NO_COMPLAINT_ANSWERS } from './complaint-answers';
import { Intro } from './intro';
import { Sent } from './sent';
import { COMPLAINT_STEPS } from './steps';
import { missingThirdPartyName } from './third-party';

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
  const { sent, ...sentForm } = useSentForm<ComplaintAnswer>(FORM, wizard);
  /** The visitor tried to send the complaint without the name of the garage or partner. */
  const [triedNameless, setTriedNameless] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  const body = complaintBody(wizard.values);
  const missingName = missingThirdPartyName(wizard.values);
  const { busy, send, failure, fieldErrors, corrected, discard } = useFormSubmission({
    values: body,
    draft: FORM,
  });

  const submit = async () => {
    if (missingName) {
      toast({ title: missingName.title, text: missingName.text, tone: 'error' });
      setTriedNameless(true);
      wizard.change('onderwerp');
      return;
    }
    const outcome = await send(CALLS.complaints, { body });
    if (!outcome) return;
    if (outcome.ok) {
      sentForm.store(body.email, outcome.answer);
      wizard.finish();
    } else {
      // A rejection for now stays at the button, which says when to retry.
      if (!outcome.wait) toast({ title: 'Fout bij indienen', text: textOf(outcome), tone: 'error' });
      wizard.changeRefused(outcome.errors);
    }
  };

  const restart = () => {
    wizard.finish();
    discard();
    setTriedNameless(false);
  };

  if (sent) return <Sent sent={sent} onDone={() => navigate('/')} onAnother={sentForm.discard} />;
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
        busy={busy}
        onSubmit={submit}
        fieldErrors={{
          ...fieldErrors,
          ...(triedNameless && missingName && { [missingName.field]: missingName.text }),
        }}
        notice={
          failure &&
          !corrected && (
            <InlineError>
              {failure.reason ?? 'Uw klacht is niet verstuurd.'} Wat u hebt ingevuld, staat er nog.
            </InlineError>
          )
        }
        help={<HelpLine />}
      />
    </IntroducedWizard>
  );
}

function textOf({ status, reason }: SubmissionFailure): string {
  if (status === null) {
    return 'Er is een fout opgetreden bij het verzenden. Probeer het opnieuw of neem contact met ons op.';
  }
  return reason ?? 'Er is iets misgegaan. Probeer het opnieuw of neem contact met ons op.';
}
