import { runMigrations, Logger as WorkerLogger } from 'graphile-worker';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { PersonalData1763650000000 } from './migrations/customers-last-login.js';
import { FirstTables1763600000000 } from './migrations/first-tables.js';
import { OfficeWork1763640000000 } from './migrations/lease-status-changes.js';

/** PostgreSQL advisory lock key, unique within this program. */
const MIGRATION_LOCK = 7_300_451;

/**
 * Runs the migrations of the application and of the outbox. Replicas that start at the same time wait for each other.
 * Returns how many migrations of the application ran.
 */
export async function migrate(databaseUrl: string): Promise<number> {
  const lock = new pg.Client({ connectionString: databaseUrl });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const database = new DataSource({
      type: 'postgres',
      url: databaseUrl,
      migrations: [FirstTables1763600000000, OfficeWork1763640000000, PersonalData1763650000000],
      migrationsTableName: 'migrations',
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
