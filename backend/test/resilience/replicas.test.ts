import { CALLS } from '@site/contract';
import { until } from '@site/testkit/until';
import { BackendProcess } from '../backend-process.js';
import type { Browser, Reply } from '../browser.js';
import { Mailbox } from '../mailbox.js';
import { freshDatabase } from '../test-backend.js';
import { Database } from './support.js';

const mailbox = new Mailbox();
let database: Database;
let one: BackendProcess;
let other: BackendProcess;
beforeAll(async () => {
  await mailbox.open();
  database = new Database(await freshDatabase());
  // No process ran last night, so the nightly job is due now.
  await database.query(
    `INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     VALUES ('retention', now() - interval '3 days', now() - interval '2 days')`,
  );
  const settings = {
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    IP_LIMIT_FACTOR: '1',
  };
  // At once, as replicas start: they wait for each other where they must.
  [one, other] = await Promise.all([BackendProcess.start(settings), BackendProcess.start(settings)]);
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await mailbox.close();
});

/** The same person on the other replica: the cookies go along. */
function onOther(browser: Browser): Browser {
  const moved = other.browser(browser.ip);
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
  return moved;
}

/** Makes an account, taking turns between the replicas. Returns its permanent code. */
async function activate(email: string, ip: string): Promise<string> {
  await one.browser(ip).post(CALLS.activate.path, { email });
  const code = await mailbox.takeCode(email, 'activatiecode');
  await other.browser(ip).post(CALLS.verifyActivation.path, { email, code });
  return mailbox.takeCode(email, 'logincode');
}

/** Begins a login on one replica. Returns what verifies it. */
async function pendingLogin(email: string, permanentCode: string, browser: Browser) {
  const { body } = await browser.post(CALLS.login.path, { permanentCode });
  return { customerId: body.customerId, code: await mailbox.takeCode(email, 'verificatiecode') };
}

const successes = (replies: Reply[]) => replies.filter(({ status }) => status === 200).length;

test('a session started on one replica works and ends on the other', async () => {
  const email = 'sessie@bedrijf.nl';
  const browser = one.browser('198.51.100.11');
  const login = await pendingLogin(email, await activate(email, browser.ip), browser);
  const moved = onOther(browser);
  expect((await moved.post(CALLS.verify2fa.path, login)).status).toBe(200);
  for (const [name, value] of moved.cookies) browser.cookies.set(name, value);
  expect((await browser.get(CALLS.customer.path)).body).toMatchObject({ email });
  expect((await moved.get(CALLS.customer.path)).body).toMatchObject({ email });
  expect((await moved.post(CALLS.customerLogout.path)).status).toBe(200);
  expect((await browser.get(CALLS.customer.path)).status).toBe(401);
});

test('of eight concurrent correct submissions over both replicas exactly one succeeds', async () => {
  const email = 'acht@bedrijf.nl';
  const browser = one.browser('198.51.100.12');
  const login = await pendingLogin(email, await activate(email, browser.ip), browser);
  const moved = onOther(browser);
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? browser : moved).post(CALLS.verify2fa.path, login)),
  );
  expect(successes(replies)).toBe(1);
});

test('of fifty concurrent wrong submissions over both replicas at most five are checked', async () => {
  const email = 'vijftig@bedrijf.nl';
  const browser = one.browser('198.51.100.13');
  const { customerId, code } = await pendingLogin(email, await activate(email, browser.ip), browser);
  const moved = onOther(browser);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 ? browser : moved).post(CALLS.verify2fa.path, { customerId, code: wrong }),
    ),
  );
  expect(successes(replies)).toBe(0);
  const [row] = await database.query(
    `SELECT tries, wrong_codes FROM mailed_codes JOIN customers ON customers.id = customer_id
     WHERE email = $1 AND purpose = 'verification'`,
    [email],
  );
  expect(row).toEqual({ tries: 5, wrong_codes: 5 });
  expect((await moved.post(CALLS.verify2fa.path, { customerId, code })).status).not.toBe(200);
});

test('wrong permanent codes count per IP address over both replicas', async () => {
  const ip = '198.51.100.14';
  const statuses = [];
  for (let index = 0; index < 6; index++) {
    const browser = (index % 2 ? one : other).browser(ip);
    statuses.push((await browser.post(CALLS.login.path, { permanentCode: '000000' })).status);
  }
  expect(statuses.slice(0, 5)).not.toContain(429);
  expect(statuses[5]).toBe(429);
});

test('the nightly job runs once over both replicas', async () => {
  const done = async () => {
    const scrapes = await Promise.all([one, other].map((backend) => backend.browser().get('/metrics')));
    return scrapes.flatMap(({ text }) =>
      [...text.matchAll(/^outbox_jobs_total\{task="retention",outcome="done"\} (\d+)$/gm)].map(
        ([, count]) => count,
      ),
    );
  };
  await until(async () => (await done()).length > 0);
  expect(await done()).toEqual(['1']);
});
