import { useAuthUser, useConsent } from '@site/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readMessages, removeMessages, storeMessages } from './stored-messages';

/** The visitor's messages in the chat. They are never sent. */
export interface Conversation {
  /** The oldest first. */
  messages: readonly string[];
  /** The text in the field that was not added yet. */
  draft: string;
  setDraft(text: string): void;
  /** Adds the trimmed draft to the messages. Does nothing for an empty one. */
  addMessage(): void;
}

/**
 * The conversation of this tab, for the lifetime of the calling component. With consent for functional storage the messages survive a
 * reload. A logout removes them.
 */
export function useConversation(): Conversation {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState('');
  const { status, allows } = useConsent();
  const mayStore = allows('functioneel');
  const { user } = useAuthUser();
  const wasLoggedIn = useRef(false);

  useEffect(() => {
    if (user) {
      wasLoggedIn.current = true;
    } else if (wasLoggedIn.current) {
      wasLoggedIn.current = false;
      removeMessages();
      setMessages([]);
      setDraft('');
    }
  }, [user]);

  useEffect(() => {
    if (status === 'unknown') return;
    if (!mayStore) {
      removeMessages();
    } else if (messages.length > 0) {
      storeMessages(messages);
    } else {
      const kept = readMessages();
      if (kept.length > 0) setMessages(kept);
    }
  }, [status, mayStore, messages]);

  const addMessage = useCallback(() => {
    const message = draft.trim();
    if (!message) return;
    setMessages((before) => [...before, message]);
    setDraft('');
  }, [draft]);

  return { messages, draft, setDraft, addMessage };
}
