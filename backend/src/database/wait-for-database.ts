import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from './is-database-unavailable.js';

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
