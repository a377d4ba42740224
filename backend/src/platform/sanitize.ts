/** Control characters and text direction marks, which could inject escape sequences into a terminal, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const UNPRINTABLE_IN_TEXT = /(?!\n)[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** User input as one line without control characters. */
export function sanitizeLine(typed: string): string {
  return typed.replace(UNPRINTABLE, ' ').trim();
}

/** User input without control characters other than line breaks. */
export function sanitizeText(typed: string): string {
  return typed.replace(UNPRINTABLE_IN_TEXT, ' ').trim();
}
