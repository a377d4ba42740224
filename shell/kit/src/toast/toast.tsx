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
 * The region where toasts appear, right below the header: the shell renders it once, there. The browser fetches its code after hydration: there
 * are no toasts before that.
 */
export function Toaster() {
  const [View, setView] = useState<ComponentType | null>(null);
  const toast = useStore(useToastStore(), ({ current }) => current?.number);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the code failed to load, each new toast retries.
  useEffect(() => {
    if (View) return;
    import(/* webpackChunkName: "toast" */ './toast-view').then(
      ({ ToastView }) => setView(() => ToastView),
      (error: unknown) => console.error(error),
    );
  }, [View, toast]);
  return View && <View />;
}
