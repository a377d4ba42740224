import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { InvalidSetting, readSiteIdentity } from '@site/contract';
import { CommandError } from './command-error';

/** The settings of the site on one machine; `.env.example` explains each. */
export interface Settings {
  sitePort: number;
  mailPort: number;
  smtpPort: number;
  backendPort: number;
  /** Undefined: health and metrics are on the port of the site, or of the backend. */
  siteInternalPort: number | undefined;
  backendInternalPort: number | undefined;
  /** Undefined: a private PostgreSQL is started. */
  databaseUrl: string | undefined;
  /** Everything that was set in `.env`, for the backend and the shell. Empty values count as not set. */
  env: Record<string, string>;
}

const PORTS = { SITE_PORT: 8080, MAIL_PORT: 8025, SMTP_PORT: 1025, BACKEND_PORT: 3000 };
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
/** Ports that are unused unless they are set. */
const OPTIONAL_PORTS = ['SITE_INTERNAL_PORT', 'BACKEND_INTERNAL_PORT'] as const;
type PortName = keyof typeof PORTS | (typeof OPTIONAL_PORTS)[number];

/**
 * Reads `.env` in the root of the checkout; the environment of the command overrides it.
 *
 * @throws CommandError when a value cannot be used or a name is unknown; the message names the line and the expected value.
 */
export function readSettings(root: string, environment: NodeJS.ProcessEnv = process.env): Settings {
  const known = Object.keys(parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8')));
  const text = readEnvFile(path.join(root, '.env'));
  const inFile = parseEnv(text) as Record<string, string>;

  const where = (name: string) => {
    if (environment[name]?.trim()) return 'In the environment';
    const line = text.split('\n').findIndex((row) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(row));
    return `In .env, line ${line + 1}`;
  };
  const unknown = Object.keys(inFile).find((name) => !known.includes(name));
  if (unknown) {
    throw new CommandError(`${where(unknown)}: ${unknown} is not a setting; .env.example lists them all.`);
  }

  const env: Record<string, string> = {};
  for (const name of known) {
    const value = environment[name]?.trim() || inFile[name]?.trim();
    if (value) env[name] = value;
  }
  const port = (name: PortName) => {
    const value = env[name] ? Number(env[name]) : PORTS[name as keyof typeof PORTS];
    if (Number.isInteger(value) && value >= 1 && value <= 65_535) return value;
    throw new CommandError(
      `${where(name)}: ${name} must be a whole number from 1 to 65535, not "${env[name]}".`,
    );
  };
  const names = [...Object.keys(PORTS), ...OPTIONAL_PORTS.filter((name) => env[name])];
  const ports = Object.fromEntries(names.map((name) => [name, port(name as PortName)])) as Record<
    keyof typeof PORTS,
    number
  > &
    Partial<Record<PortName, number>>;
  for (const [name, value] of Object.entries(ports)) {
    const other = Object.keys(ports).find((key) => key !== name && ports[key as PortName] === value);
    if (other) {
      const set = env[name] ? name : other;
      throw new CommandError(
        `${where(set)}: ${name} and ${other} are both ${value}; give one of them another port.`,
      );
    }
  }
  const databaseUrl = env.DATABASE_URL;
  if (databaseUrl && !/^postgres(ql)?:\/\/[^/\s]+\/\S+$/.test(databaseUrl)) {
    throw new CommandError(
      `${where('DATABASE_URL')}: DATABASE_URL must look like postgres://user:password@host:5432/database.`,
    );
  }
  if (env.LOG_LEVEL && !LOG_LEVELS.includes(env.LOG_LEVEL)) {
    throw new CommandError(`${where('LOG_LEVEL')}: LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  }
  try {
    readSiteIdentity(env);
  } catch (error) {
    if (!(error instanceof InvalidSetting)) throw error;
    const name = error.message.split(' ')[0] ?? '';
    throw new CommandError(`${where(name)}: ${error.message}`);
  }
  return {
    sitePort: ports.SITE_PORT,
    mailPort: ports.MAIL_PORT,
    smtpPort: ports.SMTP_PORT,
    backendPort: ports.BACKEND_PORT,
    siteInternalPort: ports.SITE_INTERNAL_PORT,
    backendInternalPort: ports.BACKEND_INTERNAL_PORT,
    databaseUrl,
    env,
  };
}

function readEnvFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    throw new CommandError(`${file} cannot be read (${code}): correct its permissions, or remove it.`);
  }
}
