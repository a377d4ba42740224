import type { CALLS, LeaseApplicationBody } from '@site/contract';
import { useToast } from '@site/kit';
import { type FormSubmission, useFormSubmission } from '@site/kit/controls';

/** The message when an application could not be sent. The backend gives no reason, except sometimes errors by field. */
export const SEND_FAILURE = 'Er ging iets mis bij het verzenden. Probeer het opnieuw.';

/** The step of each field of an application. */
const STEP_OF_FIELD: Readonly<Record<string, string>> = {
  naam: 'naam',
  email: 'e-mail',
  telefoon: 'telefoon',
  bedrijfsnaam: 'bedrijf',
  kvkNummer: 'bedrijf',
  voertuigLink: 'voertuig',
  aanschafprijs: 'prijs',
  aanbetaling: 'aanbetaling',
  wantAanbetaling: 'aanbetaling',
  slottermijn: 'slottermijn',
  wantSlottermijn: 'slottermijn',
  looptijd: 'looptijd',
} satisfies Record<keyof LeaseApplicationBody, string>;

interface SendOptions {
  /** Key of the answers in session storage. */
  form: string;
  call: typeof CALLS.sendLeaseEmail | typeof CALLS.leaseApplication;
  /** The current application. */
  body: LeaseApplicationBody;
  onSent: () => void;
  /** Called with the step of a field that the backend refused. */
  onRefusedField: (stepId: string) => void;
}

/** The sending of an application. */
export interface SendApplication extends FormSubmission {
  submit(): Promise<void>;
}

/** Sends an application; only an ok status counts as sent. After a failure all answers are kept. */
export function useSendApplication(options: SendOptions): SendApplication {
  const { form, call, body, onSent, onRefusedField } = options;
  const toast = useToast();
  const submission = useFormSubmission({ values: body, draft: form });
  const submit = async () => {
    const outcome = await submission.sendOk(call, { body });
    if (outcome?.ok) return onSent();
    if (!outcome) return;
    toast({ title: 'Fout', text: SEND_FAILURE, tone: 'error' });
    const step = STEP_OF_FIELD[Object.keys(outcome.errors)[0] ?? ''];
    if (step) onRefusedField(step);
  };
  return { ...submission, submit };
}
