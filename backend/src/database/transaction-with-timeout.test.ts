import { DataSource } from 'typeorm';
import { readConfig } from '../config/config.js';
import { describeError } from '../staff/describe-error.js';
import { databaseOptions } from './database-options.js';
import { poolOf } from './pool-of.js';
import { transactionWithTimeout } from './transaction-with-timeout.js';

const config = readConfig({ DATABASE_URL: `${process.env.TEST_POSTGRES_URL}?statement_timeout=500` });
const database = new DataSource({ ...databaseOptions(config), poolSize: 1 });
beforeAll(() => database.initialize());
afterAll(() => database.destroy());

test('a statement may take longer than elsewhere, and its connection is not destroyed meanwhile', async () => {
  await expect(database.query('SELECT pg_sleep(0.6)')).rejects.toThrow('statement timeout');
  // Elsewhere the connection would be destroyed by now: it may answer a second late.
  const slow = transactionWithTimeout(database, 60_000, (manager) =>
    manager.query("SELECT pg_sleep(1.6), 'done' AS outcome"),
  );
  await expect(slow).resolves.toMatchObject([{ outcome: 'done' }]);
});

test('a slower statement fails, which the office is told in one line; the connection is as before', async () => {
  const error = await transactionWithTimeout(database, 50, (manager) =>
    manager.query('SELECT pg_sleep(5)'),
  ).catch((thrown) => thrown);
  expect(describeError(error)).toMatch(/^PostgreSQL took too long/);
  const client = await poolOf(database).connect();
  expect(client).toMatchObject({ statementTimeoutMs: 500 });
  expect((await client.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '500ms' }]);
  client.release();
});

test('without another one in the address, a statement may take ten seconds', async () => {
  const usual = new DataSource(databaseOptions(readConfig({ DATABASE_URL: process.env.TEST_POSTGRES_URL })));
  await usual.initialize();
  const client = await poolOf(usual).connect();
  expect(client).toMatchObject({ statementTimeoutMs: 10_000 });
  expect((await client.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '10s' }]);
  client.release();
  await usual.destroy();
});

test('an answer that arrived in time is read, however busy this process was meanwhile', async () => {
  const client = await poolOf(database).connect();
  try {
    const answer = client.query("SELECT 'in time' AS outcome");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1600);
    expect((await answer).rows).toEqual([{ outcome: 'in time' }]);
  } finally {
    client.release(true);
  }
});
