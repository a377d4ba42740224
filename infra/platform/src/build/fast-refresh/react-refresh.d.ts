/** The part of React Refresh that is used here; the package has no types. */
declare module 'react-refresh/runtime' {
  /** Must be called before React DOM is loaded. */
  export function injectIntoGlobalHook(target: object): void;
  /** Renders the components that were registered again since the last call; those whose hooks are the same keep their state. */
  export function performReactRefresh(): object | null;
}
