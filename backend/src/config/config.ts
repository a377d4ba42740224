import { isIP } from 'node:net';
import { InvalidSetting, readSiteIdentity, type SiteIdentity } from '@site/contract';
import { SETTINGS } from './settings.js';

/** The configuration of the backend, read once at the start. Also its injection token. */
export abstract class Config {
  readonly databaseUrl: string;
  readonly host: string;
  readonly port: number;
  /** Port of health checks and metrics; `null` when they are on `port`. */
  readonly internalPort: number | null;
  readonly production: boolean;
  readonly logLevel: string;
  readonly sessionSecret: string;
  readonly codeSecret: string;
  readonly smtpUrl: string;
  readonly mailFrom: { name: string; address: string };
  readonly officeEmail: string;
  /** Origins whose pages may call the backend. */
  readonly origins: readonly string[];
  readonly cookieSecure: boolean;
  /** Fastify's option of that name. */
  readonly trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  readonly ipLimitFactor: number;
  readonly site: SiteIdentity;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SECRET_LENGTH = 32;
const PLACEHOLDER =
  /change|placeholder|example|voorbeeld|development|default|secret|geheim|password|^(.)\1*$/i;
const EMAIL = /^[^@\s<>]+@[^@\s<>]+$/;

/**
 * Reads the configuration from environment variables; missing and empty ones get their default.
 *
 * @throws InvalidSetting with a message that names the setting and what is expected.
 */
export function readConfig(env: Environment): Config {
  const site = readSiteIdentity(env);
  const text = (name: string): string => {
    const value = env[name]?.trim() || SETTINGS.find((setting) => setting.name === name)?.default;
    if (value === undefined || value === null) {
      throw new InvalidSetting(`${name} must be set. ${meaningOf(name)}`);
    }
    return value;
  };
  const oneOf = (name: string, allowed: readonly string[]): string => {
    const value = text(name);
    if (!allowed.includes(value)) {
      throw new InvalidSetting(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
    }
    return value;
  };
  const integer = (name: string, min: number, max: number): number => {
    const value = text(name);
    if (!/^\d{1,9}$/.test(value) || Number(value) < min || Number(value) > max) {
      throw new InvalidSetting(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    }
    return Number(value);
  };
  const address = (name: string, protocols: readonly string[]): string => {
    const value = text(name);
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      // The value is not shown: it may contain a password.
      throw new InvalidSetting(
        `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
      );
    }
    return value;
  };
  const production = oneOf('NODE_ENV', ['production', 'development', 'test']) === 'production';
  const secret = (name: string): string => {
    const value = text(name);
    if (value === '' && !production) return `${name} of a laptop, never of production`;
    if (value.length < SECRET_LENGTH) {
      throw new InvalidSetting(`${name} must be set to at least ${SECRET_LENGTH} random characters.`);
    }
    if (production && PLACEHOLDER.test(value)) {
      throw new InvalidSetting(
        `${name} is a placeholder; set it to at least ${SECRET_LENGTH} random characters.`,
      );
    }
    return value;
  };
  const mailbox = (name: string, fallback: string): string => {
    const value = text(name) || fallback;
    if (!EMAIL.test(value)) throw new InvalidSetting(`${name} must be an e-mail address, not "${value}".`);
    return value;
  };

  return {
    databaseUrl: address('DATABASE_URL', ['postgres:', 'postgresql:']),
    host: text('HOST'),
    port: integer('PORT', 0, 65_535),
    internalPort: text('INTERNAL_PORT') === '' ? null : integer('INTERNAL_PORT', 1, 65_535),
    production,
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS),
    sessionSecret: secret('SESSION_SECRET'),
    codeSecret: secret('CODE_SECRET'),
    smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: sender(text('MAIL_FROM'), site),
    officeEmail: mailbox('OFFICE_EMAIL', site.email),
    origins: origins(site.url, text('ORIGINS')),
    cookieSecure: oneOf('COOKIE_SECURE', ['', 'true', 'false'])
      ? text('COOKIE_SECURE') === 'true'
      : site.url.startsWith('https:'),
    trustProxy: proxies(text('TRUST_PROXY')),
    ipLimitFactor: integer('IP_LIMIT_FACTOR', 1, 1000),
    site,
  };
}

function meaningOf(name: string): string {
  return SETTINGS.find((setting) => setting.name === name)?.meaning ?? '';
}

function sender(value: string, site: SiteIdentity): { name: string; address: string } {
  if (value === '') return { name: site.naam, address: site.email };
  const [, name = '', address = value] = /^"?([^"<]*?)"?\s*<([^<>]+)>$/.exec(value) ?? [];
  if (!EMAIL.test(address)) {
    throw new InvalidSetting(`MAIL_FROM must be "Name <address>" or an e-mail address, not "${value}".`);
  }
  return { name: name || site.naam, address };
}

/** `localhost` and `127.0.0.1` each imply the other, because a local site is opened with both. */
function origins(siteUrl: string, more: string): string[] {
  const addresses = [siteUrl, ...more.split(',').map((entry) => entry.trim())].filter(Boolean);
  return addresses.flatMap((entry) => {
    if (!URL.canParse(entry)) {
      throw new InvalidSetting(
        `ORIGINS must be a list of addresses such as https://www.example.nl, not "${entry}".`,
      );
    }
    const url = new URL(entry);
    if (!['localhost', '127.0.0.1'].includes(url.hostname)) return [url.origin];
    return ['localhost', '127.0.0.1'].map((host) => url.origin.replace(url.hostname, host));
  });
}

function proxies(value: string): Config['trustProxy'] {
  if (value === 'true' || value === 'false') return value === 'true';
  // Fastify does not accept a number of hops; setting one requires that only proxies can reach the backend.
  if (/^\d$/.test(value)) return (_address, hop) => hop < Number(value);
  for (const entry of value.split(',').map((part) => part.trim())) {
    const [address = '', bits] = entry.split('/');
    const known = ['loopback', 'linklocal', 'uniquelocal'].includes(entry);
    if (!known && (isIP(address) === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))) {
      throw new InvalidSetting(
        `TRUST_PROXY must be loopback, addresses, subnets, a number of proxies, true or false, not "${value}".`,
      );
    }
  }
  return value;
}
