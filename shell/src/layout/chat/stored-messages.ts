import { tabStorage } from '@site/kit';

const KEY = 'chat';

/** The stored messages of this tab; empty when there are none. */
export function readMessages(): readonly string[] {
  return tabStorage.readTexts(KEY) ?? [];
}

/** Stores the messages until the tab closes, if the browser allows storage. Only call it with consent. */
export function storeMessages(messages: readonly string[]): void {
  tabStorage.write(KEY, messages);
}

export function removeMessages(): void {
  tabStorage.remove(KEY);
}
