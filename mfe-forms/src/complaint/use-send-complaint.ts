import { CALLS, type ComplaintBody } from '@site/contract';
import { callApi, useToast } from '@site/kit';
import { useSending } from '../parts/use-sending';

/** The backend refused the complaint. */
class ComplaintRefused extends Error {
  override name = 'ComplaintRefused';

  constructor(
    /** Message for the visitor. */
    message = 'Er is iets misgegaan. Probeer het opnieuw of neem contact met ons op.',
    readonly errors: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

const NOT_REACHED =
  'Er is een fout opgetreden bij het verzenden. Probeer het opnieuw of neem contact met ons op.';

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
  const sending = useSending<ComplaintBody>({
    form,
    call: async (sent, idempotencyKey) => {
      const { ok, answer } = await callApi(CALLS.complaints, {
        body: sent,
        idempotencyKey,
      });
      if (answer?.success) return;
      throw new ComplaintRefused(answer?.message || undefined, ok ? undefined : answer?.errors);
    },
    onSuccess: onSent,
    onError: (failure) => {
      toast({ title: 'Fout bij indienen', text: reason(failure), tone: 'error' });
      const [field = ''] = failure instanceof ComplaintRefused ? Object.keys(failure.errors) : [];
      const step = STEP_OF_FIELD[field];
      if (step) onRefusedField(step);
    },
  });
  const { error, variables: sent } = sending;
  const isUnchanged = (field: string) =>
    sent?.[field as keyof ComplaintBody] === body[field as keyof ComplaintBody];
  const refused = error instanceof ComplaintRefused ? Object.entries(error.errors) : [];
  const unchanged = refused.filter(([field]) => isUnchanged(field));
  return {
    send: () => sending.send(body),
    busy: sending.isPending,
    /**
     * Error message of the last attempt, for the visitor; null when it succeeded, a new one is pending, or the errors were
     * corrected.
     */
    failure: error && (refused.length === 0 || unchanged.length > 0) ? reason(error) : null,
    /** Errors of the backend by field, until that field is changed. */
    fieldErrors: Object.fromEntries(unchanged),
    /** Call when the answers are discarded: the next submission is another complaint. */
    discard: sending.discard,
  };
}

function reason(failure: Error): string {
  return failure instanceof ComplaintRefused ? failure.message : NOT_REACHED;
}
