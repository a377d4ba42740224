import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readLiveEntries } from './history';
import { publish } from './publish';
import { status } from './status';
import { openStore } from './store';
import { page, writeBuild } from './test-builds';

/** How long the processes release, in ms. */
const DURATION_MS = Number(process.env.CONCURRENT_CHANGES_MS ?? 2500);
const PROCESSES = 8;
const REMOTES = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'concurrent-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test(
  'of eight processes that release four remotes at once, each reported change is in the history, once',
  async () => {
    const store = path.join(folder, 'store');
    const shell = { name: 'shell', kind: 'shell', kit: '1.4.0' } as const;
    await publish({ store, dist: writeBuild(folder, shell, { 'node/check.cjs': '' }) });
    const builds = REMOTES.flatMap((name) =>
      ['1', '2', '3'].map((version) => {
        const pages = [page(`/${name}`)];
        return `${name}=${version}=${writeBuild(folder, { name, version, pages }, { 'node/b.js': version })}`;
      }),
    );
    const program = path.join(import.meta.dirname, 'test-changes.ts');
    const outputs = await Promise.all(
      Array.from({ length: PROCESSES }, () =>
        promisify(execFile)(process.execPath, [
          '--import',
          'tsx',
          program,
          store,
          String(DURATION_MS),
          ...builds,
        ]),
      ),
    );
    const reported = outputs.flatMap(({ stdout }) => stdout.trim().split('\n').filter(Boolean));
    const entries = await Promise.all(
      REMOTES.map(async (remote) =>
        (await readLiveEntries(openStore(store), remote)).map(({ action, version, by, at }) => ({
          at,
          line: JSON.stringify({ remote, action, version, by }),
        })),
      ),
    );
    expect(reported.length).toBeGreaterThan(PROCESSES);
    expect(entries.flatMap((of) => of.map(({ line }) => line)).sort()).toEqual(reported.sort());
    for (const of of entries) expect(new Set(of.map(({ at }) => at)).size).toBe(of.length);
    const rows = (await status(store)).filter(({ name }) => name !== 'shell');
    expect(rows.map(({ at, problem }) => [at, problem])).toEqual(
      entries.map(([newest]) => [newest?.at, undefined]),
    );
  },
  DURATION_MS + 60_000,
);
