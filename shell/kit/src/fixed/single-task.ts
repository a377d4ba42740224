import { useLayoutEffect } from 'react';
import { createStore, useStore } from 'zustand';

/** How many mounted components declare a single task. */
const tasks = createStore(() => 0);

/**
 * Declares, while the component is mounted, that its task is the only one on the screen. What offers something else beside it, such as the
 * chat, is not shown. `WizardFrame` and `CodeBoxes` call it themselves.
 */
export function useSingleTask(): void {
  useLayoutEffect(() => {
    tasks.setState((count) => count + 1);
    return () => tasks.setState((count) => count - 1);
  }, []);
}

/** Did a component on the current screen call `useSingleTask`? False on the server. */
export function useHasSingleTask(): boolean {
  return useStore(tasks, (count) => count > 0);
}
