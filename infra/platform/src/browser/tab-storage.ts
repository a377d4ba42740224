/*
 * What this tab keeps, also after a page load. A browser may store nothing: then nothing is kept and nothing throws. A value may be of
 * another release, or changed by the visitor: one of another form is removed.
 */

/** The strings that are kept under a key; none by default. */
export function readTexts(key: string): readonly string[] {
  const isTexts = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((text) => typeof text === 'string');
  return read(key, isTexts) ?? [];
}

/** The properties that are kept under a key; none by default. */
export function readObject(key: string): Readonly<Record<string, unknown>> {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return read(key, isObject) ?? {};
}

/** Keeps strings or properties. @returns whether the browser has stored them */
export function write(key: string, value: object): boolean {
  return attempt(() => {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  });
}

/** Keeps nothing under a key any more. */
export function remove(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** Does this tab have a mark? */
export function hasMark(key: string): boolean {
  return attempt(() => sessionStorage.getItem(key) !== null);
}

/** Marks this tab. @returns whether the browser has stored it */
export function setMark(key: string): boolean {
  return attempt(() => {
    sessionStorage.setItem(key, '1');
    return true;
  });
}

/** Is this the first time in this tab? Marks it. False where the browser stores nothing: a page load could repeat forever. */
export function isFirst(key: string): boolean {
  return !hasMark(key) && setMark(key);
}

/** The key of the preview that the tab keeps. */
export const PREVIEW_KEY = 'preview';

function read<T>(key: string, isWanted: (value: unknown) => value is T): T | undefined {
  const value = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown);
  if (isWanted(value)) return value;
  remove(key);
  return undefined;
}

/** False when it throws. */
function attempt<T>(work: () => T): T | false {
  try {
    return work();
  } catch {
    return false;
  }
}
