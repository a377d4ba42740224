import { compactNumber } from './phone-number.js';

/** Has this text the eight digits of a KvK number, with or without spaces, dots and dashes? */
export function isKvkNumber(text: string): boolean {
  return /^\d{8}$/.test(compactNumber(text));
}

/** The eight digits of a KvK number. Any other text stays as typed. */
export function normaliseKvkNumber(text: string): string {
  return isKvkNumber(text) ? compactNumber(text) : text.trim();
}
