/**
 * What this tab keeps until it is closed. There may be no place for it: on the server, in a browser that blocks it or when it is
 * full. Then nothing is kept and nothing breaks, so that what is built on it is only ever a convenience. For effects and event
 * handlers.
 *
 * What is kept may be older than the page that reads it, or written by somebody else: what cannot be read is removed, and
 * what is read is still to be looked at.
 */
export const tabStorage = {
  /** The text under a key, or null. */
  read(key: string): string | null {
    return attempt(() => sessionStorage.getItem(key)) ?? null;
  },

  /** The object under a key, or null. */
  readObject(key: string): Record<string, unknown> | null {
    return readJson(key, isObject);
  },

  /** The list of texts under a key, or null. */
  readTexts(key: string): readonly string[] | null {
    return readJson(key, isTexts);
  },

  /**
   * Keeps a text under a key, and anything else as JSON.
   *
   * @returns whether the browser keeps it.
   */
  write(key: string, value: string | object): boolean {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const kept = attempt(() => {
      sessionStorage.setItem(key, text);
      return true;
    });
    return kept ?? false;
  },

  /** Forgets what is under a key. */
  remove(key: string): void {
    attempt(() => sessionStorage.removeItem(key));
  },

  /** Forgets everything that the site keeps in this tab. */
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

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
