import { existsSync } from 'node:fs';
import type { INestApplicationContext } from '@nestjs/common';
import { InvalidSetting } from '@site/server';
import pg from 'pg';
import { type Config, readConfig } from '../config/config.js';
import { CommandError } from './command-error.js';

const CONNECT_TIMEOUT_MS = 3000;

/**
 * Starts the services of the backend without HTTP calls and without the outbox worker. Close it after use.
 *
 * @param settingsFile environment file of a running site; read when `DATABASE_URL` is not set.
 * @throws CommandError when a setting is invalid or the database is unavailable.
 */
export async function openBackend(settingsFile: string | undefined): Promise<INestApplicationContext> {
  const config = readSettings(settingsFile);
  await assertDatabaseReachable(config.databaseUrl, settingsFile);
  // Imported late, because loading these modules takes most of the time of a command.
  const { NestFactory } = await import('@nestjs/core');
  const { officeModule } = await import('../app.module.js');
  return NestFactory.createApplicationContext(officeModule(config), { logger: false, abortOnError: false });
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
      throw new CommandError(`PostgreSQL at ${host} refuses DATABASE_URL: ${message}.`);
    }
    const next = settingsFile
      ? 'run "npm start" in another terminal, or set DATABASE_URL'
      : 'check DATABASE_URL';
    throw new CommandError(`PostgreSQL at ${host} does not answer (${code ?? message}): ${next}.`);
  } finally {
    await client.end().catch(() => {});
  }
}
