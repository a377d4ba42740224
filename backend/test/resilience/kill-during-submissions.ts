import { BackendProcess } from '../backend-process.js';
import { FlakyProxy } from '../flaky-proxy.js';
import { Mailbox } from '../mailbox.js';
import { freshDatabase, TestBackend } from '../test-backend.js';
import { applicants, applyUntilAnswered, Database, eachOf, expectAllKept } from './support.js';

/**
 * Kills a process when it has answered half of the submissions, lets the next backend answer the rest, and checks that none is lost or
 * stored or mailed twice.
 */
export async function killDuringSubmissions(count: number): Promise<void> {
  const mailbox = new Mailbox();
  await mailbox.open();
  const mailLine = new FlakyProxy(mailbox.port);
  await mailLine.start();
  const database = new Database(await freshDatabase());
  const settings = { DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${mailLine.port}` };
  const killed = await BackendProcess.start(settings);
  const people = applicants(count);
  const unanswered = new Set(people);
  const acknowledged: string[] = [];
  await eachOf(people, 20, async (person) => {
    const reply = await applyUntilAnswered(killed, person).catch(() => undefined);
    if (!reply) return;
    expect(reply.status).toBe(200);
    unanswered.delete(person);
    const answered = acknowledged.push(person.email);
    // The mails that follow are being sent when it is killed.
    if (answered === count / 4) mailLine.silence();
    if (answered === count / 2) await killed.kill();
  });
  const stored = (await database.query('SELECT email FROM lease_applications')).map(({ email }) => email);
  expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
  expect(unanswered.size).toBeGreaterThan(0);

  // The killed process left its jobs locked; the next one takes them over after up to half a minute.
  const [{ locked }] = await database.query(
    'SELECT count(*)::int AS locked FROM graphile_worker.jobs WHERE locked_at IS NOT NULL',
  );
  expect(locked).toBeGreaterThan(0);
  await database.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '31 seconds'",
  );

  mailLine.resume();
  const next = await TestBackend.start(settings);
  await eachOf([...unanswered], 20, async (person) => {
    expect((await applyUntilAnswered(next, person)).status).toBe(200);
  });
  await expectAllKept(people, database, mailbox);
  await database.until(
    "SELECT 1 WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE task_identifier = 'mail')",
  );
  await next.stop();
  await mailLine.cut();
  await mailbox.close();
}
