import { useAuthUser, useConsent } from '@site/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetMessages, keepMessages, readMessages } from './kept-messages';

/** What a visitor typed in the chat. Nobody else sees it: nothing of it is sent. */
export interface Conversation {
  /** The oldest first. */
  messages: readonly string[];
  /** What stands in the field and was not placed yet. */
  draft: string;
  setDraft(text: string): void;
  /** Places what stands in the field, without the space around it. Nothing but space stays where it is. */
  place(): void;
}

/**
 * The conversation of this tab; it lasts as long as the component that asks for it. Visitors who allow functional storage find their
 * messages again after a reload. Whoever logs out leaves none behind.
 */
export function useConversation(): Conversation {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState('');
  const { status, allows } = useConsent();
  const mayKeep = allows('functioneel');
  const { user } = useAuthUser();
  const wasLoggedIn = useRef(false);

  useEffect(() => {
    if (user) {
      wasLoggedIn.current = true;
    } else if (wasLoggedIn.current) {
      wasLoggedIn.current = false;
      forgetMessages();
      setMessages([]);
      setDraft('');
    }
  }, [user]);

  useEffect(() => {
    if (status === 'unknown') return;
    if (!mayKeep) {
      forgetMessages();
    } else if (messages.length > 0) {
      keepMessages(messages);
    } else {
      const kept = readMessages();
      if (kept.length > 0) setMessages(kept);
    }
  }, [status, mayKeep, messages]);

  const place = useCallback(() => {
    const message = draft.trim();
    if (!message) return;
    setMessages((before) => [...before, message]);
    setDraft('');
  }, [draft]);

  return { messages, draft, setDraft, place };
}
