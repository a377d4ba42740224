/*
 * What this tab keeps, also after a page load. A browser may store nothing: then nothing is kept and nothing throws. A value may be of
 * another release, or changed by the visitor: whoever reads it checks it.
 */

export const PREVIEW_KEY = 'preview';

/** The value under a key that was kept with `write`; anything else when there is none. */
export function read(key: string): unknown {
  return attempt((): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
}

/** The strings that are kept under a key; none by default. */
export function readTexts(key: string): readonly string[] {
  const texts = read(key);
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string') ? texts : [];
}

/** Keeps a value as JSON. @returns whether the browser has stored it */
export function write(key: string, value: object | 1): boolean {
  return attempt(() => {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  });
}

/** Is anything kept under a key? */
export function has(key: string): boolean {
  return attempt(() => sessionStorage.getItem(key) !== null);
}

/** Is this the first time in this tab? Keeps that. False where the browser stores nothing: a page load could repeat forever. */
export function isFirst(key: string): boolean {
  return !has(key) && write(key, 1);
}

/** Keeps nothing under a key any more. */
export function remove(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** False when it throws. */
function attempt<T>(work: () => T): T | false {
  try {
    return work();
  } catch {
    return false;
  }
}
