import { CALLS } from '@site/contract';
import { until } from '@site/testkit/until';
import { freshDatabase, TestBackend } from '../test-backend.js';
import { applicants, apply, Database, eachOf, expectAllKept } from './support.js';

let database: Database;
let backend: TestBackend;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  database = new Database(await freshDatabase());
  backend = await TestBackend.start(
    { DATABASE_URL: database.url, LOG_LEVEL: 'info' },
    { log: { write: (line) => void lines.push(line) } },
  );
  await backend.mailbox.close();
});
afterEach(() => backend.stop());

const NO_MAIL_WAITS =
  "SELECT 1 WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE task_identifier = 'mail')";

/** What a scrape says about one metric. */
async function metric(name: string): Promise<number> {
  const { text } = await backend.browser().get('/metrics');
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? 0,
  );
}

/** As after hours without a mail server: all mails were tried often, and their next try is hours ahead. */
async function letHoursPass(): Promise<void> {
  await database.until(`
    SELECT 1 WHERE NOT EXISTS (
      SELECT FROM graphile_worker.jobs WHERE locked_at IS NOT NULL OR last_error IS NULL OR last_error NOT LIKE 'Unavailable: %')`);
  await database.query(
    "UPDATE graphile_worker._private_jobs SET attempts = 12, run_at = now() + interval '6 hours'",
  );
}

/** The job that runs every minute. */
const theMinuteIsOver = () => database.query("SELECT graphile_worker.add_job('waiting-mails')");

test('when the mail server is available again all mails are sent, though their next try is hours ahead', async () => {
  const people = applicants(10);
  await eachOf(people, 5, async (person) => {
    expect((await apply(backend, person)).status).toBe(200);
  });
  await letHoursPass();
  await theMinuteIsOver();
  await database.until('SELECT 1 WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE attempts < 12)');
  expect((await backend.browser().get('/api/health/ready')).body).toMatchObject({
    status: 'ok',
    outbox: { waiting: 20, failed: 0 },
  });

  await backend.mailbox.open();
  await theMinuteIsOver();
  await expectAllKept(people, database, backend.mailbox);
  await database.until(NO_MAIL_WAITS);
});

test('a given-up mail is kept, reported and logged once without its content', async () => {
  const email = 'nooit@bedrijf.nl';
  await backend
    .browser()
    .post(CALLS.contact.path, { name: 'Jan', email, subject: 'Vraag', message: 'Een geheim verhaal.' });
  await letHoursPass();
  await database.query(
    'UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1, run_at = now()',
  );
  await until(async () => (await metric('outbox_failed_jobs')) === 2);
  await theMinuteIsOver();
  await database.until(
    "SELECT 1 WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE task_identifier <> 'mail')",
  );
  const { body } = await backend.browser().get('/api/health/ready');
  expect(body).toMatchObject({ status: 'ok', outbox: { waiting: 0, failed: 2 } });
  expect(lines.filter((line) => JSON.parse(line).level === 'error')).toHaveLength(2);
  expect(lines.join()).not.toMatch(/nooit@|geheim verhaal/);
});

test('a code that expired in the queue is not mailed', async () => {
  await backend.browser().post(CALLS.activate.path, { email: 'te-laat@bedrijf.nl' });
  await database.until("SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'mail'");
  await letHoursPass();
  await backend.mailbox.open();
  backend.travel(15 * 60);
  await database.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await until(() => lines.some((line) => line.includes('Not sent: the code in it has expired')));
  await database.until(NO_MAIL_WAITS);
  expect(backend.mailbox.unread).toEqual([]);
  expect(await metric('mails_total{outcome="expired"}')).toBe(1);
});
