import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { InvalidRelease } from '../protocol/release';
import { readHistory } from './history';
import { type PruneOptions, prune } from './prune';
import { publish, setLive, stage } from './publish';
import { readPointer } from './read';
import { defaultFailuresFolder, recordFailure } from './release-failures';
import { readReported, writeReported } from './reported-failures';
import { rollback } from './rollback';
import { status } from './status';
import { openStore } from './store';
import { addToStore, makeLive, writeBuild, writeShellBuild } from './test-builds';

let folder: string;
let store: string;

/** Only the clock: the store really waits. */
const REAL = ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'] as const;
const CLEAR = ['clearImmediate', 'clearInterval', 'clearTimeout', 'hrtime', 'performance'] as const;
const START = Date.parse('2026-01-01T12:00:00.000Z');

/** It is so many days later than at the beginning of the test. */
const day = (days: number) => jest.setSystemTime(START + days * 86_400_000);

beforeEach(async () => {
  jest.useFakeTimers({ now: START, doNotFake: [...REAL, ...CLEAR] });
  folder = mkdtempSync(path.join(os.tmpdir(), 'prune-'));
  store = path.join(folder, 'store');
  await makeLive(store, writeShellBuild(folder));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

const build = (version: string) => writeBuild(folder, { version });
const inStore = () => readdirSync(path.join(store, 'mfe-one')).filter((name) => /^\d/.test(name));
const pointer = () => readPointer(openStore(store), 'mfe-one');

/** The version was added to the store now: its files have the time of the machine otherwise. */
function addedNow(version: string): void {
  const now = new Date();
  utimesSync(path.join(store, 'mfe-one', version, 'release.json'), now, now);
}

/** Makes a version live on each of these days. */
async function publishAll(versions: Record<string, number>): Promise<void> {
  for (const [version, when] of Object.entries(versions)) {
    day(when);
    await makeLive(store, build(version));
    addedNow(version);
  }
}

const pruneOne = (options: Partial<PruneOptions> = {}) =>
  prune({ store, remote: 'mfe-one', keep: 1, days: 7, by: 'Anne', ...options });

test('what stays is the live version, what a rollback can lead to, and what was live in the last days', async () => {
  await publishAll({ '1.0.0': 0, '2.0.0': 1, '3.0.0': 2, '4.0.0': 15, '5.0.0': 16 });
  day(20);
  const [done] = await pruneOne();
  // 3 was live until day 15.
  expect(inStore()).toEqual(['3.0.0', '4.0.0', '5.0.0']);
  expect(done).toMatchObject({ remote: 'mfe-one', versions: ['1.0.0', '2.0.0'] });
  expect(await pointer()).toMatchObject({ version: '5.0.0', previous: ['4.0.0', '3.0.0'] });
  day(40);
  await pruneOne({ keep: 2 });
  expect(inStore()).toEqual(['3.0.0', '4.0.0', '5.0.0']);
  await pruneOne();
  expect(inStore()).toEqual(['4.0.0', '5.0.0']);
  await rollback({ store, remotes: ['mfe-one'] });
  expect((await pointer())?.version).toBe('4.0.0');
});

test('the pointer says the same of what is live, and the history who removed what', async () => {
  await publishAll({ '1.0.0': 0, '2.0.0': 1, '3.0.0': 2 });
  const before = await pointer();
  day(30);
  await pruneOne({ reason: 'Opruimen' });
  const liveAt = { '2.0.0': before?.liveAt?.['2.0.0'] };
  expect(await pointer()).toEqual({ ...before, previous: ['2.0.0'], liveAt });
  const [newest, next] = await readHistory(openStore(store), 'mfe-one');
  const at = new Date().toISOString();
  expect(newest).toEqual({ action: 'prune', removed: ['1.0.0'], at, by: 'Anne', reason: 'Opruimen' });
  expect(next).toMatchObject({ action: 'publish', version: '3.0.0', replaced: '2.0.0' });
});

test('a staged version stays for some days, also when it is staged again', async () => {
  await publishAll({ '1.0.0': 0 });
  for (const version of ['2.0.0', '3.0.0']) {
    await addToStore(store, build(version));
    addedNow(version);
  }
  day(5);
  await pruneOne();
  await stage({ store, dist: build('3.0.0') });
  expect(inStore()).toEqual(['1.0.0', '2.0.0', '3.0.0']);
  day(10);
  await pruneOne();
  expect(inStore()).toEqual(['1.0.0', '3.0.0']);
});

test('what was rolled back is removed, and --keep-rollback still does not publish it', async () => {
  await publishAll({ '1.0.0': 0, '2.0.0': 1, '3.0.0': 2 });
  await rollback({ store, remotes: ['mfe-one'] });
  day(30);
  await pruneOne();
  expect(inStore()).toEqual(['1.0.0', '2.0.0']);
  expect(await pointer()).toMatchObject({ version: '2.0.0', previous: ['1.0.0'], withdrawn: [] });
  const again = { store, dist: build('3.0.0') };
  expect(await publish({ ...again, keepRollback: true })).toMatchObject({ withdrawnFor: '2.0.0' });
  expect((await publish(again)).changed).toBe(true);
  expect((await publish({ ...again, keepRollback: true })).withdrawnFor).toBeUndefined();
});

test('what shells run instead of a quarantined version stays, and so does the record of the quarantine', async () => {
  await publishAll({ '1.0.0': 0, '2.0.0': 1, '3.0.0': 2, '4.0.0': 3 });
  for (const version of ['3.0.0', '4.0.0']) {
    const failure = {
      remote: 'mfe-one',
      version,
      publishedAt: (await pointer())?.liveAt?.[version] ?? (await pointer())?.at ?? '',
      reason: 'Kapot.',
    };
    const times = ['2026-01-04T13:00:00.000Z', '2026-01-04T13:10:00.000Z'];
    for (const time of times) await recordFailure(defaultFailuresFolder(store), { ...failure, time });
  }
  day(30);
  await pruneOne();
  expect(inStore()).toEqual(['2.0.0', '4.0.0']);
  const [row] = await status(store);
  expect(row?.quarantined.map(({ version }) => version)).toEqual(['3.0.0', '4.0.0']);
});

test('what was counted of a removed version goes with it', async () => {
  await publishAll({ '1.0.0': 0, '2.0.0': 1, '3.0.0': 2 });
  const failures = defaultFailuresFolder(store);
  const crash = {
    kind: 'page-crashed',
    path: '/een',
    frames: [],
    count: 1,
    time: '2026-01-01T10:00:00.000Z',
  };
  const ids = ['1.0.0', '2.0.0', '3.0.0'].map((version) => ({ name: 'mfe-one', version }));
  for (const id of ids) await writeReported(failures, id, '2026-a', [crash]);
  day(20);
  await pruneOne({ dryRun: true });
  const left = async () =>
    (await Promise.all(ids.map((id) => readReported(failures, id)))).map((all) => all.length);
  expect(await left()).toEqual([1, 1, 1]);
  await pruneOne();
  expect(await left()).toEqual([0, 1, 1]);
});

test('a dry run says what would be removed, and changes nothing', async () => {
  await publishAll({ '1.0.0': 0, '2.0.0': 1, '3.0.0': 2 });
  day(30);
  const size = readFileSync(path.join(store, 'mfe-one/1.0.0/release.json')).length + 2;
  const found = await prune({ store, keep: 1, dryRun: true });
  expect(found).toEqual([{ remote: 'mfe-one', versions: ['1.0.0'], bytes: size }]);
  expect(inStore()).toEqual(['1.0.0', '2.0.0', '3.0.0']);
  expect(await readHistory(openStore(store), 'mfe-one')).toHaveLength(3);
  expect(await prune({ store, keep: 1 })).toEqual(found);
  expect(await prune({ store, keep: 1 })).toEqual([]);
});

test('what a prune that was killed left is finished by the next one', async () => {
  await publishAll({ '1.0.0': 0, '2.0.0': 1, '3.0.0': 2 });
  day(30);
  // It had changed the pointer, and hidden the files of another version.
  const now = await pointer();
  writeFileSync(path.join(store, 'mfe-one/current.json'), JSON.stringify({ ...now, previous: ['2.0.0'] }));
  for (const hidden of ['.removed-0.9.0', '.1.5.0'].map((name) => `${name}.${randomUUID()}`)) {
    mkdirSync(path.join(store, 'mfe-one', hidden));
    writeFileSync(path.join(store, 'mfe-one', hidden, 'a'), '');
    utimesSync(path.join(store, 'mfe-one', hidden), 0, 0);
  }
  expect((await status(store))[0]).toMatchObject({
    version: '3.0.0',
    rollbackTo: '2.0.0',
    staged: ['1.0.0'],
  });
  await pruneOne();
  expect(readdirSync(path.join(store, 'mfe-one')).sort()).toEqual([
    '.history',
    '2.0.0',
    '3.0.0',
    'current.json',
  ]);
});

test('what is no version stays, whatever it is', async () => {
  await publishAll({ '1.0.0': 0, '2.0.0': 1, '3.0.0': 2 });
  const other = path.join(folder, 'checkout/mfe-one');
  for (const place of [path.join(store, 'mfe-one'), other]) {
    for (const name of ['src', '.cache', 'dist']) mkdirSync(path.join(place, name), { recursive: true });
    // Such as a build that lies next to its sources.
    const release = readFileSync(path.join(store, 'mfe-one/1.0.0/release.json'));
    writeFileSync(path.join(place, 'dist/release.json'), release);
    for (const name of ['src', '.cache', 'dist', 'dist/release.json']) {
      utimesSync(path.join(place, name), 0, 0);
    }
  }
  day(30);
  expect((await pruneOne())[0]?.versions).toEqual(['1.0.0']);
  expect(await prune({ store: path.join(folder, 'checkout'), days: 0 })).toEqual([]);
  for (const place of [path.join(store, 'mfe-one'), other]) {
    for (const name of ['src', '.cache', 'dist/release.json']) {
      expect([name, existsSync(path.join(place, name))]).toEqual([name, true]);
    }
  }
});

test('a remote with a broken pointer keeps everything, and the others are pruned', async () => {
  await publishAll({ '1.0.0': 0, '2.0.0': 1, '3.0.0': 2 });
  writeFileSync(path.join(store, 'shell/current.json'), '{');
  day(30);
  expect(await prune({ store, keep: 1 })).toEqual([
    expect.objectContaining({ remote: 'mfe-one', versions: ['1.0.0'] }),
    {
      remote: 'shell',
      versions: [],
      bytes: 0,
      problem: expect.stringContaining('current.json is not readable'),
    },
  ]);
  expect(existsSync(path.join(store, 'shell/1.0.0-a'))).toBe(true);
});

test.each([
  [{ keep: 0 }, '--keep is a whole number, at least 1.'],
  [{ keep: Number.NaN }, '--keep is a whole number'],
  [{ days: -1 }, '--days is a number, at least 0.'],
  [{ remote: 'mfe-none' }, 'There is no mfe-none in the store'],
])('what cannot be meant is refused: %j', async (options, message) => {
  await expect(pruneOne(options)).rejects.toThrow(message);
});

test('beside publications, promotions and rollbacks of the same versions every pointer names what is there', async () => {
  jest.useRealTimers();
  const TURNS = 6;
  const builds = ['1.0.0', '2.0.0', '3.0.0', '4.0.0'].map((version) => ({ version, dist: build(version) }));
  const missing: string[] = [];
  let removed = 0;
  const repeat = async (work: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; turn < TURNS || removed === 0; turn++) {
      await work(turn).catch((error: unknown) => {
        // Such as: it was removed meanwhile.
        if (!(error instanceof InvalidRelease)) throw error;
      });
    }
  };
  const one = (turn: number) => builds[turn % builds.length] as (typeof builds)[number];
  const remote = 'mfe-one';
  await Promise.all([
    repeat((turn) => publish({ store, dist: one(turn).dist, by: 'a' })),
    repeat((turn) => stage({ store, dist: one(turn * 3 + 1).dist })),
    repeat((turn) => setLive({ store, remote, version: one(turn * 3 + 2).version, by: 'b' })),
    repeat(() => rollback({ store, remotes: [remote], by: 'c' })),
    repeat(async () => {
      const pruned = await prune({ store, keep: 1, days: 0, by: 'd' });
      removed += pruned.flatMap(({ versions }) => versions).length;
    }),
    repeat(async () => {
      const read = await pointer();
      if (!read || existsSync(path.join(store, remote, read.version, 'release.json'))) return;
      // The pointer may have changed since.
      if ((await pointer())?.at === read.at) missing.push(read.version);
    }),
  ]);
  expect(missing).toEqual([]);
  expect((await status(store)).map(({ problem }) => problem)).toEqual([undefined, undefined]);
});
