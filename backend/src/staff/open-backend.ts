import { existsSync } from 'node:fs';
import type { INestApplicationContext } from '@nestjs/common';
import { InvalidSetting } from '@site/contract';
import pg from 'pg';
import { type Config, readConfig } from '../config/config.js';
import { Refusal } from './refusal.js';

const CONNECT_TIMEOUT_MS = 3000;

/**
 * The services of the backend, without answering calls and without doing the work of the outbox. Close it after use.
 *
 * @param settingsFile read when `DATABASE_URL` is not set: an environment file with the settings of a running site.
 * @throws Refusal when a setting or the database is not as it must be.
 */
export async function openBackend(settingsFile: string | undefined): Promise<INestApplicationContext> {
  const config = readSettings(settingsFile);
  await demandDatabase(config.databaseUrl, settingsFile);
  // Only now, because loading them is most of the time that a command takes.
  const { NestFactory } = await import('@nestjs/core');
  const { officeModule } = await import('../app.module.js');
  return NestFactory.createApplicationContext(officeModule(config), { logger: false, abortOnError: false });
}

function readSettings(settingsFile: string | undefined): Config {
  if (!process.env.DATABASE_URL?.trim() && settingsFile) {
    if (!existsSync(settingsFile)) {
      throw new Refusal(
        'No site runs on this machine and DATABASE_URL is not set: run "npm start" in another terminal, or set DATABASE_URL and the secrets of the backend.',
      );
    }
    delete process.env.DATABASE_URL;
    process.loadEnvFile(settingsFile);
  }
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof InvalidSetting) throw new Refusal(error.message);
    throw error;
  }
}

/** Asks PostgreSQL for a connection once, so that a wrong address is told at once and in one sentence. */
async function demandDatabase(databaseUrl: string, settingsFile: string | undefined): Promise<void> {
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
      throw new Refusal(`PostgreSQL at ${host} refuses DATABASE_URL: ${message}.`);
    }
    const next = settingsFile
      ? 'run "npm start" in another terminal, or set DATABASE_URL'
      : 'check DATABASE_URL';
    throw new Refusal(`PostgreSQL at ${host} does not answer (${code ?? message}): ${next}.`);
  } finally {
    await client.end().catch(() => {});
  }
}
