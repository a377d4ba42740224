import type { LeaseApplicationBody } from '@site/contract';
import { type ApiCall, callOk, HttpFailure, useToast } from '@site/kit';
import { reasonToWait } from '../parts/reason-to-wait';
import { useSending } from '../parts/use-sending';

/** What is said when an application could not be sent. The answer gives no other reason than, sometimes, errors by field. */
export const SEND_FAILURE = 'Er ging iets mis bij het verzenden. Probeer het opnieuw.';

/** The step at which each field of an application is mended. */
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

/** A form that is being sent. */
export interface SendApplication {
  send(): void;
  busy: boolean;
  /** The last try failed, nothing is being sent now, and what was wrong is not mended yet as far as that is known. */
  failed: boolean;
  /** The last try failed because the session is over. */
  expired: boolean;
  /** Why the last try was refused and when to try again, in words; null for every other failure. */
  wait: string | null;
  /** What the backend found wrong, by field, until that field is changed. */
  fieldErrors: Record<string, string>;
  /** The answers are given up: what is sent next is another application. */
  forget(): void;
}

interface SendOptions {
  /** The name under which the tab keeps the answers of this form. */
  form: string;
  call: ApiCall;
  /** The application as it stands now. */
  body: LeaseApplicationBody;
  onSent: () => void;
  /** The backend found something wrong at a field of this step. */
  onMend: (stepId: string) => void;
}

/** Sends an application; only an ok status counts as sent. After a failure all answers are still there. */
export function useSendApplication({ form, call, body, onSent, onMend }: SendOptions): SendApplication {
  const toast = useToast();
  const sending = useSending<LeaseApplicationBody>({
    form,
    call: (sent, idempotencyKey) => callOk(call, { body: sent, idempotencyKey }),
    onSuccess: onSent,
    onError: (failure) => {
      toast({ title: 'Fout', text: SEND_FAILURE, tone: 'error' });
      const [field = ''] = failure instanceof HttpFailure ? Object.keys(failure.errors) : [];
      const step = STEP_OF_FIELD[field];
      if (step) onMend(step);
    },
  });
  const { error, variables: sent } = sending;
  const stands = (field: string) =>
    sent?.[field as keyof LeaseApplicationBody] === body[field as keyof LeaseApplicationBody];
  const refused = error instanceof HttpFailure ? Object.entries(error.errors) : [];
  const standing = refused.filter(([field]) => stands(field));
  return {
    send: () => sending.send(body),
    busy: sending.isPending,
    failed: sending.isError && (refused.length === 0 || standing.length > 0),
    expired: error instanceof HttpFailure && error.status === 401,
    wait: reasonToWait(error),
    fieldErrors: Object.fromEntries(standing),
    forget: sending.forget,
  };
}
