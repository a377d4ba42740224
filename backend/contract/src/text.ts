/** Characters that show nothing: spaces, control characters, and letters without a form such as U+3164 and U+2800. */
const INVISIBLE = '\\s\\p{Cc}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800';

/** A pattern, for the flag `u`, of a text with at least one visible character. */
export const HAS_VISIBLE = `[^${INVISIBLE}]`;

const VISIBLE = new RegExp(HAS_VISIBLE, 'u');

/** Does this text show nothing? */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/**
 * A text as it was meant: full-width characters as ordinary ones, every kind of dash as `-`, without invisible characters. For reading
 * codes, numbers and amounts, not for keeping words.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}
