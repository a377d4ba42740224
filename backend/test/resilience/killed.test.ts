import { BackendProcess } from '../backend-process.js';
import { Mailbox } from '../mailbox.js';
import { freshDatabase } from '../test-backend.js';
import { applicants, apply, Database, eachOf, expectAllKept } from './support.js';

jest.setTimeout(240_000);

const mailbox = new Mailbox();
beforeAll(() => mailbox.open());
afterAll(() => mailbox.close());

test('a backend that is killed during 500 submissions neither loses nor duplicates any', async () => {
  const database = Database.at(await freshDatabase());
  const settings = { DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${mailbox.port}` };
  let backend = await BackendProcess.start(settings);
  const people = applicants(500);
  const unanswered = new Set(people);
  const acknowledged: string[] = [];
  await eachOf(people, 20, async (person) => {
    const reply = await apply(backend, person).catch(() => undefined);
    if (!reply) return;
    expect(reply.status).toBe(200);
    unanswered.delete(person);
    if (acknowledged.push(person.email) === 250) await backend.kill();
  });
  const stored = (await database.query('SELECT email FROM lease_applications')).map(({ email }) => email);
  expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
  expect(unanswered.size).toBeGreaterThan(0);

  // The killed process left its jobs locked; the next one takes them over after up to half a minute.
  const [{ count }] = await database.query(
    'SELECT count(*)::int FROM graphile_worker.jobs WHERE locked_at IS NOT NULL',
  );
  expect(count).toBeGreaterThan(0);
  await database.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '31 seconds'",
  );

  backend = await BackendProcess.start(settings);
  await eachOf([...unanswered], 20, async (person) => {
    expect((await apply(backend, person)).status).toBe(200);
  });
  await expectAllKept(people, database, mailbox);
  await database.until(
    "SELECT 1 WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE task_identifier = 'mail')",
  );
  expect(await backend.stop()).toEqual({ code: 0, signal: null });
});
