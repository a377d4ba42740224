import { existsSync } from 'node:fs';
import { InvalidSetting } from '@site/server';
import pg from 'pg';
import { type Config, readConfig } from '../config/config.js';
import type { BackendServices } from './backend-services.js';
import { CommandError } from './command-error.js';

const CONNECT_TIMEOUT_MS = 3000;

/**
 * Opens the services of the backend, without HTTP calls and without the outbox worker. Close them after use.
 *
 * @param settingsFile environment file of a running site; read when `DATABASE_URL` is not set.
 * @throws CommandError when a setting is invalid or the database is unavailable.
 */
export async function openBackend(settingsFile: string | undefined): Promise<BackendServices> {
  const config = readSettings(settingsFile);
  await assertDatabaseReachable(config.databaseUrl, settingsFile);
  // Imported late, because loading it takes most of the time of a command.
  const { BackendServices } = await import('./backend-services.js');
  return BackendServices.open(config);
}

function readSettings(settingsFile: string | undefined): Config {
  if (!process.env.DATABASE_URL?.trim() && settingsFile) {
    if (!existsSync(settingsFile)) {
      throw new CommandError(
        'No site runs on this machine and DATABASE_URL is not set: run "npm start" in another terminal, or set DATABASE_URL and the secrets of the backend.',
      );
    }
    delete process.env.DATABASE_URL;
    process.loadEnvFile(settingsFile);
  }
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof InvalidSetting) throw new CommandError(error.message);
    throw error;
  }
}

/** Connects once, so that a wrong address fails at once with a clear message. */
async function assertDatabaseReachable(databaseUrl: string, settingsFile: string | undefined): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const { host } = new URL(databaseUrl);
    if (code === '28P01' || code === '28000' || code === '3D000') {
      throw new CommandError(`PostgreSQL at ${host} rejects DATABASE_URL: ${message}.`);
    }
    const next = settingsFile
      ? 'run "npm start" in another terminal, or set DATABASE_URL'
      : 'check DATABASE_URL';
    throw new CommandError(`PostgreSQL at ${host} does not answer (${code ?? message}): ${next}.`);
  } finally {
    await client.end().catch(() => {});
  }
}
