import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createToastStore, type Toast, ToastContext, useToastStore } from './toast-store';

export type { Toast } from './toast-store';

/** Holds the toast of everything below it. One per tree, so that requests on the server share nothing. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  return <ToastContext value={store}>{children}</ToastContext>;
}

/**
 * Gives the function that shows a toast; it stays the same function. A newer toast takes the place of the older.
 *
 * @throws outside a ToastProvider.
 */
export function useToast(): (toast: Toast) => void {
  return useToastStore().getState().show;
}

/**
 * Gives the function that closes the toast if it tells about an error: for when that error is over, because the visitor
 * tries again or goes somewhere else. It stays the same function.
 *
 * @throws outside a ToastProvider.
 */
export function useCloseErrorToast(): () => void {
  return useToastStore().getState().closeError;
}

/**
 * The place where toasts appear; the shell renders it once. F8 puts the focus there, Escape closes. The browser fetches it
 * after the page has come alive: nothing tells of anything before that.
 */
export function Toaster() {
  const [View, setView] = useState<ComponentType | null>(null);
  const toast = useStore(useToastStore(), ({ current }) => current?.number);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it did not arrive, each new toast is a reason to try again.
  useEffect(() => {
    if (View) return;
    import(/* webpackChunkName: "toast" */ './toast-view').then(
      ({ ToastView }) => setView(() => ToastView),
      (error: unknown) => console.error(error),
    );
  }, [View, toast]);
  return View && <View />;
}
