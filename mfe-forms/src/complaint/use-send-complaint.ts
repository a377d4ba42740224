import { type Answer, CALLS, type ComplaintBody, type Failure } from '@site/contract';
import { callApi, useToast } from '@site/kit';
import { useSending } from '../parts/use-sending';

/** The backend read the complaint and did not accept it. */
class ComplaintRefused extends Error {
  override name = 'ComplaintRefused';

  constructor(
    /** A sentence for the visitor. */
    message = 'Er is iets misgegaan. Probeer het opnieuw of neem contact met ons op.',
    readonly errors: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

const NOT_REACHED =
  'Er is een fout opgetreden bij het verzenden. Probeer het opnieuw of neem contact met ons op.';

/** The step at which each field of a complaint is mended. */
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
  /** The name under which the tab keeps the answers of this form. */
  form: string;
  /** The complaint as it stands now. */
  body: ComplaintBody;
  onSent: () => void;
  /** The backend found something wrong at a field of this step. */
  onMend: (stepId: string) => void;
}

/** Sends a complaint. It counts as sent when the answer says so; after a failure all answers are still there. */
export function useSendComplaint({ form, body, onSent, onMend }: SendOptions) {
  const toast = useToast();
  const sending = useSending<ComplaintBody>({
    form,
    call: async (sent, idempotencyKey) => {
      const { answer } = await callApi<Answer | Failure | null>(CALLS.complaints, {
        body: sent,
        idempotencyKey,
      });
      if (answer?.success) return;
      throw new ComplaintRefused(answer?.message || undefined, (answer as Failure | null)?.errors);
    },
    onSuccess: onSent,
    onError: (failure) => {
      toast({ title: 'Fout bij indienen', text: reason(failure), tone: 'error' });
      const [field = ''] = failure instanceof ComplaintRefused ? Object.keys(failure.errors) : [];
      const step = STEP_OF_FIELD[field];
      if (step) onMend(step);
    },
  });
  const { error, variables: sent } = sending;
  const stands = (field: string) =>
    sent?.[field as keyof ComplaintBody] === body[field as keyof ComplaintBody];
  const refused = error instanceof ComplaintRefused ? Object.entries(error.errors) : [];
  const standing = refused.filter(([field]) => stands(field));
  return {
    send: () => sending.send(body),
    busy: sending.isPending,
    /**
     * Why the last try failed, in words for the visitor; null when it did not, a new one is under way, or what was wrong is
     * mended.
     */
    failure: error && (refused.length === 0 || standing.length > 0) ? reason(error) : null,
    /** What the backend found wrong, by field, until that field is changed. */
    fieldErrors: Object.fromEntries(standing),
    /** The answers are given up: what is sent next is another complaint. */
    forget: sending.forget,
  };
}

function reason(failure: Error): string {
  return failure instanceof ComplaintRefused ? failure.message : NOT_REACHED;
}
