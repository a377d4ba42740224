import { tabStorage } from '../storage/tab-storage';

/** The answers of a wizard as they are kept for this tab. */
export interface KeptAnswers<V> {
  values: V;
  /** Id of the step where the visitor was; empty when no step was shown yet. */
  step: string;
}

/**
 * What was kept, or null. Only answers of the kind that `initial` has are taken over: the form may have changed since.
 * What cannot be read is removed.
 */
export function readAnswers<V extends object>(key: string, initial: V): KeptAnswers<V> | null {
  const kept = tabStorage.readObject(key);
  if (!kept) return null;
  if (typeof kept.values !== 'object' || kept.values === null || typeof kept.step !== 'string') {
    tabStorage.remove(key);
    return null;
  }
  const same = Object.entries(kept.values).filter(([name, value]) => {
    const known = (initial as Record<string, unknown>)[name];
    return name in initial && (known === null || typeof known === typeof value);
  });
  return { values: { ...initial, ...Object.fromEntries(same) }, step: kept.step };
}

/** Keeps the answers until they are sent or the tab closes. */
export function keepAnswers<V>(key: string, answers: KeptAnswers<V>): void {
  tabStorage.write(key, answers);
}

/** Forgets the answers. */
export function forgetAnswers(key: string): void {
  tabStorage.remove(key);
}
