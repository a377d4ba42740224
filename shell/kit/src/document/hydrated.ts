import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Is this the browser, after hydration? False on the server and in the first render over the server's HTML, so that
 * both are equal; true from the second render on.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
