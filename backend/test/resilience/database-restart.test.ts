import path from 'node:path';
import { migrate } from '../../src/database/migrate.js';
import { BackendProcess } from '../backend-process.js';
import { FlakyProxy } from '../flaky-proxy.js';
import { type LocalPostgres, startLocalPostgres } from '../local-postgres.js';
import { Mailbox } from '../mailbox.js';
import { freshDatabase } from '../test-backend.js';
import { pause } from '../until.js';
import { applicants, apply, Database, eachOf, expectAllKept } from './support.js';

jest.setTimeout(120_000);

const mailbox = new Mailbox();
let postgres: LocalPostgres | undefined;
let line: FlakyProxy | undefined;
beforeAll(() => mailbox.open());
afterAll(async () => {
  await postgres?.stop();
  await line?.cut();
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
  line = new FlakyProxy(Number(url.port));
  await line.start();
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
