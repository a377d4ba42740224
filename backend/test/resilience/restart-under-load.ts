import path from 'node:path';
import { pause } from '@site/testkit/until';
import { migrate } from '../../src/database/migrate.js';
import { startLocalPostgres } from '../local-postgres.js';
import { TestBackend } from '../test-backend.js';
import { applicants, apply, Database, eachOf, expectAllKept } from './support.js';

/**
 * Restarts PostgreSQL when a third of the submissions is answered, and checks that visitors are only asked to wait: each submission that
 * is repeated is answered, stored and mailed once.
 */
export async function restartUnderLoad(count: number): Promise<void> {
  const options = {
    dataDir: path.join(__dirname, '../../../.local/test/restarted-db'),
    database: 'site',
    unsafeFast: true,
  };
  let postgres = await startLocalPostgres(options);
  const { url, port } = postgres;
  await migrate(url);
  const database = new Database(url);
  await database.query('TRUNCATE lease_applications, limits, graphile_worker._private_jobs CASCADE');
  // graphile-worker prints it when a worker loses its connection.
  jest.spyOn(console, 'trace').mockReturnValue(undefined);
  const lines: string[] = [];
  const backend = await TestBackend.start(
    { DATABASE_URL: url, LOG_LEVEL: 'info' },
    { log: { write: (line) => void lines.push(line) } },
  );

  try {
    const people = applicants(count);
    const answers = new Set<string>();
    let acknowledged = 0;
    let restarted: Promise<void> | undefined;
    const restart = async () => {
      await postgres.stop();
      postgres = await startLocalPostgres({ ...options, port });
    };
    await eachOf(people, 10, async (person) => {
      for (;;) {
        const reply = await apply(backend, person);
        answers.add(`${reply.status} ${reply.headers.get('retry-after') ?? ''}`);
        if (reply.status === 200) break;
        // Ten visitors who ask again forty times a second would take the processor that PostgreSQL starts with.
        await pause(200);
      }
      acknowledged++;
      if (acknowledged === Math.round(count / 3)) restarted = restart();
    });
    await restarted;
    expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error')).toEqual([]);
    expect([...answers].sort()).toEqual(['200 ', '503 5']);
    await expectAllKept(people, database, backend.mailbox);
    expect((await backend.browser().get('/api/health/ready')).status).toBe(200);
  } finally {
    await backend.stop();
    await postgres.stop();
  }
}
