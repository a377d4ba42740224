/**
 * Lets calls for the same key share the work of the first one, until it ends. Calls for one key must all want the same.
 *
 * @returns the function that shares: it starts the work only when none for this key is going on
 */
export function shareInFlight(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const going = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>) => {
    const known = going.get(key) as Promise<T> | undefined;
    if (known) return known;
    const started = work().finally(() => going.delete(key));
    going.set(key, started);
    return started;
  };
}
