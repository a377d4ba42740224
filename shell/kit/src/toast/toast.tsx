import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { createStore, type StoreApi, useStore } from 'zustand';
import { bottomEdge, color, focusRing, font, layer, radius, space } from '../theme/theme';
import { timing } from '../theme/timing';

/** A short message in the corner. Never the only place that tells about an error. */
export interface Toast {
  title: string;
  text?: string;
  /** Default `good`. */
  tone?: 'good' | 'error';
}

interface ToastState {
  /** The toast in view; its number tells two equal ones apart. */
  current: (Toast & { number: number; open: boolean }) | null;
  show(toast: Toast): void;
  close(): void;
  closeError(): void;
}

function createToastStore(): StoreApi<ToastState> {
  return createStore<ToastState>((set) => ({
    current: null,
    show: (toast) =>
      set(({ current }) => ({ current: { ...toast, number: (current?.number ?? 0) + 1, open: true } })),
    close: () => set(({ current }) => ({ current: current && { ...current, open: false } })),
    closeError: () =>
      set(({ current }) => (current?.tone === 'error' ? { current: { ...current, open: false } } : {})),
  }));
}

const ToastContext = createContext<StoreApi<ToastState> | null>(null);

/** Holds the toast of everything below it. One per tree, so that requests on the server share nothing. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  return <ToastContext value={store}>{children}</ToastContext>;
}

function useToastStore(): StoreApi<ToastState> {
  const store = useContext(ToastContext);
  if (!store) throw new Error('Toasts need a ToastProvider above them.');
  return store;
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

const appear = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const slideOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { transform: translateX(calc(100% + 24px)); }
`;

const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  right: 0;
  bottom: ${bottomEdge};
  z-index: ${layer.toast};
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 420px;
  margin: 0;
  padding: ${space(2)};
  list-style: none;
  outline: none;
`;

const Root = styled(RadixToast.Root)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 4px 14px;
  align-items: start;
  padding: 16px 10px 16px 18px;
  border: 2px solid ${color.ink};
  border-radius: ${radius.m};
  background: ${color.card};
  color: ${color.ink};
  box-shadow: 0 18px 40px -12px rgb(0 0 0 / 40%);
  animation: ${appear} 150ms ease-out;

  > svg {
    margin-top: 1px;
    color: ${color.go};
  }

  &[data-tone='error'] {
    border-color: ${color.stop};
    background: ${color.stop};
    color: ${color.white};

    > svg {
      color: inherit;
    }
  }

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  &[data-swipe='cancel'] {
    transform: none;
    transition: transform 150ms;
  }

  &[data-swipe='end'] {
    animation: ${slideOut} 120ms ease-out forwards;
  }

  &:focus-visible {
    ${focusRing}
  }
`;

const words = css`
  grid-column: 2;
  overflow-wrap: anywhere;
`;

const Title = styled(RadixToast.Title)`
  ${words}
  font: 700 18px/1.3 ${font.display};
`;

const Text = styled(RadixToast.Description)`
  ${words}
  font-size: 16px;
  line-height: 1.4;
`;

const Close = styled(RadixToast.Close)`
  display: grid;
  grid-row: 1 / span 2;
  grid-column: 3;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -10px 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: transparent;
  color: inherit;
  cursor: pointer;
`;

/** The place where toasts appear; the shell renders it once. F8 puts the focus there, Escape closes. */
export function Toaster() {
  const store = useToastStore();
  const current = useStore(store, (state) => state.current);
  const error = current?.tone === 'error';
  const Sign = error ? CircleAlert : CircleCheck;
  return (
    <RadixToast.Provider label="Melding" duration={timing.toast} swipeDirection="right" swipeThreshold={50}>
      {current && (
        <Root
          key={current.number}
          data-tone={current.tone ?? 'good'}
          type={error ? 'foreground' : 'background'}
          open={current.open}
          onOpenChange={(open) => !open && store.getState().close()}
        >
          <Sign size={22} strokeWidth={2.4} aria-hidden="true" />
          <Title>{current.title}</Title>
          {current.text && <Text>{current.text}</Text>}
          <Close aria-label="Sluiten">
            <X size={20} strokeWidth={2.4} aria-hidden="true" />
          </Close>
        </Root>
      )}
      <Viewport data-screen-only hotkey={['F8']} label="Meldingen ({hotkey})" />
    </RadixToast.Provider>
  );
}
