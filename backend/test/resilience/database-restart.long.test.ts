import { until } from '@site/testkit/until';
import { BackendProcess } from '../backend-process.js';
import { FlakyProxy } from '../flaky-proxy.js';
import { Mailbox } from '../mailbox.js';
import { freshDatabase } from '../test-backend.js';
import { restartUnderLoad } from './restart-under-load.js';
import { anApplicant, applicants, apply, Database, expectAllKept } from './support.js';

const mailbox = new Mailbox();
beforeAll(() => mailbox.open());
afterAll(() => mailbox.close());
const lines: FlakyProxy[] = [];
afterEach(async () => {
  mailbox.unread.length = 0;
  await Promise.all(lines.splice(0).map((line) => line.cut()));
});

/** A connection to a server that can be cut. */
async function lineTo(port: number): Promise<FlakyProxy> {
  const line = new FlakyProxy(port);
  lines.push(line);
  await line.start();
  return line;
}

test('a restart of PostgreSQL under much load only delays visitors', () => restartUnderLoad(120));

test('a job that was locked for a worker whose connection broke before the answer is run by a restarted worker', async () => {
  const database = new Database(await freshDatabase());
  const url = new URL(database.url);
  const line = await lineTo(Number(url.port));
  url.port = String(line.port);
  const backend = await BackendProcess.start({
    DATABASE_URL: url.href,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  });
  await database.query(`
    CREATE FUNCTION lock_slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(3); RETURN NEW; END $$;
    CREATE TRIGGER lock_slowly BEFORE UPDATE ON graphile_worker._private_jobs FOR EACH ROW
      WHEN (OLD.locked_at IS NULL AND NEW.locked_at IS NOT NULL) EXECUTE FUNCTION lock_slowly()`);
  const person = anApplicant();
  expect((await apply(backend, person)).status).toBe(200);
  await database.until("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'");
  await line.cut();
  await database.until(
    `SELECT 1 WHERE EXISTS (SELECT FROM graphile_worker.jobs WHERE locked_at IS NOT NULL)
     AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep')`,
  );
  await database.query('DROP TRIGGER lock_slowly ON graphile_worker._private_jobs');
  await database.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '31 seconds'",
  );
  await line.start();
  await expectAllKept([person], database, mailbox);
  expect(await backend.stop()).toEqual({ code: 0, signal: null });
});

test('a worker that cannot store the results of jobs, while it still runs others, is restarted', async () => {
  const database = new Database(await freshDatabase());
  const mailLine = await lineTo(mailbox.port);
  const backend = await BackendProcess.start({
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mailLine.port}`,
  });
  await database.query(`
    CREATE FUNCTION reject() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(3); RAISE 'rejected'; END $$;
    CREATE TRIGGER reject BEFORE DELETE ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION reject()`);
  const mailed = applicants(2);
  for (const [index, person] of mailed.entries()) {
    expect((await apply(backend, person)).status).toBe(200);
    await mailbox.until((unread) => unread.length === 2 * (index + 1));
  }
  // The mails of this one are on their way while the results of the others are rejected.
  mailLine.silence();
  const waiting = anApplicant();
  expect((await apply(backend, waiting)).status).toBe(200);
  const rejections = () => backend.log.filter(({ msg }) => msg.startsWith('Failed to complete jobs'));
  await until(() => rejections().length >= 2);
  await database.query('DROP TRIGGER reject ON graphile_worker._private_jobs');
  mailLine.resume();
  await expectAllKept([...mailed, waiting], database, mailbox);
  await database.until(
    "SELECT 1 WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE task_identifier = 'mail')",
  );
  expect(await backend.stop()).toEqual({ code: 0, signal: null });
});
