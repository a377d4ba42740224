import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Normalises Dutch phone numbers to `0612345678` and others to `+32…`. Returns invalid numbers unchanged. */
export function normalisePhone(typed: string): string {
  const number = parsePhoneNumberFromString(typed, 'NL');
  if (!number?.isValid()) return typed;
  return number.country === 'NL' ? `0${number.nationalNumber}` : number.number;
}

/** A chamber-of-commerce number without spaces, dots and dashes. Returns invalid numbers unchanged. */
export function normaliseKvk(typed: string): string {
  const digits = typed.replace(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : typed;
}
