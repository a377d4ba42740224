import { CALLS, LEASE_STATUS_LABELS, type LeaseStatus } from '@site/contract';
import { anApplication } from '@site/testkit/lease-application';
import { TestBackend } from '../../test/test-backend.js';
import { RecordErased, StatusChangedMeanwhile, TransitionNotAllowed } from '../status-history/decision.js';
import { ApplicationStatus } from './application-status.js';
import { LeaseApplicationEntity } from './lease-application.entity.js';

let backend: TestBackend;
let statuses: ApplicationStatus;
beforeAll(async () => {
  backend = await TestBackend.start({ IP_LIMIT_FACTOR: '1000' });
  statuses = backend.app.get(ApplicationStatus);
});
afterAll(() => backend.stop());

const STATUSES = Object.keys(LEASE_STATUS_LABELS) as LeaseStatus[];
const SITE = 'http://localhost:8080';

let applications = 0;
async function applicationOf(status: LeaseStatus, changes: { email?: string } = {}) {
  const email = changes.email ?? `aanvrager${++applications}@bedrijf.nl`;
  await backend.browser().post(CALLS.sendLeaseEmail.path, anApplication({ email }));
  const leaseCode = await backend.mailbox.takeCode(email, 'ontvangen');
  await backend.database.manager.update(LeaseApplicationEntity, { leaseCode }, { status });
  const application = await backend.database.manager.findOneByOrFail(LeaseApplicationEntity, { leaseCode });
  return { id: application.id, email, leaseCode };
}

async function statusOf(id: string): Promise<LeaseStatus> {
  return (await backend.database.manager.findOneByOrFail(LeaseApplicationEntity, { id })).status;
}

const ALLOWED = [
  'pending>approved',
  'pending>rejected',
  'pending>withdrawn',
  'approved>completed',
  'approved>rejected',
  'approved>withdrawn',
  'rejected>pending',
];

test.each(STATUSES.flatMap((from) => STATUSES.map((to) => ({ from, to }))))(
  'from $from to $to is allowed or rejected as the office works',
  async ({ from, to }) => {
    const { id, email } = await applicationOf(from);
    const change = statuses.change(id, { from, to, note: '', by: 'Marieke' });
    if (!ALLOWED.includes(`${from}>${to}`)) {
      await expect(change).rejects.toThrow(TransitionNotAllowed);
      expect([await statusOf(id), await statuses.statusHistory(id)]).toEqual([from, []]);
      return;
    }
    await change;
    expect(await statusOf(id)).toBe(to);
    expect(await statuses.statusHistory(id)).toEqual([
      {
        id: expect.any(String),
        applicationId: id,
        fromStatus: from,
        toStatus: to,
        note: '',
        changedBy: 'Marieke',
        changedAt: expect.any(Date),
      },
    ]);
    await backend.mailbox.take(email, 'leaseaanvraag');
  },
);

test.each([
  ['pending', 'approved', 'Uw leaseaanvraag is goedgekeurd', 'contact met u op over het contract'],
  [
    'pending',
    'rejected',
    'Uw leaseaanvraag is afgewezen',
    'Helaas kunnen wij deze lease niet voor u regelen',
  ],
  ['rejected', 'pending', 'Wij bekijken uw leaseaanvraag opnieuw', 'weer in behandeling'],
  ['approved', 'completed', 'Uw leaseaanvraag is afgerond', 'U hoeft niets meer te doen'],
  [
    'pending',
    'withdrawn',
    'Uw leaseaanvraag is ingetrokken',
    'Op uw verzoek hebben wij deze aanvraag ingetrokken',
  ],
] as const)(
  'the mail about %s to %s says what it means and what comes next',
  async (from, to, subject, text) => {
    const { id, email, leaseCode } = await applicationOf(from);
    await statuses.change(id, { from, to, note: 'Let op: <b>regel 1</b>\nregel 2', by: 'Marieke' });
    const mail = await backend.mailbox.take(email, 'leaseaanvraag');
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain('Beste Jan van der Berg,');
    expect(mail.text).toContain(text);
    expect(mail.text).toContain('Let op: <b>regel 1</b>\nregel 2');
    expect(mail.text).toContain(`Aanvraagcode: ${leaseCode}`);
    expect(mail.text).not.toContain('autos.example');
    expect(mail.text).toContain('€\u00a025.000');
    expect(mail.text).toContain(
      `Zet de aanvraag in uw account: ${SITE}/klant/lease-koppelen?code=${leaseCode}`,
    );
    expect(mail.html).toContain('Let op: &lt;b&gt;regel 1&lt;/b&gt;');
    expect(mail.subject).not.toContain(leaseCode);
    expect(`${mail.text}${mail.html}`).not.toContain('Marieke');
  },
);

test('an account with another address than the applicant is mailed too, the same address only once', async () => {
  const { browser, customer } = await backend.customer('account@bedrijf.nl');
  for (const email of ['account@bedrijf.nl', 'werk@bedrijf.nl']) {
    const { id, leaseCode } = await applicationOf('pending', { email });
    await browser.post(CALLS.linkApplication.path, { customerId: customer.id, leaseCode });
    await statuses.change(id, { from: 'pending', to: 'approved', note: '', by: 'Marieke' });
    const mail = await backend.mailbox.take(email, 'goedgekeurd');
    expect(mail.text).toContain(`${SITE}/klant/lease-aanvragen`);
    expect(mail.text).not.toContain('lease-koppelen');
    // Who typed the link may not have been the owner of an address that no account has.
    expect(mail.text?.includes('Voertuig: https://www.autos.example')).toBe(email === customer.email);
  }
  await backend.mailbox.take('account@bedrijf.nl', 'goedgekeurd');
  const twice = (await backend.mailsTo('account@bedrijf.nl')).map(({ subject }) => subject);
  expect(twice.filter((subject) => subject?.includes('goedgekeurd'))).toEqual([]);
});

test('of two concurrent decisions one is applied, and the other gets the current status', async () => {
  const { id, email } = await applicationOf('pending');
  const results = await Promise.allSettled([
    statuses.change(id, { from: 'pending', to: 'approved', note: '', by: 'Marieke' }),
    statuses.change(id, { from: 'pending', to: 'rejected', note: '', by: 'Piet' }),
  ]);
  const status = await statusOf(id);
  const [rejected] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(rejected).toBeInstanceOf(StatusChangedMeanwhile);
  expect(rejected).toMatchObject({ status, change: { toStatus: status } });
  expect(await statuses.statusHistory(id)).toHaveLength(1);
  await backend.mailbox.take(email, status === 'approved' ? 'goedgekeurd' : 'afgewezen');
});

test('the status of an application that was erased concurrently cannot change', async () => {
  const { id } = await applicationOf('pending');
  await backend.database.manager.delete(LeaseApplicationEntity, { id });
  await expect(
    statuses.change(id, { from: 'pending', to: 'approved', note: '', by: 'Marieke' }),
  ).rejects.toThrow(RecordErased);
});

test('a change whose history entry cannot be stored is neither made nor mailed', async () => {
  const { id } = await applicationOf('pending');
  const [{ before }] = await backend.database.query('SELECT now() AS before');
  await backend.database.query('ALTER TABLE lease_status_changes RENAME TO renamed');
  await expect(
    statuses.change(id, { from: 'pending', to: 'approved', note: '', by: 'Marieke' }),
  ).rejects.toThrow(/lease_status_changes/);
  await backend.database.query('ALTER TABLE renamed RENAME TO lease_status_changes');
  expect(await statusOf(id)).toBe('pending');
  const jobs = await backend.database.query('SELECT 1 FROM graphile_worker.jobs WHERE created_at > $1', [
    before,
  ]);
  expect(jobs).toEqual([]);
});
