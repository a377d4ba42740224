import { isUnusualPhoneNumber, normalisePhoneNumber } from '@site/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * Normalises one complete phone number: a Dutch one to `0612345678`, others to `+32…`. Returns any other text as it was typed: an
 * extension, a name or a second number may stand in it.
 */
export function normalisePhone(typed: string): string {
  if (isUnusualPhoneNumber(typed)) return typed;
  const number = parsePhoneNumberFromString(normalisePhoneNumber(typed), 'NL');
  if (!number?.isValid()) return typed;
  return number.country === 'NL' ? `0${number.nationalNumber}` : number.number;
}
