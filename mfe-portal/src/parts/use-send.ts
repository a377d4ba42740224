import { type CallArguments, useToast } from '@site/kit';
import { type FormCall, type SubmissionFailure, useFormSubmission } from '@site/kit/controls';

/**
 * `useFormSubmission` with a red toast 'Fout' when a call fails, with the message of the server if there is one. Not when the session has
 * expired or was ended, and not when it is rejected for now, by a limit: that stays at the form, which says when to retry.
 *
 * @param unreachable the text of the toast without a connection or a valid answer.
 * @param values the fields as they are now: the error of a field disappears when its value changes.
 * @param draft for calls that take an idempotency key: one name per form of the site.
 */
export function useSend(unreachable: string, values?: object, draft?: string) {
  const toast = useToast();
  const submission = useFormSubmission({ values, draft });
  const send = async <C extends FormCall>(call: C, ...options: CallArguments<C>) => {
    const outcome = await submission.send(call, ...options);
    if (outcome && !outcome.ok && outcome.status !== 401 && !outcome.wait) {
      const text = outcome.status === null ? unreachable : messageOf(outcome);
      toast({ title: 'Fout', text, tone: 'error' });
    }
    return outcome;
  };
  return { ...submission, send };
}

/** The message of a failure for the visitor, in or below the form. */
export function messageOf({ status, reason }: SubmissionFailure): string {
  if (status === null) {
    return 'Wij konden onze server niet bereiken. Wat u hebt ingevuld, blijft staan. Probeer het zo opnieuw.';
  }
  return reason ?? 'Er is iets misgegaan';
}
