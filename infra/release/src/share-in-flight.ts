/**
 * Lets calls for the same key share the work of the first one, until it ends.
 *
 * @returns the function that shares: it starts the work only when none for this key is going on
 */
export function shareInFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const going = new Map<string, Promise<T>>();
  return (key, work) => {
    const known = going.get(key);
    if (known) return known;
    const started = work().finally(() => going.delete(key));
    going.set(key, started);
    return started;
  };
}
