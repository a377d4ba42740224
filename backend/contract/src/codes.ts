/** Digits in an activation, verification and permanent login code. */
export const LOGINCODE_LENGTE = 6;

/** Seconds between two login codes that are mailed on request: a page that offers another one counts these down. */
export const NIEUWE_CODE_NA_SECONDEN = 60;

/** Characters in the code of a lease application. */
export const LEASECODE_LENGTE = 7;

/** What lease codes are issued from: no 0, O, 1 or I, which people mistake for each other. */
export const LEASECODE_TEKENS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A lease code as typed or pasted, made comparable: spaces and dashes out, capitals. Any letter or digit is accepted. */
export function normaliseerLeaseCode(invoer: string): string {
  return invoer.replace(/[\s\-–·.]/g, '').toUpperCase();
}

/** Has this text the form of a lease code: exactly seven capitals or digits? */
export function isLeaseCode(tekst: string): boolean {
  return /^[A-Z0-9]{7}$/.test(tekst);
}

/** Has this text the form of a login code: exactly six digits? */
export function isLoginCode(tekst: string): boolean {
  return /^[0-9]{6}$/.test(tekst);
}
