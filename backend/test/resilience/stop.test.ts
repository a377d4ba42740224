import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '@site/testkit/until';
import pg from 'pg';
import { BackendProcess } from '../backend-process.js';
import { Mailbox } from '../mailbox.js';
import { freshDatabase } from '../test-backend.js';
import { type Applicant, applicants, apply, Database, expectAllKept } from './support.js';

jest.setTimeout(120_000);

const mailbox = new Mailbox();
let database: Database;
let settings: Record<string, string>;
beforeAll(() => mailbox.open());
afterAll(() => mailbox.close());
/** Ends what a test has opened, also when it failed. */
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});
beforeEach(async () => {
  mailbox.unread.length = 0;
  database = Database.at(await freshDatabase());
  settings = { DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${mailbox.port}` };
});

test('a shutdown answers the running request and accepts no new ones', async () => {
  const backend = await BackendProcess.start(settings);
  const holder = new pg.Client({ connectionString: database.url });
  endings.push(() => holder.end());
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE lease_applications IN ACCESS EXCLUSIVE MODE');
  const person = anApplicant();
  const underWay = apply(backend, person);
  await database.until(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );

  backend.sendSigterm();
  const isRefused = () =>
    backend
      .browser()
      .get('/api/health/live', { connection: 'close' })
      .then(
        () => false,
        () => true,
      );
  await until(isRefused);
  await holder.query('COMMIT');
  await holder.end();

  const reply = await underWay;
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
  expect(await backend.ended).toEqual({ code: 0, signal: null });

  const next = await BackendProcess.start(settings);
  await expectAllKept([person], database, mailbox);
  expect((await next.stop()).code).toBe(0);
});

test('a shutdown does not wait for clients that keep their connection open', async () => {
  const backend = await BackendProcess.start(settings);
  const used = connect(backend.port, '127.0.0.1');
  used.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(used, 'readable');
  const unused = connect(backend.port, '127.0.0.1');
  await once(unused, 'connect');
  // It has accepted the connection before this one.
  await backend.browser().get('/api/health/live');

  const begin = Date.now();
  const received = Promise.all([used, unused].map(text));
  expect(await backend.stop()).toEqual({ code: 0, signal: null });
  expect(Date.now() - begin).toBeLessThan(4000);
  expect(await received).toEqual([expect.stringMatching(/^HTTP\/1\.1 200 /), '']);
});

test('a request that takes longer than a shutdown is aborted and logged', async () => {
  const backend = await BackendProcess.start(settings);
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE lease_applications IN ACCESS EXCLUSIVE MODE');
  const cut = expect(apply(backend, anApplicant())).rejects.toThrow();
  await database.until(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );

  expect(await backend.stop()).toEqual({ code: 0, signal: null });
  await cut;
  await holder.end();
  expect(backend.log.filter(({ msg }) => msg === 'request')).toMatchObject([
    { method: 'POST', path: '/api/send-lease-email', status: 499 },
  ]);
});

test('a shutdown releases a mail that is being sent, and the next process sends it', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket.on('error', () => {})));
  const closeServer = () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  };
  endings.push(closeServer);
  const connected = new Promise((resolve) => silent.once('connection', resolve));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const backend = await BackendProcess.start({ ...settings, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const people = applicants(1);
  for (const person of people) expect((await apply(backend, person)).status).toBe(200);
  await connected;

  expect(await backend.stop()).toEqual({ code: 0, signal: null });
  expect(await database.query('SELECT 1 FROM graphile_worker.jobs WHERE locked_at IS NOT NULL')).toEqual([]);
  closeServer();

  const next = await BackendProcess.start(settings);
  await expectAllKept(people, database, mailbox);
  expect((await next.stop()).code).toBe(0);
});

function anApplicant(): Applicant {
  const [person] = applicants(1);
  if (!person) throw new Error('Nobody applies.');
  return person;
}
