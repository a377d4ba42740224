import { CALLS } from '@site/contract';
import { until } from '@site/testkit/until';
import { BackendProcess } from '../backend-process.js';
import { Mailbox } from '../mailbox.js';
import { freshDatabase } from '../test-backend.js';
import { applicants, apply, Database, eachOf, expectAllKept } from './support.js';

jest.setTimeout(120_000);

const mailbox = new Mailbox();
let database: Database;
let backend: BackendProcess;
beforeAll(async () => {
  await mailbox.open();
  database = Database.at(await freshDatabase());
  backend = await BackendProcess.start({
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  });
});
afterAll(async () => {
  await backend.stop();
  await mailbox.close();
});

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
  await mailbox.close();
  const people = applicants(40);
  await eachOf(people, 10, async (person) => {
    expect((await apply(backend, person)).status).toBe(200);
  });
  await letHoursPass();
  await theMinuteIsOver();
  await database.until('SELECT 1 WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE attempts < 12)');
  expect((await backend.browser().get('/api/health/ready')).body).toMatchObject({
    status: 'ok',
    outbox: { waiting: 80, failed: 0 },
  });

  await mailbox.open();
  await theMinuteIsOver();
  await expectAllKept(people, database, mailbox);
  await database.until(NO_MAIL_WAITS);
});

test('a given-up mail is kept, reported and logged once without its content', async () => {
  await mailbox.close();
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
  const errors = backend.log.filter(({ level }) => level === 'error');
  expect(errors).toHaveLength(2);
  expect(JSON.stringify(backend.log)).not.toMatch(/nooit@|geheim verhaal/);
});

test('a code that expired in the queue is not mailed', async () => {
  mailbox.unread.length = 0;
  await database.query('DELETE FROM graphile_worker._private_jobs');
  const email = 'te-laat@bedrijf.nl';
  await backend.browser().post(CALLS.activate.path, { email });
  await database.until("SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'mail'");
  await letHoursPass();
  await backend.kill();
  await mailbox.open();
  // A quarter of an hour later.
  await database.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  backend = await BackendProcess.start({
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
      'const now = Date.now; Date.now = () => now() + 15 * 60 * 1000;',
    )}`,
  });
  await backend.waitForLog(/^Not sent: the code in it has expired/);
  await database.until(NO_MAIL_WAITS);
  expect(mailbox.unread).toEqual([]);
  await until(async () => (await metric('mails_total{outcome="expired"}')) === 1);
});
