import { useCallback, useState } from 'react';

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

/** The conversation of this tab; it lasts as long as the component that asks for it. */
export function useConversation(): Conversation {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState('');
  const place = useCallback(() => {
    const message = draft.trim();
    if (!message) return;
    setMessages((before) => [...before, message]);
    setDraft('');
  }, [draft]);
  return { messages, draft, setDraft, place };
}
