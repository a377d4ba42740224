import { domainToASCII } from 'node:url';

/** A mail address as it is counted and stored: in lower case, with the domain as mail servers look it up (UTS 46), however it was written. */
export function normaliseAddress(address: string): string {
  const plain = address
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC')
    .toLowerCase();
  const domainAt = plain.lastIndexOf('@') + 1;
  return plain.slice(0, domainAt) + (domainToASCII(plain.slice(domainAt)) || plain.slice(domainAt));
}
