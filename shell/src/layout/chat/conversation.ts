import { tabStorage, useAuthUser, useConsent } from '@site/kit';
import { useEffect, useRef, useState } from 'react';

/** Key of the messages in session storage. */
const KEY = 'chat';

export type Conversation = ReturnType<typeof useConversation>;

/**
 * What the visitor typed in the chat of this tab, for the lifetime of the calling component. It is never sent. With consent for functional
 * storage the messages survive a reload. A logout removes them.
 */
export function useConversation() {
  const [messages, setMessages] = useState<readonly string[]>([]);
  /** The text in the field that was not added yet. */
  const [draft, setDraft] = useState('');
  const { status, allows } = useConsent();
  const mayStore = allows('functioneel');
  const { user } = useAuthUser();
  const wasLoggedIn = useRef(false);

  useEffect(() => {
    if (!user && wasLoggedIn.current) {
      tabStorage.remove(KEY);
      setMessages([]);
      setDraft('');
    }
    wasLoggedIn.current = Boolean(user);
  }, [user]);

  useEffect(() => {
    if (status === 'unknown') return;
    if (!mayStore) return tabStorage.remove(KEY);
    if (messages.length > 0) return void tabStorage.write(KEY, messages);
    const kept = tabStorage.readTexts(KEY);
    if (kept?.length) setMessages(kept);
  }, [status, mayStore, messages]);

  /** Adds the trimmed draft to the messages. Does nothing for an empty one. */
  const addMessage = () => {
    const message = draft.trim();
    if (!message) return;
    setMessages([...messages, message]);
    setDraft('');
  };

  return { messages, draft, setDraft, addMessage };
}
