import path from 'node:path';
import { pause, until } from '@site/testkit/until';
import { migrate } from '../../src/database/migrate.js';
import { BackendProcess } from '../backend-process.js';
import { FlakyProxy } from '../flaky-proxy.js';
import { type LocalPostgres, startLocalPostgres } from '../local-postgres.js';
import { Mailbox } from '../mailbox.js';
import { freshDatabase } from '../test-backend.js';
import { applicants, apply, Database, eachOf, expectAllKept } from './support.js';

// Longer than `expectAllKept` waits for mails, so that it says what is missing.
jest.setTimeout(240_000);

const mailbox = new Mailbox();
let postgres: LocalPostgres | undefined;
const lines: FlakyProxy[] = [];

/** A connection to PostgreSQL that can be cut. */
async function lineTo(url: URL): Promise<FlakyProxy> {
  const line = new FlakyProxy(Number(url.port));
  lines.push(line);
  await line.start();
  return line;
}

beforeAll(() => mailbox.open());
afterAll(async () => {
  await postgres?.stop();
  await Promise.all(lines.map((line) => line.cut()));
  await mailbox.close();
});

test('a restart of PostgreSQL under load only delays visitors', async () => {
  const options = {
    dataDir: path.join(__dirname, '../../../.local/test/restarted-db'),
    database: 'site',
    unsafeFast: true,
  };
  postgres = await startLocalPostgres(options);
  const { url, port, stop } = postgres;

  const database = Database.at(url);
  await migrate(url);
  await database.query('TRUNCATE lease_applications, limits, graphile_worker._private_jobs CASCADE');
  const backend = await BackendProcess.start({
    DATABASE_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  });
  const people = applicants(120);
  const answers: string[] = [];
  let restarted: Promise<void> | undefined;
  let acknowledged = 0;
  await eachOf(people, 10, async (person) => {
    for (;;) {
      const reply = await apply(backend, person);
      answers.push(`${reply.status} ${reply.headers.get('retry-after') ?? ''}`);
      if (reply.status === 200) break;
      await pause();
    }
    acknowledged++;
    if (acknowledged === 40) {
      restarted = (async () => {
        await stop();
        postgres = await startLocalPostgres({ ...options, port });
      })();
    }
  });
  await restarted;
  expect(backend.log.filter(({ level }) => level === 'error')).toEqual([]);
  expect([...new Set(answers)].sort()).toEqual(['200 ', '503 5']);
  await expectAllKept(people, database, mailbox);
  expect((await backend.browser().get('/api/health/ready')).status).toBe(200);
  expect((await backend.stop()).code).toBe(0);
});

test('a backend that starts before the database logs once that it waits, and then serves', async () => {
  const url = new URL(await freshDatabase());
  const line = await lineTo(url);
  await line.cut();
  url.port = String(line.port);
  const backend = BackendProcess.launch({
    DATABASE_URL: url.href,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  });
  const waits = await backend.waitForLog(/^Waiting for PostgreSQL/);
  expect(waits).toMatchObject({ level: 'warn', msg: `Waiting for PostgreSQL at ${url.host}.` });
  await line.start();
  await backend.listens();
  expect((await backend.browser().get('/api/health/ready')).body).toMatchObject({
    status: 'ok',
    database: 'ok',
  });
  expect(backend.log.filter(({ level }) => level !== 'info')).toEqual([waits]);
  expect(await backend.stop()).toEqual({ code: 0, signal: null });
});

test('a job that was locked for a worker whose connection broke before the answer is run by a restarted worker', async () => {
  const database = Database.at(await freshDatabase());
  const url = new URL(database.url);
  const line = await lineTo(url);
  url.port = String(line.port);
  const backend = await BackendProcess.start({
    DATABASE_URL: url.href,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  });
  mailbox.unread.length = 0;
  await database.query(`
    CREATE FUNCTION lock_slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(3); RETURN NEW; END $$;
    CREATE TRIGGER lock_slowly BEFORE UPDATE ON graphile_worker._private_jobs FOR EACH ROW
      WHEN (OLD.locked_at IS NULL AND NEW.locked_at IS NOT NULL) EXECUTE FUNCTION lock_slowly()`);
  const people = applicants(1);
  for (const person of people) expect((await apply(backend, person)).status).toBe(200);
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
  await expectAllKept(people, database, mailbox);
  expect(await backend.stop()).toEqual({ code: 0, signal: null });
});

test('a worker that cannot store the results of jobs, while it still runs others, is restarted', async () => {
  const database = Database.at(await freshDatabase());
  const mailLine = new FlakyProxy(mailbox.port);
  lines.push(mailLine);
  await mailLine.start();
  const backend = await BackendProcess.start({
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mailLine.port}`,
  });
  mailbox.unread.length = 0;
  await database.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(3); RAISE 'refused'; END $$;
    CREATE TRIGGER refuse BEFORE DELETE ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION refuse()`);
  const people = applicants(3);
  for (const [index, person] of people.entries()) {
    // The mails of the last one are on their way while the results of the others are refused.
    if (index === 2) mailLine.silence();
    expect((await apply(backend, person)).status).toBe(200);
    if (index < 2) await mailbox.until((unread) => unread.length === 2 * (index + 1));
  }
  const refusals = () => backend.log.filter(({ msg }) => msg.startsWith('Failed to complete jobs'));
  await until(() => refusals().length >= 2);
  await database.query('DROP TRIGGER refuse ON graphile_worker._private_jobs');
  mailLine.resume();
  await expectAllKept(people, database, mailbox);
  await database.until(
    "SELECT 1 WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE task_identifier = 'mail')",
  );
  expect(await backend.stop()).toEqual({ code: 0, signal: null });
});
