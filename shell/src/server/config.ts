import { isIP } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { InvalidSetting, readSiteIdentity, type SiteIdentity } from '@site/contract';
import { type Announcement, readAnnouncement } from './announcement';

/** The configuration of the shell's server. */
export interface Config {
  host: string;
  port: number;
  /** The port of `/health` and `/metrics`; null when they are on `port`. */
  internalPort: number | null;
  site: SiteIdentity;
  /** Folder or http(s) address of the release store. */
  releaseStore: string;
  /** Local folder for verified copies of releases. */
  releaseCache: string;
  /** How often the pointers are read, in ms. */
  releasePoll: number;
  /** The remotes that the site is composed of. */
  remotes: readonly string[];
  /** Where `/api` is forwarded to; null when a gateway in front of the shell does that. */
  backendUrl: string | null;
  /** Other origins whose scripts pages may load once the visitor allows it; none by default. */
  scriptSources: readonly string[];
  announcement: Announcement | null;
  /** Do pages block the context menu and the keys for their source? */
  contentProtection: boolean;
  development: boolean;
  /** Whose X-Forwarded-* headers are trusted: Fastify's option. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  logLevel: string;
}

const DEFAULT_REMOTES = ['mfe-marketing', 'mfe-calculator', 'mfe-portal', 'mfe-forms'];

/** Reads the configuration from environment variables. @throws InvalidSetting naming the variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const releaseStore = env.RELEASE_STORE?.trim();
  if (!releaseStore)
    throw new InvalidSetting('RELEASE_STORE must be the folder or address of the release store.');
  const development = env.DEV === '1';
  return {
    host: env.HOST?.trim() || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 8080, 0, 65_535),
    internalPort: env.INTERNAL_PORT?.trim() ? wholeNumber(env, 'INTERNAL_PORT', 0, 1, 65_535) : null,
    site: readSiteIdentity(env),
    releaseStore,
    releaseCache: path.resolve(env.RELEASE_CACHE?.trim() || path.join(os.tmpdir(), 'site-releases')),
    releasePoll: wholeNumber(env, 'RELEASE_POLL_MS', 500, 50, 60_000),
    remotes: env.REMOTES?.trim() ? env.REMOTES.split(',').map((name) => name.trim()) : DEFAULT_REMOTES,
    backendUrl: env.BACKEND_URL?.trim() || null,
    scriptSources: origins(env, 'SCRIPT_SOURCES'),
    announcement: readAnnouncement(env),
    contentProtection: flag(env, 'CONTENT_PROTECTION', !development),
    development,
    trustProxy: proxies(env),
    logLevel: env.LOG_LEVEL?.trim() || 'info',
  };
}

/** Only whole origins: other values of a Content-Security-Policy, such as `*` or `'unsafe-inline'`, would allow any script. */
function origins(env: NodeJS.ProcessEnv, name: string): string[] {
  const given = (env[name] ?? '').split(',').map((text) => text.trim());
  return given.filter(Boolean).map((text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url && /^https?:$/.test(url.protocol) && !url.host.includes('*') && url.origin === text) return text;
    throw new InvalidSetting(
      `${name} must be origins separated by commas, such as https://scripts.voorbeeld.nl, not "${text}".`,
    );
  });
}

/** Takes the same values as the backend's setting. A number counts the trusted proxies; earlier entries of the header may be forged. */
function proxies(env: NodeJS.ProcessEnv): Config['trustProxy'] {
  const text = env.TRUST_PROXY?.trim() || 'false';
  if (text === 'true' || text === 'false') return text === 'true';
  // Fastify does not accept a number as text.
  if (/^\d$/.test(text)) return (_address, hop) => hop < Number(text);
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', bits = '0'] = entry.split('/');
    const known = ['loopback', 'linklocal', 'uniquelocal'].includes(entry);
    if (!known && (isIP(address) === 0 || !/^\d{1,3}$/.test(bits))) {
      throw new InvalidSetting(
        `TRUST_PROXY must be loopback, addresses, subnets, a number of proxies, true or false, not "${text}".`,
      );
    }
  }
  return text;
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name]?.trim();
  const value = text ? Number(text) : fallback;
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new InvalidSetting(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function flag(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const text = env[name]?.trim();
  if (!text) return fallback;
  if (text === '1' || text === '0') return text === '1';
  throw new InvalidSetting(`${name} must be 1 or 0, not "${text}".`);
}
