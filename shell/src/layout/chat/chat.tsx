import {
  bottomEdge,
  color,
  type FloatingOptions,
  fadeWhileAway,
  layer,
  media,
  useFloating,
  useHasSingleTask,
  useHydrated,
  useSite,
  useToast,
} from '@site/kit';
import { MessageCircleMore } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ChatPanelProps } from './chat-panel';
import { useConversation } from './conversation';
import { BUTTON_SIZE, MARGIN } from './dimensions';

const FLOATING: FloatingOptions = { behaviour: 'hides', from: 'all controls', inCorner: true };

/** The button that opens the chat. */
export const OpenButton = styled.button`
  ${fadeWhileAway}
  position: fixed;
  right: ${MARGIN}px;
  bottom: ${MARGIN}px;
  /* Not by its bottom: that would be a layout shift when the cookie banner appears. */
  transform: translateY(calc(-1 * ${bottomEdge}));
  z-index: ${layer.chat};
  display: grid;
  place-items: center;
  width: ${BUTTON_SIZE.phone}px;
  height: ${BUTTON_SIZE.phone}px;
  padding: 0;
  color: ${color.light};
  background: ${color.ink};
  /* Visible on the dark footer too. */
  border: 2px solid ${color.light};
  border-radius: 50%;
  box-shadow: 0 6px 18px -6px rgb(18 33 29 / 60%);
  cursor: pointer;
  &:hover {
    background: #2f423c;
  }
  &:focus-visible {
    border-radius: 50%;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${media.tablet} {
    right: var(--gutter);
    width: ${BUTTON_SIZE.tablet}px;
    height: ${BUTTON_SIZE.tablet}px;
    svg {
      width: 28px;
      height: 28px;
    }
  }
`;

/**
 * The chat: a button in the corner that opens a small panel. The panel says that the chat is not staffed yet; messages never leave
 * the browser. Its code is loaded at the first opening. The messages, the draft and whether it is open persist across pages. The chat
 * is not shown on a screen with a single task (`useSingleTask`), which closes the panel, and not without JavaScript.
 */
export function Chat() {
  const { telefoon } = useSite();
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const conversation = useConversation();
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  /** The focus was in the panel when it closed, and moves to the button. */
  const [returnFocus, setReturnFocus] = useState(false);

  useEffect(() => {
    if (returnFocus && !open) button.current?.focus();
  }, [returnFocus, open]);

  const hasSingleTask = useHasSingleTask();
  useEffect(() => {
    if (hasSingleTask) setOpen(false);
  }, [hasSingleTask]);

  const show = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const { ChatPanel } = await import(/* webpackChunkName: "chat" */ './chat-panel');
      setPanel(() => ChatPanel);
      setOpen(true);
    } catch (error) {
      console.error(error);
      toast({
        tone: 'error',
        title: 'De chat gaat nu niet open',
        text: `Probeer het opnieuw, of bel ${telefoon}.`,
      });
    } finally {
      setLoading(false);
    }
  };

  const shown = useHydrated() && !hasSingleTask;
  const isButton = shown && !(open && Panel);
  useFloating(button, isButton ? FLOATING : null);

  if (!shown) return null;
  return (
    <aside aria-label="Chat" data-screen-only>
      {Panel && !isButton ? (
        <Panel
          conversation={conversation}
          onClose={(hadFocus) => {
            setReturnFocus(hadFocus);
            setOpen(false);
          }}
        />
      ) : (
        <OpenButton
          ref={button}
          type="button"
          aria-label="Chat openen"
          aria-haspopup="dialog"
          aria-busy={loading}
          onClick={() => void show()}
        >
          <MessageCircleMore size={24} strokeWidth={2.2} aria-hidden />
        </OpenButton>
      )}
    </aside>
  );
}
