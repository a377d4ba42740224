import pg from 'pg';
import { poolOf } from '../src/database/pool-of.js';
import { TestBackend } from './test-backend.js';

/** What the backend uses of its libraries that they do not document, so that an upgrade may break it. */
let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

test('graphile-worker still has the columns id and payload of _private_jobs, which PendingMails reads and deletes', async () => {
  const columns = await backend.database.query(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'graphile_worker' AND table_name = '_private_jobs' AND column_name IN ('id', 'payload')
     ORDER BY column_name`,
  );
  expect(columns).toEqual([
    { name: 'id', type: 'bigint' },
    { name: 'payload', type: 'json' },
  ]);
});

test('TypeORM still has its pool of pg in driver.master, which the sessions and the metrics use', async () => {
  const pool = poolOf(backend.database);
  expect(pool).toBeInstanceOf(pg.Pool);
  expect(pool.totalCount).toBeGreaterThan(0);
});

test('pg still has the socket of a client and its parameters where TimedClient takes them', async () => {
  const client = await poolOf(backend.database).connect();
  try {
    expect(client).toHaveProperty('connection.stream.destroy', expect.any(Function));
    expect(client).toHaveProperty('connectionParameters.statement_timeout', 10_000);
  } finally {
    client.release();
  }
});

test('passport still stores its user in passport.user of the session, where sessions are found by customer', async () => {
  const { customer } = await backend.firstLogin('sessie@bedrijf.nl');
  const sessions = await backend.database.query<{ user: unknown }[]>(
    "SELECT sess #> '{passport,user}' AS user FROM sessions",
  );
  expect(sessions).toEqual([{ user: { customerId: customer.id, since: expect.any(Number) } }]);
});
