import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations, Logger as WorkerLogger } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { isDatabaseUnavailable } from './is-database-unavailable.js';
import * as migrations from './migrations/index.js';

/** PostgreSQL advisory lock key, unique within this program. */
const MIGRATION_LOCK = 7_300_451;
const LOCK_RETRY_MS = 200;

/**
 * Runs the migrations of the application and of the outbox. Replicas that start at the same time wait for each other.
 * Returns how many migrations of the application ran.
 */
export async function migrate(databaseUrl: string): Promise<number> {
  const lock = new pg.Client({ connectionString: databaseUrl });
  await lock.connect();
  try {
    await takeLock(lock);
    const database = new DataSource({
      type: 'postgres',
      url: databaseUrl,
      migrations: Object.values(migrations),
      migrationsTableName: 'migrations',
      // Indexes on large tables are created CONCURRENTLY, which no transaction allows.
      migrationsTransactionMode: 'each',
    });
    await database.initialize();
    try {
      const ran = await database.runMigrations();
      await runMigrations({ connectionString: databaseUrl, logger: new WorkerLogger(() => () => {}) });
      return ran.length;
    } finally {
      await database.destroy();
    }
  } finally {
    await lock.end();
  }
}

/**
 * Asks again and again instead of waiting in one statement: CREATE INDEX CONCURRENTLY waits for every running statement, and
 * would wait for one that waits for this lock.
 */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await sleep(LOCK_RETRY_MS);
  }
}

const PAUSE_MS = 1000;

/**
 * Resolves when the database accepts connections. Logs once that it waits, and retries until the signal aborts. A wrong
 * password or a missing database is thrown at once, because waiting does not help.
 */
export async function waitForDatabase(databaseUrl: string, log: Logger, signal: AbortSignal): Promise<void> {
  let hasLogged = false;
  for (;;) {
    signal.throwIfAborted();
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error) && !/timeout/i.test(String(error))) throw error;
      if (!hasLogged) log.warn(`Waiting for PostgreSQL at ${new URL(databaseUrl).host}.`);
      hasLogged = true;
    } finally {
      await client.end().catch(() => {});
    }
    await sleep(PAUSE_MS, undefined, { signal });
  }
}
