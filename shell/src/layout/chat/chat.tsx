import {
  bottomEdge,
  color,
  type FloatingOptions,
  givesWay,
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
import { BUTTON, MARGIN } from './place';

const FLOATING: FloatingOptions = { behaviour: 'gives way', to: 'every control', inCorner: true };

const OpenButton = styled.button`
  ${givesWay}
  position: fixed;
  right: ${MARGIN}px;
  bottom: calc(${bottomEdge} + ${MARGIN}px);
  z-index: ${layer.chat};
  display: grid;
  place-items: center;
  width: ${BUTTON.phone}px;
  height: ${BUTTON.phone}px;
  padding: 0;
  color: ${color.paper};
  background: ${color.ink};
  /* Seen on the dark footer too. */
  border: 2px solid ${color.paper};
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
    width: ${BUTTON.tablet}px;
    height: ${BUTTON.tablet}px;
    svg {
      width: 28px;
      height: 28px;
    }
  }
`;

/**
 * The chat: a button in the corner that opens a small window. It greets, keeps what the visitor types, and says that nobody answers
 * there yet; nothing that is typed leaves the browser. The window is loaded when it is first opened. What was typed and whether it
 * is open stay as they are from page to page. Where filling in a form is the only purpose of a screen there is no chat, and the window
 * closes; without JavaScript there is none either.
 */
export function Chat() {
  const { telefoon } = useSite();
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const conversation = useConversation();
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  /** The focus was in the window when it closed: it goes back to the button. */
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
