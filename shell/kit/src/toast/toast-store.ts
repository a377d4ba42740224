import { createContext, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand';

/** A short message in the corner. Never the only place that tells about an error. */
export interface Toast {
  title: string;
  text?: string;
  /** Default `good`. */
  tone?: 'good' | 'error';
}

/** The toast in view, and what can be done with it. */
export interface ToastState {
  /** The toast in view; its number tells two equal ones apart. */
  current: (Toast & { number: number; open: boolean }) | null;
  show(toast: Toast): void;
  close(): void;
  closeError(): void;
}

/** The toasts of one tree. */
export function createToastStore(): StoreApi<ToastState> {
  return createStore<ToastState>((set) => ({
    current: null,
    show: (toast) =>
      set(({ current }) => ({ current: { ...toast, number: (current?.number ?? 0) + 1, open: true } })),
    close: () => set(({ current }) => ({ current: current && { ...current, open: false } })),
    closeError: () =>
      set(({ current }) => (current?.tone === 'error' ? { current: { ...current, open: false } } : {})),
  }));
}

/** Where the toasts of a tree are found. */
export const ToastContext = createContext<StoreApi<ToastState> | null>(null);

/** The toasts of this tree. @throws outside a ToastProvider. */
export function useToastStore(): StoreApi<ToastState> {
  const store = useContext(ToastContext);
  if (!store) throw new Error('Toasts need a ToastProvider above them.');
  return store;
}
