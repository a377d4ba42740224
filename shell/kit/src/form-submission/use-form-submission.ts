import type { AnswerOf, ApiCall, CallTypes, Failure, FailureOf } from '@site/contract';
import { useRef, useState } from 'react';
import { type CallArguments, type CallOptions, callApi, callOk } from '../api/api-client';
import { HttpError, NetworkError } from '../api/errors';
import { SubmissionKey } from './submission-key';

/** A call whose failure says what is wrong, as every call of the contract does. */
export type FormCall = ApiCall & CallTypes<unknown, unknown, Failure>;

/** Why a form was not accepted. */
export interface SubmissionFailure<C extends FormCall = FormCall> {
  ok: false;
  /** HTTP status; null when there was no connection, no answer in time, or one that is no JSON. */
  status: number | null;
  /** The backend's sentence for the visitor, when it gave one. */
  reason: string | null;
  /** The same sentence when the backend accepts nothing for now, because of a limit or a disruption: it says when to retry. */
  wait: string | null;
  /** What is wrong at which field: sentences for the visitor. */
  errors: Readonly<Record<string, string>>;
  /** The whole answer of a call made with `send`; null without one. */
  answer: FailureOf<C> | null;
}

/** What became of a form: it was accepted, with this answer, or not. */
export type SubmissionOutcome<C extends FormCall = FormCall> =
  | { ok: true; answer: AnswerOf<C> }
  | SubmissionFailure<C>;

/** The sending of one form. */
export interface FormSubmission {
  /** Is a request pending? */
  busy: boolean;
  /**
   * Makes a call. It is accepted when the status is ok and the answer does not say `success: false`.
   *
   * @returns null, and sends nothing, while an earlier request is pending: the second click of a double click arrives before a button
   *   can be disabled.
   * @throws whatever is no `NetworkError` or `HttpError`: a programming error, which is not to be caught but to be reported.
   */
  send<C extends FormCall>(call: C, ...options: CallArguments<C>): Promise<SubmissionOutcome<C> | null>;
  /** As `send`, for a call of which only the ok status counts: an accepted one may have no readable answer. */
  sendOk<C extends FormCall>(
    call: C,
    ...options: CallArguments<C>
  ): Promise<{ ok: true; answer: AnswerOf<C> | null } | SubmissionFailure<C> | null>;
  /** Why the last request failed; null before the first, while one is pending, and after an accepted one. */
  failure: SubmissionFailure | null;
  /** The errors of the last request by field, each until the value of that field changes. */
  fieldErrors: Record<string, string>;
  /** Were all fields changed that the last failure names? False when it names none. */
  corrected: boolean;
  /** Forgets the last failure and the idempotency key: the answers were discarded, and the next form is another one. */
  discard(): void;
}

/**
 * Sends a form, one request at a time, and tells the failures of the call from those of the page.
 *
 * @param options.values the fields as they are now, by their names in the body: the error of a field disappears when its value changes.
 * @param options.draft for calls that take an idempotency key: one name per form of the site. The key is in session storage until the
 *   form is accepted, because a reload can lose the answer; the same body keeps the key.
 */
export function useFormSubmission({
  values,
  draft,
}: {
  values?: object;
  draft?: string;
} = {}): FormSubmission {
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ failure: SubmissionFailure; values: object | undefined } | null>(null);
  const [key] = useState(() => (draft === undefined ? null : new SubmissionKey(draft)));
  const pending = useRef(false);

  async function request<C extends FormCall, O extends { ok: true }>(
    args: CallArguments<C>,
    call: (...args: CallArguments<C>) => Promise<O | SubmissionFailure<C>>,
  ): Promise<O | SubmissionFailure<C> | null> {
    if (pending.current) return null;
    pending.current = true;
    setBusy(true);
    setLast(null);
    try {
      const outcome = await call(...withKey<C>(args, key)).catch(failureOf);
      if (outcome.ok) key?.discard();
      else setLast({ failure: outcome, values });
      return outcome;
    } finally {
      pending.current = false;
      setBusy(false);
    }
  }

  const errors = Object.entries(last?.failure.errors ?? {});
  const uncorrected = errors.filter(([field]) => fieldOf(last?.values, field) === fieldOf(values, field));
  return {
    busy,
    send: (call, ...args) => request(args, (...options) => readOutcome(call, options)),
    sendOk: (call, ...args) =>
      request(args, async (...options) => ({ ok: true, answer: await callOk(call, ...options) })),
    failure: last?.failure ?? null,
    fieldErrors: Object.fromEntries(uncorrected),
    corrected: errors.length > 0 && uncorrected.length === 0,
    discard: () => {
      key?.discard();
      setLast(null);
    },
  };
}

function fieldOf(values: object | undefined, field: string): unknown {
  return (values as Record<string, unknown> | undefined)?.[field];
}

/** The arguments of a call with the idempotency key of its body. */
function withKey<C extends FormCall>(args: CallArguments<C>, key: SubmissionKey | null): CallArguments<C> {
  if (!key) return args;
  const options: CallOptions<C> | undefined = args[0];
  return [{ ...options, idempotencyKey: key.of(options?.body ?? {}) }] as CallArguments<C>;
}

async function readOutcome<C extends FormCall>(
  call: C,
  args: CallArguments<C>,
): Promise<SubmissionOutcome<C>> {
  const outcome = await callApi(call, ...args);
  if (outcome.ok && !isRejection(outcome.answer)) return { ok: true, answer: outcome.answer };
  const answer = outcome.answer as FailureOf<C> | null;
  return { ...failed(outcome.status, answer?.message || null, answer?.errors), answer };
}

/** Does this answer contradict its ok status? */
function isRejection(answer: unknown): boolean {
  return typeof answer !== 'object' || answer === null || ('success' in answer && answer.success === false);
}

/** The failure that an error of the API client stands for. @throws any other error. */
function failureOf(error: unknown): SubmissionFailure<never> {
  if (error instanceof HttpError) return failed(error.status, error.reason, error.errors);
  if (error instanceof NetworkError) return failed(null, null);
  throw error;
}

function failed(
  status: number | null,
  reason: string | null,
  errors: SubmissionFailure['errors'] = {},
): SubmissionFailure<never> {
  const wait = status === 429 || status === 503 ? reason : null;
  return { ok: false, status, reason, wait, errors, answer: null };
}
