import { CALLS } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import type { Browser, Reply } from '../../test/browser.js';
import { type LoggedIn, TestBackend } from '../../test/test-backend.js';

/** Of the backend: so many of its transactions overlap at most. */
const CONNECTIONS = 10;

const OFFICE = 'info@zakenwiel.example';

let backend: TestBackend;
let customer: LoggedIn;
beforeAll(async () => {
  backend = await TestBackend.start({ SITE_COMPLAINTS_EMAIL: OFFICE });
  customer = await backend.customer('klant@bedrijf.nl');
});
afterAll(() => backend.stop());

type Submit = (email: string, browser?: Browser, key?: string) => Promise<Reply>;

/** How each form is submitted, and its table. The default browser has its own IP address. */
const FORMS: Record<string, { send: Submit; table: string }> = {
  application: {
    send: submitter(CALLS.sendLeaseEmail.path, (email) => anApplication({ email })),
    table: 'lease_applications',
  },
  message: {
    send: submitter(CALLS.contact.path, (email) => ({ name: 'Jan', email, subject: 'Vraag', message: '?' })),
    table: 'contact_messages',
  },
  complaint: {
    send: submitter(CALLS.complaints.path, (email) => aComplaint({ email })),
    table: 'complaints',
  },
};
const forms = Object.entries(FORMS);

function submitter(path: string, body: (email: string) => object): Submit {
  return (email, browser = backend.browser(), key = '') =>
    browser.post(path, body(email), { 'idempotency-key': key });
}

async function stored(table: string, email: string): Promise<number> {
  const [{ count }] = await backend.database.query(`SELECT count(*)::int FROM ${table} WHERE email = $1`, [
    email,
  ]);
  return count;
}

describe.each(forms)('A submitted %s', (name, { send, table }) => {
  test('is accepted however many anonymous visitors used the same mail address', async () => {
    const email = `${name}@bedrijf.nl`;
    for (let i = 0; i < 10; i++) expect((await send(email)).status).toBe(200);
    expect((await send(email)).body.success).toBe(true);
    expect(await stored(table, email)).toBe(11);
    // Ten confirmations and eleven notices: the last one asks the office to confirm receipt.
    expect(await backend.mailsTo(email)).toHaveLength(10);
    const notices = (await backend.mailsTo(OFFICE)).filter(
      ({ replyTo }) => replyTo?.value[0]?.address === email,
    );
    expect(notices).toHaveLength(11);
    const asking = notices.filter(({ text }) => text?.includes('Let op: de afzender kreeg geen bevestiging'));
    expect(asking).toHaveLength(1);
  });

  test('is rejected after ten from one IP address for one mail address, with Retry-After', async () => {
    const browser = backend.browser();
    const email = `vaak-${name}@bedrijf.nl`;
    for (let i = 0; i < 10; i++) expect((await send(email, browser)).status).toBe(200);
    const rejected = await send(email.toUpperCase(), browser);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    expect(rejected.body.message).toBe('U hebt dit te vaak geprobeerd. Probeer het over 24 uur opnieuw.');
    expect((await send(`ander-${name}@bedrijf.nl`, browser)).status).toBe(200);
  });

  test('retried thirty times concurrently is stored once and counts once', async () => {
    const browser = backend.browser();
    const email = `ongeduldig-${name}@bedrijf.nl`;
    const replies = await backend.whileLocked(
      `LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`,
      CONNECTIONS,
      () => Promise.all(Array.from({ length: 30 }, () => send(email, browser, 'dezelfde'))),
    );
    expect([...new Set(replies.map(({ status }) => status))]).toEqual([200]);
    expect(await stored(table, email)).toBe(1);
    for (let i = 0; i < 9; i++) expect((await send(email, browser, `nieuw-${i}`)).status).toBe(200);
    expect((await send(email, browser, 'te-veel')).status).toBe(429);
    expect((await send(email, browser, 'dezelfde')).status).toBe(200);
  });

  test('is acknowledged again when it is retried, also after the limit', async () => {
    const browser = backend.browser();
    const email = `herhaald-${name}@bedrijf.nl`;
    const first = await send(email, browser, 'de-eerste');
    for (let i = 1; i < 10; i++) await send(email, browser);
    expect((await send(email, browser)).status).toBe(429);
    expect((await send(email, browser, 'de-eerste')).body).toEqual(first.body);
    expect(await stored(table, email)).toBe(10);
  });

  test('has the same limit for concurrent and sequential requests', async () => {
    const browser = backend.browser();
    const email = `gelijk-${name}@bedrijf.nl`;
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(email, browser)));
    expect(replies.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(200),
      ...Array(10).fill(429),
    ]);
    expect(await stored(table, email)).toBe(10);
  });
});

test('whichever forms strangers submit with a mail address, it gets ten confirmations a day', async () => {
  const email = 'overal@bedrijf.nl';
  for (const [, { send }] of forms) {
    for (let i = 0; i < 4; i++) expect((await send(email)).status).toBe(200);
  }
  expect(await backend.mailsTo(email)).toHaveLength(10);
});

test('a logged-in customer can apply and gets a confirmation, whatever anonymous visitors did from the same IP address', async () => {
  const { browser } = customer;
  const email = 'klant@bedrijf.nl';
  const { send } = FORMS.application as { send: Submit };
  for (let i = 0; i < 11; i++) await send(email);
  const stranger = backend.browser(browser.ip);
  for (let i = 0; i < 30; i++) await send(i < 10 ? email : `stroom${i}@bedrijf.nl`, stranger);
  expect((await send('nog-een@bedrijf.nl', stranger)).status).toBe(429);
  const confirmed = (await backend.mailsTo(email)).length;

  const apply = () => browser.post(CALLS.leaseApplication.path, anApplication());
  for (let i = 0; i < 10; i++) expect((await apply()).status).toBe(200);
  expect(await backend.mailsTo(email)).toHaveLength(confirmed + 10);
  expect((await apply()).status).toBe(429);
});

test('a logged-in customer counts as anonymous for the mail address of another person', async () => {
  const { send } = FORMS.message as { send: Submit };
  const { browser } = await backend.customer('ander@bedrijf.nl');
  for (let i = 0; i < 10; i++) expect((await send('slachtoffer@bedrijf.nl', browser)).status).toBe(200);
  expect((await send('slachtoffer@bedrijf.nl', browser)).status).toBe(429);
  expect((await send('ander@bedrijf.nl', browser)).status).toBe(200);
});
