import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '@site/testkit/until';
import {
  anApplicant,
  apply,
  Database,
  expectAllKept,
  startSilentServer,
} from '../test/resilience/support.js';
import { freshDatabase, TestBackend } from '../test/test-backend.js';
import { stopApp } from './stop-app.js';

/** In ms: longer than any test. */
const FOREVER = 2 ** 31 - 1;

let database: Database;
beforeEach(async () => {
  database = new Database(await freshDatabase());
});
/** Ends what a test has started, also when it failed. */
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function start(...[settings, options]: Parameters<typeof TestBackend.start>): Promise<TestBackend> {
  const backend = await TestBackend.start({ DATABASE_URL: database.url, ...settings }, options);
  endings.push(() => backend.stop());
  return backend;
}

test('a shutdown does not wait for clients that keep their connection open', async () => {
  const backend = await start();
  const port = Number(new URL(backend.url).port);
  const used = connect(port, '127.0.0.1');
  used.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(used, 'readable');
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  // It has accepted the connection before this one.
  await backend.browser().get('/api/health/live');

  const received = Promise.all([used, unused].map(text));
  await stopApp(backend.app, { requests: FOREVER, jobs: FOREVER });
  expect(await received).toEqual([expect.stringMatching(/^HTTP\/1\.1 200 /), '']);
});

test('a request that takes longer than a shutdown is aborted and logged', async () => {
  const lines: string[] = [];
  const backend = await start({ LOG_LEVEL: 'info' }, { log: { write: (line) => void lines.push(line) } });
  const release = await database.lockApplications();
  endings.push(release);
  const aborted = expect(apply(backend, anApplicant())).rejects.toThrow();
  await database.untilLocked();

  const stopped = stopApp(backend.app, { requests: 0, jobs: 0 });
  await aborted;
  const logged = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  await until(() => logged().length > 0);
  expect(logged()).toMatchObject([{ method: 'POST', path: '/api/send-lease-email', status: 499 }]);
  await release();
  await stopped;
});

test('a shutdown releases a mail that is being sent, and the next backend sends it', async () => {
  const silent = await startSilentServer();
  endings.push(silent.close);
  const backend = await start({ SMTP_URL: `smtp://127.0.0.1:${silent.port}` });
  const person = anApplicant();
  expect((await apply(backend, person)).status).toBe(200);
  await silent.connected;

  await stopApp(backend.app, { requests: 1000, jobs: 500 });
  expect(await database.query('SELECT 1 FROM graphile_worker.jobs WHERE locked_at IS NOT NULL')).toEqual([]);
  silent.close();
  await database.untilUnused();

  const next = await start();
  await expectAllKept([person], database, next.mailbox);
});
