import { useEffect, useState } from 'react';

/** In place of an answer while there is none yet. */
export const SEARCHES = 'zoekt';

/** What became of looking something up; null while there is nothing to look up. `lookUp` never fails. */
export function useLookUp<Key, Outcome>(
  key: Key | null,
  lookUp: (key: Key) => Promise<Outcome>,
): Outcome | typeof SEARCHES | null {
  const [found, setFound] = useState<{ key: Key; outcome: Outcome } | null>(null);
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    lookUp(key).then((outcome) => isWanted && setFound({ key, outcome }));
    return () => {
      isWanted = false;
    };
  }, [key, lookUp]);
  if (key === null) return null;
  return found?.key === key ? found.outcome : SEARCHES;
}

/** In place of the answer of a call that failed, where the visitor goes on without. */
export const NO_ANSWER = { ok: false, answer: null } as const;
