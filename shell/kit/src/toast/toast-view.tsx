import { CircleAlert, CircleCheck } from 'lucide-react';
import * as RadixToast from 'radix-ui/toast';
import { type RefObject, useEffect, useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { useStore } from 'zustand';
import { CloseButton } from '../close-button/close-button';
import { useFixed } from '../fixed/use-fixed';
import { color, font, layer, radius, space } from '../theme/theme';
import { timing } from '../theme/timing';
import { useToastStore } from './toast-store';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-0.75rem); }
`;

const slideOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { transform: translateX(calc(100% + 1.5rem)); }
`;

/** Right below the header, wherever the page is scrolled to. Takes no height. */
const Region = styled.div`
  position: sticky;
  top: var(--header-height);
  z-index: ${layer.toast};
  flex: none;
  height: 0;
  /* A toast that is swiped away leaves the window. */
  overflow-x: clip;
  /* The header scrolls away in a low window. */
  @media (max-height: 29.99875em) {
    top: 0;
  }
`;

const Viewport = styled(RadixToast.Viewport)`
  position: absolute;
  top: 0;
  right: 0;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 26.25rem;
  padding: ${space(2)};
  list-style: none;
  outline: none;
  /* Only the toast itself takes pointer events. */
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;

const Root = styled(RadixToast.Root)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0.25rem 0.875rem;
  align-items: start;
  padding: 1rem 0.625rem 1rem 1.125rem;
  border: 2px solid ${color.ink};
  border-radius: ${radius.m};
  background: ${color.card};
  color: ${color.ink};
  box-shadow: 0 18px 40px -12px rgb(0 0 0 / 40%);
  animation: ${appear} 150ms ease-out;

  > svg {
    margin-top: 1px;
    color: ${color.success};
  }

  &[data-tone='error'] {
    border-color: ${color.error};
    background: ${color.error};
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
`;

const words = css`
  grid-column: 2;
  overflow-wrap: anywhere;
`;

const Title = styled(RadixToast.Title)`
  ${words}
  font: 700 1.125rem/1.3 ${font.display};
`;

const Text = styled(RadixToast.Description)`
  ${words}
  font-size: 1rem;
  line-height: 1.4;
`;

const Close = styled(CloseButton)`
  grid-row: 1 / span 2;
  grid-column: 3;
  margin: -0.625rem 0;
`;

/** The current toast in its viewport. F8 moves the focus there; Escape closes the toast, and so does the focus when it goes under it. */
export function ToastView() {
  const store = useToastStore();
  const current = useStore(store, (state) => state.current);
  const error = current?.tone === 'error';
  const Sign = error ? CircleAlert : CircleCheck;
  const viewport = useRef<HTMLOListElement>(null);
  useFixed(viewport, current?.open ? 'top' : null, { onFocusUnder: store.getState().close });
  useIgnoreStationaryPointer(viewport);
  return (
    <RadixToast.Provider label="Melding" duration={timing.toast} swipeDirection="right" swipeThreshold={50}>
      {current && (
        <Root
          key={current.number}
          data-tone={current.tone ?? 'success'}
          type={error ? 'foreground' : 'background'}
          open={current.open}
          onOpenChange={(open) => !open && store.getState().close(current.number)}
        >
          <Sign size={22} strokeWidth={2.4} />
          <Title>{current.title}</Title>
          {current.text && <Text>{current.text}</Text>}
          <RadixToast.Close asChild>
            <Close />
          </RadixToast.Close>
        </Root>
      )}
      <Region data-screen-only>
        <Viewport ref={viewport} hotkey={['F8']} label="Meldingen ({hotkey})" />
      </Region>
    </RadixToast.Provider>
  );
}

/** A toast's timer pauses while the pointer is on it, but not when the toast appeared under a stationary pointer. */
function useIgnoreStationaryPointer(viewport: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = viewport.current;
    const ignore = (event: PointerEvent) => {
      // Radix listens on the element around the viewport. The browser also sends the event when the page changes under the pointer.
      if (event.movementX === 0 && event.movementY === 0) event.stopPropagation();
    };
    element?.addEventListener('pointermove', ignore);
    return () => element?.removeEventListener('pointermove', ignore);
  }, [viewport]);
}
