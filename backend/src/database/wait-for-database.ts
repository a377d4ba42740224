import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { isDatabaseAway } from './is-database-away.js';

const PAUSE_MS = 1000;

/**
 * Resolves when the database answers. Says once that it waits and for which host; tries on until the signal aborts.
 * A wrong password or a missing database is thrown at once, because waiting does not mend those.
 */
export async function waitForDatabase(databaseUrl: string, log: Logger, signal: AbortSignal): Promise<void> {
  let told = false;
  for (;;) {
    signal.throwIfAborted();
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!isDatabaseAway(error) && !/timeout/i.test(String(error))) throw error;
      if (!told) log.warn(`Waiting for PostgreSQL at ${new URL(databaseUrl).host}.`);
      told = true;
    } finally {
      await client.end().catch(() => {});
    }
    await sleep(PAUSE_MS, undefined, { signal });
  }
}
