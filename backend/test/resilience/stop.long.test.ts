import { BackendProcess } from '../backend-process.js';
import { Mailbox } from '../mailbox.js';
import { freshDatabase } from '../test-backend.js';
import { anApplicant, apply, Database, expectAllKept, startSilentServer } from './support.js';

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
  database = new Database(await freshDatabase());
  settings = { DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${mailbox.port}` };
});

test('a process whose request takes longer than its shutdown aborts it, logs it and ends', async () => {
  const backend = await BackendProcess.start(settings);
  endings.push(await database.lockApplications());
  const aborted = expect(apply(backend, anApplicant())).rejects.toThrow();
  await database.untilLocked();

  expect(await backend.stop()).toEqual({ code: 0, signal: null });
  await aborted;
  expect(backend.log.filter(({ msg }) => msg === 'request')).toMatchObject([
    { method: 'POST', path: '/api/send-lease-email', status: 499 },
  ]);
});

test('a process that is stopped releases a mail that is being sent, and the next one sends it', async () => {
  const silent = await startSilentServer();
  endings.push(silent.close);
  const backend = await BackendProcess.start({ ...settings, SMTP_URL: `smtp://127.0.0.1:${silent.port}` });
  const person = anApplicant();
  expect((await apply(backend, person)).status).toBe(200);
  await silent.connected;

  expect(await backend.stop()).toEqual({ code: 0, signal: null });
  expect(await database.query('SELECT 1 FROM graphile_worker.jobs WHERE locked_at IS NOT NULL')).toEqual([]);
  silent.close();

  const next = await BackendProcess.start(settings);
  await expectAllKept([person], database, mailbox);
  expect((await next.stop()).code).toBe(0);
});
