import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { commandLineOf } from '../processes/process-id';
import { startLocalPostgres } from './postgres';

let folder: string;
let dataDir: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'postgres-'));
  // PostgreSQL may run as another user here: let it in.
  await chmod(folder, 0o755);
  dataDir = path.join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const serverProcess = async () =>
  Number((await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);

test('it keeps its data after a stop and leaves no process', async () => {
  const first = await startLocalPostgres({ dataDir, database: 'things', unsafeFast: true });
  await query(first.url, 'create table thing (name text)');
  await query(first.url, "insert into thing values ('kept')");
  const pid = await serverProcess();
  expect(await commandLineOf(pid)).toContain(dataDir);
  await first.stop();
  expect(await commandLineOf(pid)).toBeUndefined();

  const second = await startLocalPostgres({ dataDir, database: 'things', unsafeFast: true });
  expect(await query(second.url, 'select name from thing')).toEqual([{ name: 'kept' }]);
  await second.stop();
});

test('a second program cannot use the same data', async () => {
  const postgres = await startLocalPostgres({ dataDir, unsafeFast: true });
  await expect(startLocalPostgres({ dataDir, unsafeFast: true })).rejects.toThrow(
    `The database in ${dataDir} is in use by process ${process.pid}: stop that one first.`,
  );
  await postgres.stop();
});

test('its owner is notified when it ends by itself', async () => {
  const postgres = await startLocalPostgres({ dataDir, unsafeFast: true });
  const ended = new Promise<string>((resolve) => postgres.onUnexpectedEnd(resolve));
  process.kill(await serverProcess(), 'SIGINT');
  expect(await ended).toContain('database system is shut down');
  await postgres.stop();
});

test('it ends when its owner is killed', async () => {
  const owner = path.join(folder, 'owner.mts');
  await writeFile(
    owner,
    `import { startLocalPostgres } from '${path.join(__dirname, 'postgres.ts')}';
     await startLocalPostgres({ dataDir: '${dataDir}', unsafeFast: true });
     console.log('started');
     setInterval(() => {}, 1000);`,
  );
  const child = spawn(process.execPath, ['--import', 'tsx', owner], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const pid = await serverProcess();
  expect(await commandLineOf(pid)).toContain(dataDir);
  child.kill('SIGKILL');
  while (await commandLineOf(pid)) await sleep(20);
});
