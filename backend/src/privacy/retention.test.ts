import { Logger } from '@nestjs/common';
import { BEWAARTERMIJNEN, CALLS } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import { until } from '@site/testkit/until';
import { decide } from '../../test/decide.js';
import { TestBackend } from '../../test/test-backend.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Clock } from '../platform/clock.js';
import { Retention } from './retention.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(() => backend.stop());

const START = '2026-03-10T09:00:00Z';
/** Freezes the clock of the rules only, not that of the worker and the limits. */
const at = (moment: string) => jest.spyOn(backend.app.get(Clock), 'now').mockReturnValue(new Date(moment));
beforeEach(() => at(START));

/** Runs the nightly job. */
async function night(): Promise<void> {
  await backend.app.get(JobHandlers).byTask.retention?.({});
}

/** How many rows a table has for an address. */
async function countOf(table: string, email: string): Promise<number> {
  const [row] = await backend.database.query(`SELECT count(*)::integer AS n FROM ${table} WHERE email = $1`, [
    email,
  ]);
  return row.n;
}

/** A run one second before the deadline deletes nothing, and a run at the deadline deletes it. */
async function expectGoneAt(edge: string, table: string, email: string): Promise<void> {
  at(new Date(new Date(edge).getTime() - 1000).toISOString());
  await night();
  expect(await countOf(table, email)).toBe(1);
  at(edge);
  await night();
  expect(await countOf(table, email)).toBe(0);
}

async function apply(email: string, changes = {}): Promise<string> {
  await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email, ...changes }));
  return backend.mailbox.takeCode(email, 'leaseaanvraag');
}

async function write(email: string): Promise<void> {
  const body = { name: 'A', email, subject: 'B', message: 'C' };
  expect((await backend.browser().post(CALLS.contact.path, body)).status).toBe(200);
}

test('a message to the office is deleted 2 years after receipt', async () => {
  await write('bericht@bedrijf.nl');
  await expectGoneAt('2028-03-10T09:00:00Z', 'contact_messages', 'bericht@bedrijf.nl');
});

test('a complaint is deleted 7 years after receipt', async () => {
  await backend.browser().post(CALLS.complaints.path, aComplaint({ email: 'klacht@bedrijf.nl' }));
  await expectGoneAt('2033-03-10T09:00:00Z', 'complaints', 'klacht@bedrijf.nl');
});

test('what was filled in to continue later is deleted 7 days after it was saved', async () => {
  const email = 'later@bedrijf.nl';
  await backend.browser().post(CALLS.saveDraft.path, { email, antwoorden: '{"naam":"Jan"}' });
  await expectGoneAt('2026-03-17T09:00:00Z', 'lease_drafts', email);
});

test('a pending application is deleted 2 years after receipt', async () => {
  await apply('open@bedrijf.nl');
  await expectGoneAt('2028-03-10T09:00:00Z', 'lease_applications', 'open@bedrijf.nl');
});

test('a rejected application is deleted 2 years after its last decision, with its history', async () => {
  const leaseCode = await apply('afgewezen@bedrijf.nl');
  await decide(backend, leaseCode, 'rejected');
  at('2026-05-01T12:00:00Z');
  await decide(backend, leaseCode, 'pending');
  at('2026-06-01T12:00:00Z');
  await decide(backend, leaseCode, 'rejected');
  await expectGoneAt('2028-06-01T12:00:00Z', 'lease_applications', 'afgewezen@bedrijf.nl');
  expect(await backend.database.query('SELECT FROM lease_status_changes')).toHaveLength(0);
});

test('a withdrawn application is deleted 2 years after it was withdrawn', async () => {
  const leaseCode = await apply('ingetrokken@bedrijf.nl');
  at('2026-06-01T12:00:00Z');
  await decide(backend, leaseCode, 'withdrawn');
  await expectGoneAt('2028-06-01T12:00:00Z', 'lease_applications', 'ingetrokken@bedrijf.nl');
});

test('a request and its answer count as changes of an application', async () => {
  const leaseCode = await apply('vroeg@bedrijf.nl');
  await backend.database.query(
    `INSERT INTO lease_requests (application_id, soort, asked_at, answered_at)
     SELECT id, 'intrekken', '2026-06-01T12:00:00Z', '2026-06-02T12:00:00Z'
     FROM lease_applications WHERE lease_code = $1`,
    [leaseCode],
  );
  await expectGoneAt('2028-06-02T12:00:00Z', 'lease_applications', 'vroeg@bedrijf.nl');
  expect(await backend.database.query('SELECT FROM lease_requests')).toHaveLength(0);
});

test('a completed application is an agreement and goes 7 years after its term', async () => {
  const email = 'completed@bedrijf.nl';
  const leaseCode = await apply(email, { looptijd: '60' });
  await decide(backend, leaseCode, 'approved');
  at('2026-04-01T12:00:00Z');
  await decide(backend, leaseCode, 'completed');
  await expectGoneAt('2038-04-01T12:00:00Z', 'lease_applications', email);
});

test('an approved application is no agreement yet and goes 2 years after its last change', async () => {
  const email = 'approved@bedrijf.nl';
  const leaseCode = await apply(email, { looptijd: '60' });
  at('2026-04-01T12:00:00Z');
  await decide(backend, leaseCode, 'approved');
  await expectGoneAt('2028-04-01T12:00:00Z', 'lease_applications', email);
});

test('an account that was never activated is deleted 30 days after its last code expired', async () => {
  const email = 'stil@bedrijf.nl';
  await backend.browser().post(CALLS.activate.path, { email });
  await backend.mailbox.take(email, 'activatiecode');
  at('2026-03-20T09:00:00Z');
  backend.travel(61);
  await backend.browser().post(CALLS.activate.path, { email });
  await backend.mailbox.take(email, 'activatiecode');
  await expectGoneAt('2026-04-19T09:10:00Z', 'customers', email);
});

test('an account is deleted 2 years after the last login, application, complaint or message', async () => {
  const email = 'contact@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  at('2026-06-10T09:00:00Z');
  await backend.logIn(email, permanentCode);
  at('2027-06-10T09:00:00Z');
  await backend.logIn(email, permanentCode);
  at('2027-07-10T09:00:00Z');
  await write(email);
  await expectGoneAt('2029-07-10T09:00:00Z', 'customers', email);
});

test('an account that is used only to log in is deleted 2 years after the last login', async () => {
  const email = 'login@bedrijf.nl';
  const permanentCode = await backend.activate(email);
  at('2027-06-10T09:00:00Z');
  await backend.logIn(email, permanentCode);
  await expectGoneAt('2029-06-10T09:00:00Z', 'customers', email);
});

test('an account is kept while it has an application, and deleted the night after', async () => {
  const email = 'houder@bedrijf.nl';
  const { browser } = await backend.firstLogin(email);
  await browser.post(CALLS.leaseApplication.path, anApplication({ looptijd: '72' }));
  const leaseCode = await backend.mailbox.takeCode(email, 'leaseaanvraag');
  await decide(backend, leaseCode, 'approved');
  await decide(backend, leaseCode, 'completed');
  at('2039-03-10T08:59:59Z');
  await night();
  expect([await countOf('customers', email), await countOf('lease_applications', email)]).toEqual([1, 1]);
  at('2039-03-10T09:00:00Z');
  await night();
  expect([await countOf('customers', email), await countOf('lease_applications', email)]).toEqual([1, 0]);
  await night();
  expect(await countOf('customers', email)).toBe(0);
});

test('a device is deleted a year after its last login, and the account is kept', async () => {
  const email = 'apparaat@bedrijf.nl';
  const { customer } = await backend.firstLogin(email);
  const devices = () =>
    backend.database.query('SELECT FROM known_devices WHERE customer_id = $1', [customer.id]);
  at('2027-03-10T08:59:59Z');
  await night();
  expect(await devices()).toHaveLength(1);
  at('2027-03-10T09:00:00Z');
  await night();
  expect(await devices()).toHaveLength(0);
  expect(await countOf('customers', email)).toBe(1);
});

test('a failed mail is deleted 90 days after the last try, one that is still retried is kept', async () => {
  const jobs = async (which = 'true') =>
    (
      await backend.database.query(
        `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'mail' AND ${which}`,
      )
    ).length;
  await until(async () => (await jobs()) === 0);
  await backend.mailbox.close();
  await write('onbezorgbaar@bedrijf.nl');
  await until(async () => (await jobs('last_error IS NOT NULL AND locked_at IS NULL')) === 2);
  await backend.database.query(
    "UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 hour', updated_at = $1",
    [START],
  );
  at('2026-06-08T09:00:00Z');
  await night();
  expect(await jobs()).toBe(2);
  await backend.database.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
  at('2026-06-08T08:59:59Z');
  await night();
  expect(await jobs()).toBe(2);
  at('2026-06-08T09:00:00Z');
  await night();
  expect(await jobs()).toBe(0);
  await backend.mailbox.open();
});

test('the preview matches exactly what a run then deletes, and changes nothing', async () => {
  // Deletes the data of the other tests: applications in one run, their accounts in the next.
  at('2060-01-01T00:00:00Z');
  await night();
  await night();
  at(START);
  const emails = ['droog1@bedrijf.nl', 'droog2@bedrijf.nl'];
  for (const email of emails) {
    await write(email);
    await apply(email);
    await backend.browser().post(CALLS.complaints.path, aComplaint({ email }));
    await backend.firstLogin(email);
  }
  const agreed = await apply('droog3@bedrijf.nl');
  await decide(backend, agreed, 'approved');
  await decide(backend, agreed, 'completed');
  await backend.browser().post(CALLS.activate.path, { email: 'droog4@bedrijf.nl' });
  await backend.mailbox.take('droog4@bedrijf.nl', 'activatiecode');
  at('2060-01-01T00:00:00Z');
  const retention = backend.app.get(Retention);
  const before = await retention.preview();
  expect(await retention.preview()).toEqual(before);
  expect(await countOf('customers', 'droog1@bedrijf.nl')).toBe(1);
  const byRule = (counts: { rule: string; count: number }[]) =>
    Object.fromEntries(counts.map(({ rule, count }) => [rule, count]));
  expect(byRule(before)).toEqual({
    apparaten: 2,
    nietGeactiveerd: 1,
    accounts: 2,
    berichten: 2,
    concepten: 0,
    dealers: 0,
    documenten: 0,
    aanvragen: 2,
    overeenkomsten: 1,
    klachten: 2,
    onbezorgbareMails: 0,
  });
  expect(before.find(({ rule }) => rule === 'berichten')?.oldest).toEqual(new Date(START));
  expect(byRule(await retention.run())).toEqual(byRule(before));
  expect((await retention.preview()).every(({ count }) => count === 0)).toBe(true);
});

test('a job stops after fifteen seconds and queues the next one for the rest', async () => {
  await backend.database.query(
    `INSERT INTO contact_messages (name, email, subject, message, created_at)
     SELECT 'A', 'veel@bedrijf.nl', 'B', 'C', $1 FROM generate_series(1, 7603)`,
    [new Date(START)],
  );
  const otherJobs = async () => {
    const { text } = await backend.browser().get('/metrics');
    return Number(/^outbox_jobs_total\{task="retention",outcome="done"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  expect(await otherJobs()).toBe(0);
  // Every reading of the clock advances it by a second.
  let moment = Date.parse('2028-03-10T09:00:00Z');
  at(START).mockImplementation(() => {
    moment += 1000;
    return new Date(moment);
  });
  await night();
  await until(async () => (await countOf('contact_messages', 'veel@bedrijf.nl')) === 0);
  await until(async () => (await otherJobs()) > 0);
});

test('a locked row is left for the next night', async () => {
  await write('bezet@bedrijf.nl');
  at('2028-03-10T09:00:00Z');
  await backend.database.transaction(async (manager) => {
    await manager.query("SELECT FROM contact_messages WHERE email = 'bezet@bedrijf.nl' FOR UPDATE");
    await night();
  });
  expect(await countOf('contact_messages', 'bezet@bedrijf.nl')).toBe(1);
  await night();
  expect(await countOf('contact_messages', 'bezet@bedrijf.nl')).toBe(0);
});

test('a rule that fails is logged and fails the job, and the others are carried out', async () => {
  await write('andere-regel@bedrijf.nl');
  at('2028-03-10T09:00:00Z');
  await backend.database.query('ALTER TABLE known_devices RENAME TO devices_elsewhere');
  const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  try {
    await expect(night()).rejects.toThrow(/^These retention rules failed: apparaten \(.*known_devices/);
    expect(logged.mock.calls.map(([, text]) => text)).toEqual([
      'The retention rule apparaten failed; the others are still carried out.',
    ]);
    await expect(backend.app.get(Retention).run()).rejects.toThrow('apparaten');
  } finally {
    await backend.database.query('ALTER TABLE devices_elsewhere RENAME TO known_devices');
    logged.mockRestore();
  }
  expect(await countOf('contact_messages', 'andere-regel@bedrijf.nl')).toBe(0);
  await night();
});

test('accounts that stay, more of them than a transaction looks at, do not keep later ones from being deleted', async () => {
  await backend.database.query(
    `INSERT INTO customers (email, activated_at, created_at)
     SELECT 'blijft' || i, '2026-03-01', '2026-03-01' FROM generate_series(1, 1200) AS i`,
  );
  await backend.database.query(
    `INSERT INTO complaints (number, klacht_type, naam, email, telefoon, bedrijf, klacht_onderwerp, klacht_categorie, garagenaam,
       partnernaam, beschrijving, gewenst_uitkomst, eerder_contact, created_at)
     SELECT 'B' || i, '', '', 'blijft' || i, '', '', '', '', '', '', '', '', '', '2027-06-01' FROM generate_series(1, 1200) AS i`,
  );
  await backend.database.query(
    "INSERT INTO customers (email, activated_at, created_at) VALUES ('gaat', '2026-03-05', '2026-03-05')",
  );
  at('2028-03-10T09:00:00Z');
  const before = await backend.app.get(Retention).preview();
  expect(before.find(({ rule }) => rule === 'accounts')?.count).toBe(1);
  await night();
  expect(await countOf('customers', 'gaat')).toBe(0);
  expect(await countOf('customers', 'blijft1200')).toBe(1);
});

test('the 29th of February: two years later it is the 28th', async () => {
  at('2028-02-29T12:00:00Z');
  await write('schrikkeldag@bedrijf.nl');
  await expectGoneAt('2030-02-28T12:00:00Z', 'contact_messages', 'schrikkeldag@bedrijf.nl');
});

test('the rules run every night, and every published retention period has one', async () => {
  const eachNight = ['retention', '15 2 * * *', expect.any(Function), '1d'];
  expect(backend.scheduled).toContainEqual(eachNight);
  const rules = (await backend.app.get(Retention).preview()).map(({ rule }) => rule);
  expect(rules.sort()).toEqual(Object.keys(BEWAARTERMIJNEN).sort());
});
