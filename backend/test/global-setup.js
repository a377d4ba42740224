import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { tsImport } from 'tsx/esm/api';
import { bundleLibraries } from './libraries.js';

/**
 * Starts PostgreSQL and migrates a template database; every test file uses a copy of it (see test-backend.ts). Meanwhile bundles the
 * libraries.
 */
export default async function setup() {
  const bundled = bundleLibraries();
  const { startLocalPostgres } = await tsImport('@site/local/postgres', import.meta.url);
  const { migrate } = await tsImport('../src/database/migrate.ts', import.meta.url);
  const postgres = await startLocalPostgres({
    dataDir: fileURLToPath(new URL('../../.local/test/backend-db', import.meta.url)),
    database: 'postgres',
    unsafeFast: true,
  });
  globalThis.backendTestPostgres = postgres;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('DROP DATABASE IF EXISTS template_of_tests WITH (FORCE)');
  await admin.query('CREATE DATABASE template_of_tests');
  await admin.end();
  await migrate(postgres.url.replace(/\/postgres$/, '/template_of_tests'));
  process.env.TEST_POSTGRES_URL = postgres.url;
  await bundled;
}
