import type { CALLS, LeaseApplicationBody } from '@site/contract';
import { callOk, HttpError, useToast } from '@site/kit';
import { reasonToWait } from '../parts/reason-to-wait';
import { useSending } from '../parts/use-sending';

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

export interface SendApplication {
  send(): void;
  busy: boolean;
  /** The last attempt failed, none is pending, and its field errors have not been corrected yet. */
  failed: boolean;
  /** The last attempt failed because the session has expired. */
  expired: boolean;
  /** Message with the reason and when to retry, when the last attempt was refused by a limit; null for other failures. */
  wait: string | null;
  /** Errors of the backend by field, until that field is changed. */
  fieldErrors: Record<string, string>;
  /** Call when the answers are discarded: the next submission is another application. */
  discard(): void;
}

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

/** Sends an application; only an ok status counts as sent. After a failure all answers are kept. */
export function useSendApplication({
  form,
  call,
  body,
  onSent,
  onRefusedField,
}: SendOptions): SendApplication {
  const toast = useToast();
  const sending = useSending<LeaseApplicationBody>({
    form,
    call: (sent, idempotencyKey) => callOk(call, { body: sent, idempotencyKey }),
    onSuccess: onSent,
    onError: (failure) => {
      toast({ title: 'Fout', text: SEND_FAILURE, tone: 'error' });
      const [field = ''] = failure instanceof HttpError ? Object.keys(failure.errors) : [];
      const step = STEP_OF_FIELD[field];
      if (step) onRefusedField(step);
    },
  });
  const { error, variables: sent } = sending;
  const isUnchanged = (field: string) =>
    sent?.[field as keyof LeaseApplicationBody] === body[field as keyof LeaseApplicationBody];
  const refused = error instanceof HttpError ? Object.entries(error.errors) : [];
  const unchanged = refused.filter(([field]) => isUnchanged(field));
  return {
    send: () => sending.send(body),
    busy: sending.isPending,
    failed: sending.isError && (refused.length === 0 || unchanged.length > 0),
    expired: error instanceof HttpError && error.status === 401,
    wait: reasonToWait(error),
    fieldErrors: Object.fromEntries(unchanged),
    discard: sending.discard,
  };
}
