import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { tabStorage } from '../storage/tab-storage';

interface StoredAnswers<V> {
  values: V;
  /** Id of the last shown step; empty when no step was shown yet. */
  step: string;
}

/**
 * The answers of a wizard and the last shown step, which survive a reload until `clear`.
 *
 * @param entry the key of the current history entry.
 */
export function useStoredAnswers<V extends object>(key: string, initial: V, entry: string) {
  const [start] = useState(initial);
  const [{ values, step: reached }, setAnswers] = useState<StoredAnswers<V>>({ values: initial, step: '' });
  /** The last step of an earlier visit in this tab and the entry that shows it; null without one, undefined until the storage was read. */
  const [restored, setRestored] = useState<{ step: string; entry: string } | null>();
  const ready = restored !== undefined;
  const edited = values !== start;

  // Stored answers are read after the first render, which must equal the server's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per wizard.
  useLayoutEffect(() => {
    const stored = readAnswers(key, initial);
    if (stored) setAnswers(stored);
    setRestored(stored && { step: stored.step, entry });
  }, [key]);

  useEffect(() => {
    if (ready && edited) tabStorage.write(key, { values, step: reached });
  }, [ready, edited, key, values, reached]);

  return {
    values,
    set: useCallback(
      (patch: Partial<V>) => setAnswers((now) => ({ ...now, values: { ...now.values, ...patch } })),
      [],
    ),
    /** Were answers given, in this visit or an earlier one in this tab? */
    edited,
    /** Was the storage read? */
    ready,
    restored,
    /** The last shown step; empty before the first. */
    reached,
    reach: useCallback((step: string) => setAnswers((now) => ({ ...now, step })), []),
    clear: () => {
      tabStorage.remove(key);
      setAnswers({ values: start, step: '' });
      setRestored(null);
    },
  };
}

/**
 * The stored answers, or null. Ignores answers whose type differs from `initial`, because the form may have changed since. Removes an
 * invalid value.
 */
function readAnswers<V extends object>(key: string, initial: V): StoredAnswers<V> | null {
  const stored = tabStorage.readObject(key);
  if (!stored) return null;
  if (typeof stored.values !== 'object' || stored.values === null || typeof stored.step !== 'string') {
    tabStorage.remove(key);
    return null;
  }
  const same = Object.entries(stored.values).filter(([name, value]) => {
    const known = (initial as Record<string, unknown>)[name];
    return name in initial && (known === null || typeof known === typeof value);
  });
  return { values: { ...initial, ...Object.fromEntries(same) }, step: stored.step };
}
