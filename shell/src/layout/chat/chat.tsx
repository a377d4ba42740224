import { color, layer, useHasSingleTask, useHydrated, useSite, useToast } from '@site/kit';
import { MessageCircleMore } from 'lucide-react';
import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import styled from 'styled-components';
import type { ChatPanelProps } from './chat-panel';
import { useConversation } from './conversation';

/** Diameter of the button in the corner of the window, and its distance to the edges, in px. */
const BUTTON_SIZE = 60;
const MARGIN = 16;

/** The narrowest window whose margin beside the content (1200 px at most) has room for that button, so that it never covers text. */
const ROOMY = 1200 + 2 * (BUTTON_SIZE + 2 * MARGIN);

/** Media queries: `free` where the margin has room for the button, `tight` where it does not. */
export const margin = {
  free: `@media (min-width: ${ROOMY}px)`,
  tight: `@media (max-width: ${ROOMY - 0.02}px)`,
} as const;

/** Opens the chat. Null where it is not offered: without JavaScript, and on a screen with a single task. */
const OpenChat = createContext<((event: MouseEvent<HTMLElement>) => void) | null>(null);

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

/**
 * The chat of the pages in it: a small panel at the end, opened by `ChatLink` or, where the margin beside the page has room, by a button
 * in the corner. Its code is loaded at the first opening. What was typed, and whether it is open, persist across pages.
 */
export function ChatProvider({ children }: { children: ReactNode }) {
  const { telefoon } = useSite();
  const toast = useToast();
  const conversation = useConversation();
  /** The open panel, and the button that opened it. */
  const [shown, setShown] = useState<{ Panel: ComponentType<ChatPanelProps>; opener: HTMLElement } | null>(
    null,
  );
  const hasSingleTask = useHasSingleTask();
  const isOffered = useHydrated() && !hasSingleTask;

  useEffect(() => {
    if (hasSingleTask) setShown(null);
  }, [hasSingleTask]);

  const open = async ({ currentTarget: opener }: MouseEvent<HTMLElement>) => {
    try {
      const { ChatPanel } = await import(/* webpackChunkName: "chat" */ './chat-panel');
      setShown({ Panel: ChatPanel, opener });
    } catch (error) {
      console.error(error);
      toast({
        tone: 'error',
        title: 'De chat gaat nu niet open',
        text: `Probeer het opnieuw, of bel ${telefoon}.`,
      });
    }
  };

  return (
    <OpenChat value={isOffered ? open : null}>
      {children}
      {isOffered && (
        <Aside aria-label="Chat" data-screen-only>
          {shown && (
            <shown.Panel conversation={conversation} opener={shown.opener} onClose={() => setShown(null)} />
          )}
          <CornerButton
            type="button"
            hidden={shown !== null}
            aria-label="Chat openen"
            aria-haspopup="dialog"
            onClick={open}
          >
            <MessageCircleMore size={28} strokeWidth={2.2} />
          </CornerButton>
        </Aside>
      )}
    </OpenChat>
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
  ${margin.free} {
    display: none !important;
  }
`;

/** A button that opens the chat, in the menu and the footer: where the page has no margin for the one in the corner. */
export function ChatLink() {
  const open = useContext(OpenChat);
  return (
    open && (
      <TextButton type="button" aria-haspopup="dialog" onClick={open}>
        <MessageCircleMore size={20} strokeWidth={2.4} />
        Chat openen
      </TextButton>
    )
  );
}
