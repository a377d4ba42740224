import { createContext, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand';

/** A short message in the corner. Never the only place that shows an error. */
export interface Toast {
  title: string;
  text?: string;
  /** Default `success`. */
  tone?: 'success' | 'error';
}

/** The current toast and its actions. */
export interface ToastState {
  /** The current toast; `number` distinguishes two equal ones. */
  current: (Toast & { number: number; open: boolean }) | null;
  show(toast: Toast): void;
  /** @param number only when that is the current one; its timer may end while a newer one appears */
  close(number?: number): void;
  closeError(): void;
}

/** The toast store of one React tree. */
export function createToastStore(): StoreApi<ToastState> {
  return createStore<ToastState>((set) => ({
    current: null,
    show: (toast) =>
      set(({ current }) => ({ current: { ...toast, number: (current?.number ?? 0) + 1, open: true } })),
    close: (number) =>
      set(({ current }) =>
        current && (number ?? current.number) === current.number
          ? { current: { ...current, open: false } }
          : {},
      ),
    closeError: () =>
      set(({ current }) => (current?.tone === 'error' ? { current: { ...current, open: false } } : {})),
  }));
}

/** Provides the toast store. */
export const ToastContext = createContext<StoreApi<ToastState> | null>(null);

/** The toast store of this React tree. @throws outside a ToastProvider. */
export function useToastStore(): StoreApi<ToastState> {
  const store = useContext(ToastContext);
  if (!store) throw new Error('Toasts need a ToastProvider above them.');
  return store;
}
