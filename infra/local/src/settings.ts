import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { InvalidSetting, LOG_LEVELS, port, readEnvironment, SITE_SETTINGS } from '@site/server';
import * as v from 'valibot';
import { CommandError } from './command-error';
import type { SitePorts } from './site';

/** The settings of the site on one machine; `.env.example` explains each. */
export interface Settings {
  ports: SitePorts;
  /** Undefined: a private PostgreSQL is started. */
  databaseUrl: string | undefined;
  /** Everything that was set in `.env`, for the backend and the shell. Empty values count as not set. */
  env: Record<string, string>;
}

const PORTS = {
  SITE_PORT: v.optional(port, '8080'),
  MAIL_PORT: v.optional(port, '8025'),
  SMTP_PORT: v.optional(port, '1025'),
  BACKEND_PORT: v.optional(port, '3000'),
  SITE_INTERNAL_PORT: v.optional(port),
  BACKEND_INTERNAL_PORT: v.optional(port),
};

/** The settings that are checked before anything starts; the backend and the shell check theirs again. */
const SETTINGS = {
  ...PORTS,
  ...SITE_SETTINGS,
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^postgres(ql)?:\/\/[^/\s]+\/\S+$/,
        'must look like postgres://user:password@host:5432/database.',
      ),
    ),
  ),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}.`)),
};

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
  const settings = check(env, where);
  const ports = Object.keys(PORTS) as (keyof typeof PORTS)[];
  for (const name of ports.filter((key) => settings[key])) {
    const other = ports.find((key) => key !== name && settings[key] === settings[name]);
    if (other) {
      throw new CommandError(
        `${where(env[name] ? name : other)}: ${name} and ${other} are both ${settings[name]}; give one of them another port.`,
      );
    }
  }
  return {
    ports: {
      site: settings.SITE_PORT,
      mail: settings.MAIL_PORT,
      smtp: settings.SMTP_PORT,
      backend: settings.BACKEND_PORT,
      siteInternal: settings.SITE_INTERNAL_PORT,
      backendInternal: settings.BACKEND_INTERNAL_PORT,
    },
    databaseUrl: settings.DATABASE_URL,
    env,
  };
}

function check(env: Record<string, string>, where: (name: string) => string) {
  try {
    return readEnvironment(SETTINGS, env);
  } catch (error) {
    if (!(error instanceof InvalidSetting)) throw error;
    throw new CommandError(`${where(error.variable)}: ${error.message}`);
  }
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
