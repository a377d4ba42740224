import type { Answer, AnswerOf, ApiCall, CallTypes, Failure, FailureOf } from '@site/contract';
import { type CallArguments, callApi, useToast } from '@site/kit';
import { useState } from 'react';

/** A call that answers whether it worked, with a message. */
type FormCall = ApiCall & CallTypes<unknown, Answer, Failure>;

/** The result of a call: the answer, or an error message for the visitor. */
export type Outcome<C extends FormCall = FormCall> =
  | { ok: true; answer: AnswerOf<C> }
  | {
      ok: false;
      /** HTTP status, or null when there was no answer. */
      status: number | null;
      message: string;
      /** Error messages by field. Empty when the server names none. */
      errors: Record<string, string>;
      /** The whole refusal, or null when there was no answer. */
      refusal: FailureOf<C> | null;
    };

/**
 * Sends a call for a form: `busy` while it is pending, and a red toast 'Fout' when it fails, with the message of the
 * server if there is one.
 *
 * @param unreachable the text of the toast without a connection or a valid answer.
 */
export function useSend(unreachable: string) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function send<C extends FormCall>(call: C, ...options: CallArguments<C>): Promise<Outcome<C>> {
    setBusy(true);
    try {
      const { answer, status } = await callApi(call, ...options);
      if (answer?.success) return { ok: true, answer };
      const refusal = answer as FailureOf<C> | null;
      const message = refusal?.message || 'Er is iets misgegaan';
      toast({ title: 'Fout', text: message, tone: 'error' });
      return { ok: false, status, message, errors: refusal?.errors ?? {}, refusal };
    } catch {
      toast({ title: 'Fout', text: unreachable, tone: 'error' });
      return {
        ok: false,
        status: null,
        message:
          'Wij konden onze server niet bereiken. Wat u hebt ingevuld, blijft staan. Probeer het zo opnieuw.',
        errors: {},
        refusal: null,
      };
    } finally {
      setBusy(false);
    }
  }

  return { busy, send };
}
