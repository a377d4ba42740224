import type { SiteIdentity } from '@site/contract';
import { cdnCacheControl } from '@site/platform/host';
import { type Environment, InvalidSetting, mustBe, readEnvironment, setting } from '@site/server';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { timeSetting } from './time-setting';

/** Where somebody who found a leak can report it. */
export interface SecurityContact {
  /** A `mailto:` or `https:` address. */
  contact: string;
  /** Until when this holds, in ms since the epoch. */
  expires: number;
}

const SETTINGS = {
  SECURITY_CONTACT: setting(
    'Where leaks are reported. Empty: there is no security.txt.',
    v.pipe(
      v.string(),
      v.check(
        (value) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value),
        mustBe('an address such as mailto:security@voorbeeld.nl'),
      ),
    ),
  ),
  SECURITY_EXPIRES: setting('Until when somebody reads what is sent there.', timeSetting),
};

/** How long before it expires the log asks for a new date, in ms. */
const REMINDER_MS = 30 * 86_400_000;

/** Reads the contact from environment variables; null when there is none. @throws InvalidSetting */
export function readSecurityContact(env: Environment): SecurityContact | null {
  const { SECURITY_CONTACT: contact, SECURITY_EXPIRES: expires } = readEnvironment(SETTINGS, env);
  if (!contact) return null;
  if (expires === undefined)
    throw new InvalidSetting('SECURITY_EXPIRES', 'must be set with SECURITY_CONTACT.');
  return { contact, expires };
}

/**
 * Serves `/.well-known/security.txt` (RFC 9116). Who finds one that has expired cannot trust its contact, so that it is not found from
 * then on; the log warns at every start in the thirty days before.
 */
export function serveSecurityTxt(
  app: FastifyInstance,
  { contact, expires }: SecurityContact,
  { url }: SiteIdentity,
): void {
  if (expires < Date.now() + REMINDER_MS)
    app.log.warn(`SECURITY_EXPIRES: security.txt expires on ${new Date(expires).toISOString()}`);
  const address = '/.well-known/security.txt';
  const text = [
    `Contact: ${contact}`,
    `Expires: ${new Date(expires).toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${url}${address}`,
    '',
  ].join('\n');
  app.get(address, async (_request, reply) => {
    if (expires <= Date.now()) return reply.callNotFound();
    return reply.type('text/plain; charset=utf-8').header('cache-control', cdnCacheControl()).send(text);
  });
}
