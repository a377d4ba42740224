import { tabStorage } from '@site/kit';
import type { WizardState } from '@site/kit/wizard';
import { useLayoutEffect, useState } from 'react';

/** A form that was sent in this tab. */
export interface SentForm<A> {
  email: string;
  /** The answer of the backend; null when there was no readable one. */
  answer: A | null;
  /** When it was sent, in ms since 1970. */
  at: number;
  /** The confirmation is shown again, after a reload or by the back button. */
  again?: true;
}

/**
 * The form that was sent in this tab, so that a reload and the back button show its confirmation, and no empty form. A link to the page
 * begins another one.
 *
 * @param form the name of the form, unique on the site.
 */
export function useSentForm<A extends object>(
  form: string,
  wizard: Pick<WizardState<unknown>, 'ready' | 'visited'>,
) {
  const key = `${form}-verstuurd`;
  const [sent, setSent] = useState<SentForm<A> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at the arrival on the page, and only then.
  useLayoutEffect(() => {
    if (!wizard.ready) return;
    if (wizard.visited) setSent(read(key));
    else tabStorage.remove(key);
  }, [wizard.ready, key]);

  return {
    sent,
    store(email: string, answer: A | null) {
      const now: SentForm<A> = { email, answer, at: Date.now() };
      tabStorage.write(key, now);
      setSent(now);
    },
    discard() {
      tabStorage.remove(key);
      setSent(null);
    },
  };
}

function read<A extends object>(key: string): SentForm<A> | null {
  const { email, answer, at } = tabStorage.readObject(key) ?? {};
  if (typeof email !== 'string' || typeof at !== 'number') return null;
  return { email, answer: answer && typeof answer === 'object' ? (answer as A) : null, at, again: true };
}
