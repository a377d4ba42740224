import { createHmac, timingSafeEqual } from 'node:crypto';
import { InvalidRelease, parseReleaseId } from './release';

/** The shortest secret that links may be signed with, in characters. */
export const MIN_PREVIEW_SECRET = 32;

/** What a signed link shows. */
export interface PreviewGrant {
  /** The releases that are shown instead of the live ones: versions by remote. */
  releases: Readonly<Record<string, string>>;
  /** Until when, in ms since the epoch. */
  until: number;
}

/** A link shows nothing: it has expired, or it was not signed with this secret. */
export class PreviewRefused extends Error {
  override name = 'PreviewRefused';

  constructor(readonly why: 'expired' | 'invalid') {
    super(`The link is ${why}.`);
  }
}

/** The value of the parameter in a link: what it shows, and an HMAC (SHA-256) of that. */
export function signPreview(grant: PreviewGrant, secret: string): string {
  const text = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${text}.${macOf(text, secret)}`;
}

/** What a link shows. @throws PreviewRefused */
export function readPreview(token: string, secret: string, now = Date.now()): PreviewGrant {
  const [text = '', mac = ''] = token.split('.');
  const expected = Buffer.from(macOf(text, secret));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new PreviewRefused('invalid');
  // Whoever knows the secret wrote it.
  const grant = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as PreviewGrant;
  if (grant.until <= now) throw new PreviewRefused('expired');
  return grant;
}

function macOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview ${text}`).digest('base64url');
}

/** The releases that a command or an address names: `mfe-forms@1.2.0-3f9a01bc`. @throws InvalidRelease */
export function parseWanted(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((text) => {
      const id = parseReleaseId(text);
      if (id) return [id.name, id.version];
      throw new InvalidRelease(`"${text}" is not the name of a remote, an @ and a version.`);
    }),
  );
}
