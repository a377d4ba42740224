import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first render in the browser, so that both are equal; true after hydration.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
