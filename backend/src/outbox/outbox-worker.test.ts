import { CALLS } from '@site/contract';
import { until } from '@site/testkit/until';
import pg from 'pg';
import { FlakyProxy } from '../../test/flaky-proxy.js';
import { freshDatabase, TestBackend } from '../../test/test-backend.js';

test('mails are sent, also when the worker lost its connection while it looked its tasks up', async () => {
  const connectionString = await freshDatabase();
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE graphile_worker._private_tasks IN SHARE MODE');
  const backend = await TestBackend.start({ DATABASE_URL: connectionString });
  await until(async () => {
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks
       WHERE relation = 'graphile_worker._private_tasks'::regclass AND NOT granted`,
    );
    return rowCount === 1;
  });
  await client.end();

  const email = 'anna@bedrijf.nl';
  await backend
    .browser()
    .post(CALLS.contact.path, { name: 'Anna', email, subject: 'Vraag', message: 'Kan het?' });
  await backend.mailbox.take(email, 'bericht');
  await backend.stop();
});

test('a worker whose connection breaks before it listens, while it stops, stops without an error', async () => {
  // graphile-worker prints it when a worker loses its connection.
  jest.spyOn(console, 'trace').mockReturnValue(undefined);
  const url = new URL(await freshDatabase());
  const proxy = new FlakyProxy(Number(url.port));
  proxy.holdAnswersTo('LISTEN');
  await proxy.start();
  url.port = String(proxy.port);
  const lines: string[] = [];
  const backend = await TestBackend.start(
    { DATABASE_URL: url.href, LOG_LEVEL: 'trace' },
    { log: { write: (line) => void lines.push(line) } },
  );
  await until(() => lines.some((line) => line.includes('Worker connected')));
  const stopped = backend.stop();
  await until(() => lines.some((line) => line.includes('Attempting graceful shutdown')));
  await proxy.cut();
  await stopped;
});
