import { until } from '@site/testkit/until';
import { BackendProcess } from '../backend-process.js';
import { Mailbox } from '../mailbox.js';
import { freshDatabase, TestBackend } from '../test-backend.js';
import { anApplicant, apply, Database, expectAllKept } from './support.js';

const mailbox = new Mailbox();
beforeAll(() => mailbox.open());
afterAll(() => mailbox.close());

test('a process that is stopped answers the running request and accepts no new ones, and the next one sends its mails', async () => {
  const database = new Database(await freshDatabase());
  const settings = { DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${mailbox.port}` };
  const backend = await BackendProcess.start(settings);
  const release = await database.lockApplications();
  const person = anApplicant();
  const underWay = apply(backend, person);
  await database.untilLocked();

  backend.sendSigterm();
  const isRejected = () =>
    backend
      .browser()
      .get('/api/health/live', { connection: 'close' })
      .then(
        () => false,
        () => true,
      );
  await until(isRejected);
  await release();

  const reply = await underWay;
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
  expect(await backend.ended).toEqual({ code: 0, signal: null });

  const next = await TestBackend.start(settings);
  await expectAllKept([person], database, mailbox);
  await next.stop();
});
