import { tabStorage } from '../storage/tab-storage';

/** The stored answers of a wizard. */
export interface StoredAnswers<V> {
  values: V;
  /** Id of the last shown step; empty when no step was shown yet. */
  step: string;
}

/**
 * The stored answers, or null. Ignores answers whose type differs from `initial`, because the form may have changed since. Removes an
 * invalid value.
 */
export function readAnswers<V extends object>(key: string, initial: V): StoredAnswers<V> | null {
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

/** Stores the answers until they are sent or the tab closes. */
export function storeAnswers<V>(key: string, answers: StoredAnswers<V>): void {
  tabStorage.write(key, answers);
}

export function removeAnswers(key: string): void {
  tabStorage.remove(key);
}
