import { tabStorage } from '@site/kit';

const KEY = 'chat';

/** The messages that this tab kept; none when there are none. */
export function readMessages(): readonly string[] {
  return tabStorage.readTexts(KEY) ?? [];
}

/** Keeps the messages until the tab closes, if the browser does. Only for visitors who allow it. */
export function keepMessages(messages: readonly string[]): void {
  tabStorage.write(KEY, messages);
}

/** Removes what was kept. */
export function forgetMessages(): void {
  tabStorage.remove(KEY);
}
