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
 * Declares, while the component is mounted, that filling in its form is the only task on the screen. What offers something else beside
 * it, such as the chat, is not shown. `WizardFrame` and `CodeBoxes` call it themselves.
 */
export function useSingleTask(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Did a component on the current screen call `useSingleTask`? False on the server. */
export function useHasSingleTask(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => screens > 0,
    () => false,
  );
}
