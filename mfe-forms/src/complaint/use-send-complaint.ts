import { CALLS, type ComplaintBody } from '@site/contract';
import { useToast } from '@site/kit';
import { type SubmissionFailure, useFormSubmission } from '@site/kit/controls';

/** The step of each field of a complaint. */
const STEP_OF_FIELD: Readonly<Record<string, string>> = {
  klachtType: 'type',
  naam: 'naam',
  email: 'e-mail',
  telefoon: 'telefoon',
  klachtOnderwerp: 'onderwerp',
  klachtCategorie: 'onderwerp',
  garagenaam: 'onderwerp',
  partnernaam: 'onderwerp',
  beschrijving: 'details',
  eerderContact: 'details',
};

interface SendOptions {
  /** Key of the answers in session storage. */
  form: string;
  /** The current complaint. */
  body: ComplaintBody;
  onSent: () => void;
  /** Called with the step of a field that the backend refused. */
  onRefusedField: (stepId: string) => void;
}

/** Sends a complaint. It counts as sent when the answer says so; after a failure all answers are kept. */
export function useSendComplaint({ form, body, onSent, onRefusedField }: SendOptions) {
  const toast = useToast();
  const submission = useFormSubmission({ values: body, draft: form });
  const submit = async () => {
    const outcome = await submission.send(CALLS.complaints, { body });
    if (outcome?.ok) return onSent();
    if (!outcome) return;
    toast({ title: 'Fout bij indienen', text: textOf(outcome), tone: 'error' });
    const step = STEP_OF_FIELD[Object.keys(outcome.errors)[0] ?? ''];
    if (step) onRefusedField(step);
  };
  const { failure, corrected } = submission;
  return { ...submission, submit, notice: failure && !corrected ? textOf(failure) : null };
}

function textOf({ status, reason }: SubmissionFailure): string {
  if (status === null) {
    return 'Er is een fout opgetreden bij het verzenden. Probeer het opnieuw of neem contact met ons op.';
  }
  return reason ?? 'Er is iets misgegaan. Probeer het opnieuw of neem contact met ons op.';
}
