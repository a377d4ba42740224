/*
 * Session storage that may be missing (the server), full or blocked by the browser's settings: then nothing is kept,
 * and nothing breaks.
 */

/** The text under a key, or null. */
export function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text until the tab closes. */
export function writeText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Keeping is a convenience: the page works without it.
  }
}

/** Forgets what is under a key. */
export function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** The object under a key. What cannot be read as a JSON object is removed and gives null. */
export function readObject(key: string): Record<string, unknown> | null {
  const text = readText(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Removed below.
  }
  remove(key);
  return null;
}
