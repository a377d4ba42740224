import { TestBackend } from '../../test/test-backend.js';
import { describeError } from '../staff/describe-error.js';
import { poolOf } from './pool-of.js';
import { STATEMENT_TIMEOUT_MS } from './timed-client.js';
import { transactionWithTimeout } from './transaction-with-timeout.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

test('a statement may take longer than elsewhere, and its connection is not destroyed meanwhile', async () => {
  const slow = transactionWithTimeout(backend.database, 20_000, (manager) =>
    manager.query("SELECT pg_sleep(11.5), 'done' AS outcome"),
  );
  await expect(slow).resolves.toMatchObject([{ outcome: 'done' }]);
});

test('a slower statement fails, which the office is told in one line; the connection is as before', async () => {
  const error = await transactionWithTimeout(backend.database, 50, (manager) =>
    manager.query('SELECT pg_sleep(5)'),
  ).catch((thrown) => thrown);
  expect(describeError(error)).toMatch(/^PostgreSQL took too long/);
  const client = await poolOf(backend.database).connect();
  expect(client).toMatchObject({ statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  expect((await client.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '10s' }]);
  client.release();
});
