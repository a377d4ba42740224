import type { Answer, CALLS, CallName, Failure } from '@site/contract';
import { callApi, useToast } from '@site/kit';
import { useState } from 'react';

/** What became of a call: the answer, or a sentence for the visitor that says what went wrong. */
export type Outcome<A extends Answer> =
  | { ok: true; answer: A }
  | {
      ok: false;
      /** HTTP status, or null when no answer came at all. */
      status: number | null;
      message: string;
      /** What is wrong at which field. Empty when the server names none. */
      errors: Record<string, string>;
      /** The whole refusal, or null when no answer came at all. */
      refusal: Failure | null;
    };

interface SendOptions {
  body?: object;
  params?: Record<string, string>;
}

/**
 * Sends a call for a form: `busy` while it is under way, and a red toast 'Fout' when it fails, with the server's message
 * if there is one.
 *
 * @param unreachable what the toast says when there is no connection or no readable answer.
 */
export function useSend(unreachable: string) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function send<A extends Answer>(
    call: (typeof CALLS)[CallName],
    options?: SendOptions,
  ): Promise<Outcome<A>> {
    setBusy(true);
    try {
      const { answer, status } = await callApi<A | Failure>(call, options);
      if (answer.success) return { ok: true, answer: answer as A };
      const message = answer.message || 'Er is iets misgegaan';
      toast({ title: 'Fout', text: message, tone: 'error' });
      const refusal = answer as Failure;
      return { ok: false, status, message, errors: refusal.errors ?? {}, refusal };
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
