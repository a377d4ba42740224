import { CALLS } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import { until } from '@site/testkit/until';
import { TestBackend } from '../../test/test-backend.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import type { QueuedMail } from './mail-queue.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start({ MAIL_FROM: 'Zakenwiel Lease <post@mail.zakenwiel.example>' });
});
afterAll(() => backend.stop());

test('no mail is lost while the mail server is unavailable', async () => {
  await backend.mailbox.close();
  const email = 'wacht@bedrijf.nl';
  expect((await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }))).status).toBe(
    200,
  );
  await backend.waitForFailedJobs(2);
  await backend.mailbox.open();
  await backend.database.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await backend.mailbox.take(email, 'leaseaanvraag');
  await backend.mailbox.take('info@zakenwiel.example', 'Nieuwe leaseaanvraag');
});

test('a mail that is delivered twice has the same Message-ID, in the domain of the sender', async () => {
  const handlers = backend.app.get(JobHandlers);
  const deliver = handlers.byTask.mail;
  if (!deliver) throw new Error('Nobody delivers mails.');
  const payloads: unknown[] = [];
  handlers.byTask.mail = async (payload) => {
    payloads.push(payload);
    await deliver(payload);
  };
  const email = 'tweemaal@bedrijf.nl';
  await backend.browser().post(CALLS.contact.path, { name: 'a', email, subject: 'b', message: 'c' });
  const first = await backend.mailbox.take(email, 'bericht');
  for (const payload of payloads) await deliver(payload);
  const second = await backend.mailbox.take(email, 'bericht');
  expect(second.messageId).toBe(first.messageId);
  expect(first.messageId).toMatch(/^<[0-9a-f-]{36}@mail\.zakenwiel\.example>$/);
  expect(first.from?.value[0]).toEqual({ name: 'Zakenwiel Lease', address: 'post@mail.zakenwiel.example' });
});

test('a mail with a code overtakes those that wait', async () => {
  const email = 'haast@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  const handlers = backend.app.get(JobHandlers);
  const deliver = handlers.byTask.mail as (payload: unknown) => Promise<void>;
  const begun: string[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  handlers.byTask.mail = async (payload) => {
    begun.push((payload as QueuedMail).id);
    await opened;
    await deliver(payload);
  };
  for (let i = 0; i < 10; i++) {
    const message = { name: 'a', email: `wacht${i}@bedrijf.nl`, subject: 'b', message: 'c' };
    expect((await backend.browser().post(CALLS.contact.path, message)).status).toBe(200);
  }
  // As many as the worker sends at once.
  await until(() => begun.length === 4);
  await backend.browser().post(CALLS.login.path, { permanentCode });
  open();
  const { messageId } = await backend.mailbox.take(email, 'verificatiecode');
  await until(() => begun.length === 21);
  handlers.byTask.mail = deliver;
  expect(begun.findIndex((id) => messageId?.includes(id))).toBe(4);
});

test('a record that cannot be stored queues no mail', async () => {
  await backend.database.query('ALTER TABLE contact_messages RENAME TO renamed');
  const body = { name: 'a', email: 'samen@bedrijf.nl', subject: 'b', message: 'c' };
  // Those of the tests before.
  await backend.mailsTo(body.email);
  const reply = await backend.browser().post(CALLS.contact.path, body);
  expect([reply.status, reply.body]).toEqual([500, { success: false, message: 'Er is iets misgegaan' }]);
  await backend.database.query('ALTER TABLE renamed RENAME TO contact_messages');
  const [{ count }] = await backend.database.query('SELECT count(*)::int FROM graphile_worker.jobs');
  expect(count).toBe(0);
});
