import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteIdentity } from '@site/contract';
import {
  type Environment,
  InvalidSetting,
  readEnvironment,
  readSiteIdentity,
  requireSettings,
} from '@site/server';
import { SECRET_EXPECTED, SETTINGS } from './settings.js';

const PLACEHOLDER =
  /change|placeholder|example|voorbeeld|development|default|secret|geheim|password|^(.)\1*$/i;

type Settings = ReturnType<typeof readEnvironment<typeof SETTINGS>>;

/** The configuration of the backend, read once at the start. Also its injection token. */
export class Config {
  readonly production = this.settings.NODE_ENV === 'production';
  readonly databaseUrl = this.settings.DATABASE_URL;
  readonly host = this.settings.HOST;
  readonly port = this.settings.PORT;
  /** Port of health checks and metrics; `null` when they are on `port`. */
  readonly internalPort = this.settings.INTERNAL_PORT ?? null;
  readonly logLevel = this.settings.LOG_LEVEL;
  readonly sessionSecret = this.secret('SESSION_SECRET');
  readonly codeSecret = this.secret('CODE_SECRET');
  /** The first encrypts what is kept, all decrypt it. */
  readonly dataKeys: readonly string[] = [
    ...this.settings.DATA_KEYS.map((key) => this.notPlaceholder('DATA_KEYS', key)),
    this.codeSecret,
  ];
  readonly smtpUrl = this.settings.SMTP_URL;
  /** Mails are only sent over a connection that is encrypted, because codes are in them. */
  readonly smtpRequiresTls =
    this.settings.SMTP_REQUIRE_TLS ?? (this.production && !isThisMachine(this.settings.SMTP_URL));
  readonly mailFrom = {
    name: this.settings.MAIL_FROM?.name || this.site.naam,
    address: this.settings.MAIL_FROM?.address ?? this.site.email,
  };
  readonly officeEmail = this.settings.OFFICE_EMAIL ?? this.site.email;
  /** Origins whose pages may call the backend. */
  readonly origins: readonly string[] = [this.site.url, ...this.settings.ORIGINS].flatMap(toOrigins);
  readonly cookieSecure = this.settings.COOKIE_SECURE ?? this.site.url.startsWith('https:');
  readonly trustProxy = this.settings.TRUST_PROXY;
  /** Where number plates are looked up, and whether that is a stand-in on this machine; `null` when they are not looked up. */
  readonly rdw = this.settings.RDW_URL
    ? { url: this.settings.RDW_URL, isStandIn: isThisMachine(this.settings.RDW_URL) }
    : null;
  /** Where companies are looked up; `null` when they are not. */
  readonly kvk = this.kvkSettings();
  /** A folder or the address of a bucket; `null` when no documents can be asked. */
  readonly documentStore =
    this.settings.DOCUMENT_STORE ?? (this.production ? null : path.join(tmpdir(), 'site-documents'));
  /** Where clamd listens; `null` when documents are not searched for viruses. */
  readonly clamav = this.settings.CLAMAV_URL ? toHostAndPort(this.settings.CLAMAV_URL) : null;
  readonly ipLimitFactor = this.settings.IP_LIMIT_FACTOR;
  /** The OpenTelemetry collector; `null` when nothing is traced. */
  readonly traceEndpoint = this.settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null;
  /** The share of calls that is traced, from 0 to 1. */
  readonly traceShare = this.settings.OTEL_TRACES_SAMPLER_ARG;

  constructor(
    private readonly settings: Settings,
    readonly site: SiteIdentity,
  ) {
    if (this.sessionSecret === this.codeSecret) {
      throw new InvalidSetting('CODE_SECRET', 'must differ from SESSION_SECRET.');
    }
  }

  private kvkSettings() {
    const { KVK_URL: url, KVK_API_KEY: apiKey, KVK_CA: ca } = this.settings;
    if (url === undefined) return null;
    if (apiKey === undefined) throw new InvalidSetting('KVK_API_KEY', 'must be set, because KVK_URL is.');
    // The test environment of the KvK, at /test, has made-up companies too.
    const isMadeUp = isThisMachine(url) || new URL(url).pathname.startsWith('/test');
    return { url, apiKey, ca, source: isMadeUp ? ('voorbeeld' as const) : ('kvk' as const) };
  }

  private secret(name: 'SESSION_SECRET' | 'CODE_SECRET'): string {
    const value = this.settings[name];
    if (!this.production) return value ?? `${name} of a laptop, never of production`;
    if (!value) throw new InvalidSetting(name, SECRET_EXPECTED);
    return this.notPlaceholder(name, value);
  }

  private notPlaceholder(name: string, value: string): string {
    if (!this.production || !PLACEHOLDER.test(value)) return value;
    throw new InvalidSetting(name, 'is a placeholder; set it to at least 32 random characters.');
  }
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws InvalidSetting with a message that names the setting and what is expected.
 */
export function readConfig(env: Environment): Config {
  requireSettings(env);
  const site = readSiteIdentity(env);
  return new Config(readEnvironment(SETTINGS, env), site);
}

function toHostAndPort(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };
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
