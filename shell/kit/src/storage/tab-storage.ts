import { attempt } from './attempt';

/**
 * Session storage that never throws. On the server, or when the browser blocks storage or it is full, nothing is stored, so use it
 * for conveniences only. For effects and event handlers.
 *
 * A value may be older than the code that reads it, or modified by the visitor: invalid JSON is removed, and callers must validate the
 * rest.
 */
export const tabStorage = {
  /** The string under a key, or null. */
  read(key: string): string | null {
    return attempt(() => sessionStorage.getItem(key)) ?? null;
  },

  /** The object under a key, or null. */
  readObject(key: string): Record<string, unknown> | null {
    return readJson(key, isObject);
  },

  /** The array of strings under a key, or null. */
  readTexts(key: string): readonly string[] | null {
    return readJson(key, isTextList);
  },

  /**
   * Stores a string as it is, and anything else as JSON.
   *
   * @returns whether the browser stored it.
   */
  write(key: string, value: string | object): boolean {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const stored = attempt(() => {
      sessionStorage.setItem(key, text);
      return true;
    });
    return stored ?? false;
  },

  remove(key: string): void {
    attempt(() => sessionStorage.removeItem(key));
  },

  /** Removes everything that the site stored in this tab. */
  clear(): void {
    attempt(() => sessionStorage.clear());
  },
};

function readJson<T>(key: string, isWanted: (value: unknown) => value is T): T | null {
  const text = tabStorage.read(key);
  if (text === null) return null;
  const value = attempt((): unknown => JSON.parse(text));
  if (isWanted(value)) return value;
  tabStorage.remove(key);
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
