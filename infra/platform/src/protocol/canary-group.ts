import type { Composition } from './composition';

/**
 * The cookie with the group of a visitor, which decides who gets a canary. It is set only while there is one. One in ten thousand
 * visitors has the same, so that it does not tell who somebody is.
 */
const COOKIE = 'bucket';

/** A visitor stays in his group until so long after the last page that he saw while there was a canary, in seconds. */
const MAX_AGE_S = 86_400;

const GROUPS = 10_000;

/** Over https the name has the prefix that binds the cookie to this host: nobody with a subdomain can set it. */
const nameOf = (isSecure: boolean) => (isSecure ? `__Host-${COOKIE}` : COOKIE);

/** The group in a `Cookie` header or in `document.cookie`; undefined when there is none. @param isSecure the site is on https */
export function groupIn(cookies: string | undefined, isSecure: boolean): number | undefined {
  const value = new RegExp(`(?:^|;\\s*)${nameOf(isSecure)}=(\\d{1,4})(?:;|$)`);
  const [, text] = value.exec(cookies ?? '') ?? [];
  return text === undefined ? undefined : Number(text);
}

/** A group for a visitor who has none. */
export function newGroup(): number {
  return Math.floor(Math.random() * GROUPS);
}

/** The cookie for `Set-Cookie` and `document.cookie`. @param isSecure the site is on https */
export function groupCookie(group: number, isSecure: boolean): string {
  return `${nameOf(isSecure)}=${group}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/**
 * Do the visitors of a group get the canary of a remote? Whoever gets it at one share still does at a larger one; other canaries are for
 * other groups.
 */
export function getsCanary(
  group: number,
  remote: string,
  { version, percent }: { version: string; percent: number },
): boolean {
  return (hash(`${group} ${remote} ${version}`) / 2 ** 32) * 100 < percent;
}

/** The names of the remotes of which the visitors of a group get the canary. */
export function canariesFor(group: number, canaries: Composition['canaries'] = {}): string[] {
  return Object.entries(canaries).flatMap(([name, canary]) =>
    getsCanary(group, name, canary) ? [name] : [],
  );
}

/** FNV-1a with the finalizer of MurmurHash3, 32 bits: close to uniform also for texts that differ in one digit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
