const KEY = 'chat';

/** The messages that this tab kept; none when there are none. What cannot be read is removed. */
export function readMessages(): readonly string[] {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return [];
    const kept = parse(text);
    if (!kept) sessionStorage.removeItem(KEY);
    return kept ?? [];
  } catch {
    return []; // The browser keeps nothing for this site.
  }
}

/** Keeps the messages until the tab closes, if the browser does. Only for visitors who allow it. */
export function keepMessages(messages: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(messages));
  } catch {
    // They are still in memory.
  }
}

/** Removes what was kept. */
export function forgetMessages(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

function parse(text: string): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;
  } catch {
    return null;
  }
}
