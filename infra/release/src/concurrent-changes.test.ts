import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isLiveEntry, readHistory } from './history';
import { publish, stage } from './publish';
import { readPointer } from './read';
import { openSource } from './source';
import { status } from './status';
import { openStore } from './store';
import { startBucket, type TestBucket } from './test-bucket/test-bucket';
import { page, writeBuild } from './test-builds';

/** How long the processes release, in ms: each change of a bucket is some requests. */
const DURATION_MS = {
  folder: Number(process.env.CONCURRENT_CHANGES_MS ?? 2500),
  bucket: Number(process.env.CONCURRENT_CHANGES_MS ?? 15_000),
};
const PROCESSES = 8;
const REMOTES = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];

let folder: string;
let bucket: TestBucket | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'concurrent-'));
});
const before = { ...process.env };
afterEach(async () => {
  await bucket?.stop();
  bucket = undefined;
  process.env = { ...before };
  rmSync(folder, { recursive: true });
});

/** Reads the pointers again and again, as a shell does. @returns what each was: its name, version and time */
function watchPointers(store: string): { stop(): Promise<string[]> } {
  const source = openSource(store);
  const seen = new Set<string>();
  let going = true;
  const watching = (async () => {
    while (going) {
      for (const name of REMOTES) {
        const pointer = await readPointer(source, name);
        if (pointer) seen.add(`${name} ${pointer.version} ${pointer.at}`);
      }
      await sleep(200);
    }
  })();
  return {
    stop: async () => {
      going = false;
      await watching;
      return [...seen];
    },
  };
}

test.each(['folder', 'bucket'] as const)(
  'of eight processes that release four remotes, and try canaries of them, at once in one %s, each reported change is in the history, once, and four readers see no other pointer',
  async (kind) => {
    if (kind === 'bucket') {
      bucket = await startBucket();
      Object.assign(process.env, bucket.env, { RELEASE_CACHE: path.join(folder, 'cache') });
    }
    const store = bucket?.location ?? path.join(folder, 'store');
    const shell = { name: 'shell', kind: 'shell', kit: '1.4.0' } as const;
    await publish({ store, dist: writeBuild(folder, shell, { 'node/check.cjs': '' }) });
    const builds: string[] = [];
    const firsts: string[] = [];
    for (const name of REMOTES) {
      for (const version of ['1', '2', '3']) {
        const facts = { name, version, pages: [page(`/${name}`)] };
        const dist = writeBuild(folder, facts, { 'node/b.js': version });
        builds.push(`${name}=${version}=${dist}`);
        if (version === '1') await publish({ store, dist, by: 'test' });
        else await stage({ store, dist });
      }
      firsts.push(JSON.stringify({ remote: name, action: 'publish', version: '1', by: 'test' }));
    }
    const program = path.join(import.meta.dirname, 'test-changes.ts');
    const readers = Array.from({ length: 4 }, () => watchPointers(store));
    const outputs = await Promise.all(
      Array.from({ length: PROCESSES }, () =>
        promisify(execFile)(
          process.execPath,
          ['--import', 'tsx', program, store, String(DURATION_MS[kind]), ...builds],
          { env: { ...process.env, TEST_CANARIES: '1' } },
        ),
      ),
    );
    const seen = (await Promise.all(readers.map((reader) => reader.stop()))).flat();
    const reported = outputs.flatMap(({ stdout }) => stdout.trim().split('\n').filter(Boolean));
    const entries = await Promise.all(
      REMOTES.map(async (remote) =>
        (await readHistory(openStore(store), remote)).flatMap((entry) => {
          if (entry.action === 'prune') return [];
          const { action, version, by, at } = entry;
          return { at, isLive: isLiveEntry(entry), line: JSON.stringify({ remote, action, version, by }) };
        }),
      ),
    );
    const live = entries.map((of) => of.filter(({ isLive }) => isLive));
    const released = live.flatMap((of) => of.map(({ at, line }) => `${nameAndVersion(line)} ${at}`));
    const tried = entries.flatMap((of) => of.filter(({ isLive }) => !isLive));
    expect(tried.length).toBeGreaterThan(0);
    expect(seen.filter((pointer) => !released.includes(pointer))).toEqual([]);
    expect(seen.length).toBeGreaterThan(REMOTES.length);
    expect(reported.length).toBeGreaterThan(kind === 'folder' ? PROCESSES : 2);
    expect(entries.flatMap((of) => of.map(({ line }) => line)).sort()).toEqual(
      [...firsts, ...reported].sort(),
    );
    for (const of of entries) expect(new Set(of.map(({ at }) => at)).size).toBe(of.length);
    const rows = (await status(store)).filter(({ name }) => name !== 'shell');
    expect(rows.map(({ at, problem }) => [at, problem])).toEqual(
      live.map(([newest]) => [newest?.at, undefined]),
    );
  },
  DURATION_MS.bucket + 120_000,
);

function nameAndVersion(line: string): string {
  const { remote, version } = JSON.parse(line) as { remote: string; version: string };
  return `${remote} ${version}`;
}
