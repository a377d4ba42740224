import type { SiteIdentity } from '@site/contract';
import {
  type Environment,
  InvalidSetting,
  readEnvironment,
  readSiteIdentity,
  requireSettings,
  type TrustProxy,
} from '@site/server';
import { SECRET_EXPECTED, SETTINGS } from './settings.js';

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
  /** Mails are only sent over a connection that is encrypted, because codes are in them. */
  readonly smtpRequiresTls: boolean;
  readonly mailFrom: { name: string; address: string };
  readonly officeEmail: string;
  /** Origins whose pages may call the backend. */
  readonly origins: readonly string[];
  readonly cookieSecure: boolean;
  readonly trustProxy: TrustProxy;
  readonly ipLimitFactor: number;
  /** The OpenTelemetry collector; `null` when nothing is traced. */
  readonly traceEndpoint: string | null;
  /** The share of calls that is traced, from 0 to 1. */
  readonly traceShare: number;
  readonly site: SiteIdentity;
}

const PLACEHOLDER =
  /change|placeholder|example|voorbeeld|development|default|secret|geheim|password|^(.)\1*$/i;

/**
 * Reads the configuration from environment variables.
 *
 * @throws InvalidSetting with a message that names the setting and what is expected.
 */
export function readConfig(env: Environment): Config {
  requireSettings(env);
  const site = readSiteIdentity(env);
  const settings = readEnvironment(SETTINGS, env);
  const production = settings.NODE_ENV === 'production';
  const secret = (name: 'SESSION_SECRET' | 'CODE_SECRET'): string => {
    const value = settings[name];
    if (!production) return value ?? `${name} of a laptop, never of production`;
    if (!value) throw new InvalidSetting(name, SECRET_EXPECTED);
    if (!PLACEHOLDER.test(value)) return value;
    throw new InvalidSetting(name, 'is a placeholder; set it to at least 32 random characters.');
  };
  const sessionSecret = secret('SESSION_SECRET');
  const codeSecret = secret('CODE_SECRET');
  if (sessionSecret === codeSecret) {
    throw new InvalidSetting('CODE_SECRET', 'must differ from SESSION_SECRET.');
  }
  return {
    databaseUrl: settings.DATABASE_URL,
    host: settings.HOST,
    port: settings.PORT,
    internalPort: settings.INTERNAL_PORT ?? null,
    production,
    logLevel: settings.LOG_LEVEL,
    sessionSecret,
    codeSecret,
    smtpUrl: settings.SMTP_URL,
    smtpRequiresTls: settings.SMTP_REQUIRE_TLS ?? (production && !isThisMachine(settings.SMTP_URL)),
    mailFrom: {
      name: settings.MAIL_FROM?.name || site.naam,
      address: settings.MAIL_FROM?.address ?? site.email,
    },
    officeEmail: settings.OFFICE_EMAIL ?? site.email,
    origins: [site.url, ...settings.ORIGINS].flatMap(toOrigins),
    cookieSecure: settings.COOKIE_SECURE ?? site.url.startsWith('https:'),
    trustProxy: settings.TRUST_PROXY,
    ipLimitFactor: settings.IP_LIMIT_FACTOR,
    traceEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    traceShare: settings.OTEL_TRACES_SAMPLER_ARG,
    site,
  };
}

function isThisMachine(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

/** `localhost` and `127.0.0.1` each imply the other, because a local site is opened with both. */
function toOrigins(address: string): string[] {
  const { origin, hostname } = new URL(address);
  const local = ['localhost', '127.0.0.1'];
  return local.includes(hostname) ? local.map((host) => origin.replace(hostname, host)) : [origin];
}
