import { plainText } from './text.js';

/** Digits in an activation, verification and permanent login code. */
export const LOGINCODE_LENGTE = 6;

/** Seconds between two login codes mailed on request; the pages count them down. */
export const NEW_CODE_AFTER_SECONDS = 60;

/** Characters in the code of a lease application. */
export const LEASECODE_LENGTE = 7;

/** Alphabet of lease codes: without 0, O, 1 and I, which are easily confused. */
export const LEASECODE_TEKENS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Normalises a typed or pasted lease code: removes spaces, dots and dashes, converts to upper case. */
export function normaliseLeaseCode(invoer: string): string {
  return plainText(invoer)
    .replace(/[\s\-·.]/g, '')
    .toUpperCase();
}

/** Has this text the form of a lease code: exactly seven capitals or digits? */
export function isLeaseCode(tekst: string): boolean {
  return /^[A-Z0-9]{7}$/.test(tekst);
}

/** Has this text the form of a login code: exactly six digits? */
export function isLoginCode(tekst: string): boolean {
  return /^[0-9]{6}$/.test(tekst);
}
