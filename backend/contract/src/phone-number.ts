import { plainText } from './text.js';

/** A number as people type it, without spaces, dots, dashes and brackets. */
export function compactNumber(text: string): string {
  return plainText(text).replace(/[\s.\-()]/g, '');
}

/**
 * Does this look like no complete phone number? For a remark only: any number is accepted. Empty is not unusual.
 *
 * Dutch numbers have ten digits and start with 0; numbers from abroad start with + or 00.
 */
export function isUnusualPhoneNumber(text: string): boolean {
  return !/^(?:|0[1-9]\d{8}|(?:\+|00)[1-9]\d{6,14})$/.test(compactNumber(text));
}

/** Is this the beginning of a phone number, which more digits may complete? */
export function isUnfinishedPhoneNumber(text: string): boolean {
  return /^(?:0?|0[1-9]\d{0,7}|(?:\+|00)(?:[1-9]\d{0,5})?)$/.test(compactNumber(text));
}

/** One complete phone number without its spaces and punctuation. What is more than that, such as `… toestel 34`, stays as typed. */
export function normalisePhoneNumber(text: string): string {
  return isUnusualPhoneNumber(text) ? text.trim() : compactNumber(text) || text.trim();
}
