import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createToastStore, type Toast, ToastContext, useToastStore } from './toast-store';

export type { Toast } from './toast-store';

/** Provides toasts. One per tree, so that requests on the server share nothing. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  return <ToastContext value={store}>{children}</ToastContext>;
}

/**
 * Returns the function that shows a toast, with a stable identity. A newer toast replaces the older.
 *
 * @throws outside a ToastProvider.
 */
export function useToast(): (toast: Toast) => void {
  return useToastStore().getState().show;
}

/**
 * Returns the function that closes the toast if it is about an error, for a retry or a navigation. It has a stable identity.
 *
 * @throws outside a ToastProvider.
 */
export function useCloseErrorToast(): () => void {
  return useToastStore().getState().closeError;
}

/**
 * The viewport where toasts appear; the shell renders it once. The browser fetches its code when the visitor first presses something or a
 * key, so that it is there when the answer to that fails, and otherwise with the first toast.
 */
export function Toaster() {
  const [View, setView] = useState<ComponentType | null>(null);
  const [wanted, setWanted] = useState(false);
  const toast = useStore(useToastStore(), ({ current }) => current?.number);

  useEffect(() => {
    const listening = new AbortController();
    const want = () => {
      setWanted(true);
      listening.abort();
    };
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(type, want, { capture: true, passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (View || (!wanted && toast === undefined)) return;
    import(/* webpackChunkName: "toast" */ './toast-view').then(
      ({ ToastView }) => setView(() => ToastView),
      (error: unknown) => console.error(error),
    );
  }, [View, wanted, toast]);
  return View && <View />;
}
