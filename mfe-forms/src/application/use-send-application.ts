import type { CALLS, LeaseApplicationBody, ReceivedAnswer } from '@site/contract';
import { useToast } from '@site/kit';
import { useFormSubmission } from '@site/kit/controls';
import type { WizardState } from '@site/kit/wizard';

/** The message when an application could not be sent. The backend gives no reason, except sometimes errors by field. */
const SEND_FAILURE = 'Er ging iets mis bij het verzenden. Probeer het opnieuw.';

interface SendOptions {
  /** The storage key of the wizard. */
  form: string;
  call: typeof CALLS.sendLeaseEmail | typeof CALLS.leaseApplication;
  body: LeaseApplicationBody;
  /** Returns to the step of a field that the backend rejected. */
  wizard: Pick<WizardState<unknown>, 'changeRefused' | 'finish'>;
  /** Gets null when there was no readable answer. */
  onSent: (answer: ReceivedAnswer | null) => void;
}

/** Sends an application; only an ok status counts as sent. After a failure all answers are kept. */
export function useSendApplication({ form, call, body, wizard, onSent }: SendOptions) {
  const toast = useToast();
  const submission = useFormSubmission({ values: body, draft: form });
  const submit = async () => {
    const outcome = await submission.sendOk(call, { body });
    if (!outcome) return;
    if (outcome.ok) {
      onSent(outcome.answer);
      wizard.finish();
    } else {
      toast({ title: 'Fout', text: SEND_FAILURE, tone: 'error' });
      wizard.changeRefused(outcome.errors);
    }
  };
  return { ...submission, submit };
}
