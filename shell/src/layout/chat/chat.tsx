import { color, layer, useHasSingleTask, useHydrated, useSite, useToast } from '@site/kit';
import { MessageCircleMore } from 'lucide-react';
import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import type { ChatPanelProps } from './chat-panel';
import { useConversation } from './conversation';
import { BUTTON_SIZE, MARGIN, margin } from './dimensions';

interface ChatState {
  /** Its code is being loaded. */
  loading: boolean;
  /** The open panel. */
  panel: ReactNode;
  /** @param event the click on the button that opens it, which gets the focus back. */
  open(event: MouseEvent<HTMLElement>): Promise<void>;
}

/** Null where the chat is not offered: without JavaScript, and on a screen with a single task. */
const ChatContext = createContext<ChatState | null>(null);

/**
 * Provides the chat to `Chat` and `ChatLink`: a small panel and the buttons that open it. The panel says that the chat is not staffed
 * yet; messages never leave the browser. Its code is loaded at the first opening. The messages, the draft and whether it is open persist
 * across pages. A screen with a single task (`useSingleTask`) closes it. Without JavaScript there is no chat.
 */
export function ChatProvider({ children }: { children: ReactNode }) {
  const { telefoon } = useSite();
  const toast = useToast();
  const opener = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const conversation = useConversation();
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const hasSingleTask = useHasSingleTask();
  const isOffered = useHydrated() && !hasSingleTask;

  useEffect(() => {
    if (hasSingleTask) setOpen(false);
  }, [hasSingleTask]);
  useEffect(() => {
    if (isOpen) hadFocus.current = false;
    else if (hadFocus.current) giveFocusBack(opener.current);
  }, [isOpen]);

  const open = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (loading) return;
    opener.current = currentTarget;
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
  const close = (had: boolean) => {
    hadFocus.current = had;
    setOpen(false);
  };

  const panel = isOpen && Panel && <Panel conversation={conversation} onClose={close} />;
  return <ChatContext value={isOffered ? { loading, panel, open } : null}>{children}</ChatContext>;
}

/** The menu that a button is in may be closed by now. */
function giveFocusBack(opener: HTMLElement | null): void {
  const menu = opener?.closest<HTMLDetailsElement>('details:not([open])');
  (menu?.querySelector('summary') ?? opener)?.focus();
}

export const CornerButton = styled.button`
  position: fixed;
  right: ${MARGIN}px;
  bottom: ${MARGIN}px;
  z-index: ${layer.chat};
  display: grid;
  place-items: center;
  width: ${BUTTON_SIZE}px;
  height: ${BUTTON_SIZE}px;
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
  ${margin.tight} {
    display: none;
  }
`;

/** No landmark where there is nothing in it. */
export const Aside = styled.aside`
  ${margin.tight} {
    &:not(:has([role='dialog'])) {
      display: none;
    }
  }
`;

/** The open chat or, where the margin beside the page has room for it, the button that opens it. */
export function Chat() {
  const chat = useContext(ChatContext);
  if (!chat) return null;
  const { loading, panel, open } = chat;
  return (
    <Aside aria-label="Chat" data-screen-only>
      {panel}
      <CornerButton
        type="button"
        hidden={Boolean(panel)}
        aria-label="Chat openen"
        aria-haspopup="dialog"
        aria-busy={loading}
        onClick={open}
      >
        <MessageCircleMore size={28} strokeWidth={2.2} aria-hidden />
      </CornerButton>
    </Aside>
  );
}

export const TextButton = styled.button`
  padding: 0;
  font: inherit;
  color: inherit;
  background: none;
  border: 0;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${margin.free} {
    display: none !important;
  }
`;

/** A button that opens the chat, in the menu and the footer: where the page has no margin for the one of `Chat`. */
export function ChatLink() {
  const chat = useContext(ChatContext);
  return (
    chat && (
      <TextButton type="button" aria-haspopup="dialog" aria-busy={chat.loading} onClick={chat.open}>
        <MessageCircleMore size={20} strokeWidth={2.4} aria-hidden />
        Chat openen
      </TextButton>
    )
  );
}
