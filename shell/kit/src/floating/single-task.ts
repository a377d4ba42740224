import { useLayoutEffect, useSyncExternalStore } from 'react';

let screens = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  screens += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Says, for as long as the component is there, that the screen has one purpose: filling in this form. What floats over it to offer
 * something else, such as the chat, stays away. `WizardFrame` and `CodeBoxes` say so themselves.
 */
export function useSingleTask(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Has the screen at hand one purpose, as a component on it says with `useSingleTask`? False on the server. */
export function useHasSingleTask(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => screens > 0,
    () => false,
  );
}
