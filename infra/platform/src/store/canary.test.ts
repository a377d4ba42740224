import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { quarantined } from '../protocol/quarantine';
import type { Pointer, Release } from '../protocol/release';
import { type AutoCanaryOptions, autoCanary } from './auto-canary';
import { endCanary, setCanary } from './canary';
import { readHistory } from './history';
import { prune } from './prune';
import { publish, setLive, stage } from './publish';
import { defaultFailuresFolder, readFailures, recordFailure } from './release-failures';
import { rollback } from './rollback';
import { status } from './status';
import { openStore } from './store';
import { addToStore, makeLive, page, writeBuild, writeShellBuild } from './test-builds';
import { command } from './test-command';

let folder: string;
let store: string;
const remote = 'mfe-one';

const build = (version: string, facts: Partial<Release> = {}, files?: Record<string, string>) =>
  writeBuild(
    folder,
    { version, ...facts },
    files ?? { [`web/a.${version}.js`]: version, 'node/b.js': version },
  );
const pointer = (): Pointer => JSON.parse(readFileSync(path.join(store, 'mfe-one/current.json'), 'utf8'));
const rowOf = async (name = remote) => (await status(store)).find((row) => row.name === name);
const canary = (percent: number, version?: string, more: object = {}) =>
  setCanary({ store, remote, percent, version, by: 'Anna', ...more });

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'canary-'));
  store = path.join(folder, 'store');
  await makeLive(store, writeShellBuild(folder));
  await makeLive(store, build('1'));
  await addToStore(store, build('2'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the release command. */
const run = (...args: string[]) => command(...args, '--store', store);

test('the version that was staged last becomes the canary, keeps its time when its share changes, and ends', async () => {
  const { at } = pointer();
  await canary(10);
  const first = pointer();
  expect(first).toMatchObject({ version: '1', at, canary: { version: '2', percent: 10 } });
  expect(first.canary?.at).toBe(first.changed);
  expect(await rowOf()).toMatchObject({ canary: first.canary, staged: [], version: '1' });
  await stage({ store, dist: build('3') });
  expect((await canary(50)).changed).toBe(true);
  expect(pointer().canary).toEqual({ version: '2', percent: 50, at: first.canary?.at });
  expect((pointer().changed ?? '') > (first.changed ?? '')).toBe(true);
  expect((await canary(50)).changed).toBe(false);

  await canary(5, '3');
  const { ended, live } = await endCanary({ store, remote, by: 'Bo', reason: 'Genoeg gezien' });
  expect([ended.version, live]).toEqual(['3', '1']);
  expect(pointer()).toMatchObject({ version: '1', at });
  expect(pointer().canary).toBeUndefined();
  expect(await rowOf()).toMatchObject({ staged: ['2', '3'] });
  expect((await readHistory(openStore(store), remote)).slice(0, 4)).toEqual([
    expect.objectContaining({
      action: 'canary-end',
      version: '3',
      percent: 5,
      by: 'Bo',
      reason: 'Genoeg gezien',
      at: pointer().changed,
    }),
    expect.objectContaining({ action: 'canary', version: '3', percent: 5, replaced: '2', by: 'Anna' }),
    expect.objectContaining({ action: 'canary', version: '2', percent: 50, replaced: null }),
    expect.objectContaining({ action: 'canary', version: '2', percent: 10, replaced: null }),
  ]);
  await expect(endCanary({ store, remote })).rejects.toThrow('mfe-one has no canary: all visitors get 1.');
});

test.each<[string, () => Promise<unknown>, string]>([
  ['the live version', () => canary(10, '1'), 'mfe-one 1 is live already, for everybody.'],
  ['no visitors', () => canary(0), 'is more than 0 and less than 100 percent'],
  ['all visitors', () => canary(100), '"live mfe-one <version>" makes it live for everybody'],
  ['what is no number', () => canary(Number.NaN), 'is more than 0 and less than 100 percent'],
  ['a version that is not in the store', () => canary(10, '9'), 'mfe-one 9 is not in the store.'],
  ['a path', () => canary(10, '../x'), 'mfe-one ../x is no release.'],
  ['the shell', () => canary(10, undefined, { remote: 'shell' }), 'The shell has no canary'],
  ['the end of that of the shell', () => endCanary({ store, remote: 'shell' }), 'The shell has no canary'],
  ['another remote', () => canary(10, undefined, { remote: 'mfe-two' }), 'mfe-two was never released'],
])('a canary is refused for %s', async (_what, change, sentence) => {
  const before = pointer();
  await expect(change()).rejects.toThrow(sentence);
  expect(pointer()).toEqual(before);
});

test('without a version neither one that was live before nor one that failed is tried', async () => {
  await publish({ store, dist: build('3') });
  await rollback({ store, remotes: [remote] });
  await recordFailure(defaultFailuresFolder(store), {
    remote,
    version: '2',
    publishedAt: 'then',
    reason: 'It threw.',
    isDecisive: true,
    time: new Date().toISOString(),
  });
  await expect(canary(10)).rejects.toThrow('There is no version of mfe-one to try');
  await canary(10, '3');
  expect(pointer().canary?.version).toBe('3');
});

test('a canary that is quarantined is tried again only on purpose, and then anew', async () => {
  await canary(10);
  const { at = '' } = pointer().canary ?? {};
  const failures = defaultFailuresFolder(store);
  const time = '2026-01-01T10:00:00.000Z';
  await recordFailure(failures, {
    remote,
    version: '2',
    publishedAt: at,
    reason: 'Too many page views failed.',
    isDecisive: true,
    time,
  });
  const sentence = `mfe-one 2 is quarantined since ${time}: Too many page views failed. To try it again: canary mfe-one 20 2`;
  await expect(canary(20)).rejects.toThrow(sentence);
  const { stdout } = await run('status');
  expect(stdout).toContain(
    `mfe-one 2 is quarantined since ${time}: Too many page views failed. All visitors get the live version.`,
  );
  await canary(10, '2');
  expect((pointer().canary?.at ?? '') > at).toBe(true);
  expect(quarantined(await readFailures(failures), remote, pointer()).size).toBe(0);
});

test('a canary is checked as a promotion is, but not again for another share', async () => {
  const check = (code: string) =>
    writeBuild(
      folder,
      { name: 'shell', kind: 'shell', version: code.length.toString(), kit: '1.4.0' },
      { 'node/check.cjs': code },
    );
  await canary(10);
  await publish({
    store,
    dist: check(
      'process.argv[2].endsWith("/2") || process.argv[2].endsWith("/3") ? (console.error("/een: kapot"), process.exit(1)) : 0',
    ),
  });
  writeFileSync(path.join(store, 'mfe-one/2/web/a.2.js'), 'x');
  await canary(20);
  await endCanary({ store, remote });
  await expect(canary(20, '2')).rejects.toThrow('web/a.2.js is not what was built');
  writeFileSync(path.join(store, 'mfe-one/2/web/a.2.js'), '2');
  await expect(canary(20, '2')).rejects.toThrow('mfe-one 2 does not render: /een: kapot');
});

test('another remote may not claim a page of a canary, and another version not the name of one of its files', async () => {
  await stage({ store, dist: build('3', { pages: [page('/een'), page('/nieuw')] }) });
  await canary(10, '3');
  const claiming = build('1', { name: 'mfe-two', pages: [page('/nieuw')] });
  await expect(publish({ store, dist: claiming })).rejects.toThrow(
    'mfe-two claims /nieuw, which is a page of mfe-one.',
  );
  const files = { 'web/a.3.js': 'other', 'node/b.js': '4' };
  await expect(publish({ store, dist: build('4', {}, files) })).rejects.toThrow(
    'mfe-one 4 has another web/a.3.js than 3',
  );
  await endCanary({ store, remote });
  expect((await publish({ store, dist: claiming })).changed).toBe(true);
  await expect(canary(10, '3')).rejects.toThrow('mfe-one claims /nieuw, which is a page of mfe-two.');
});

test('a canary that is promoted is live for everybody; whatever else becomes live ends it, and says so', async () => {
  await canary(10);
  expect(await setLive({ store, remote, version: '2' })).toEqual({ remote, version: '2', changed: true });
  expect(pointer()).toMatchObject({ version: '2', previous: ['1'] });
  expect(pointer().canary).toBeUndefined();

  await stage({ store, dist: build('3') });
  await canary(10);
  expect(await publish({ store, dist: build('4') })).toMatchObject({
    endedCanary: { version: '3', percent: 10 },
  });
  expect(pointer().canary).toBeUndefined();
  expect((await readHistory(openStore(store), remote))[0]).toMatchObject({ version: '4', endedCanary: '3' });
  await canary(10);
  const { stdout } = await run('rollback', remote);
  expect(stdout).toContain('The canary 3 has ended: what it was compared with is no longer live.');
  expect(pointer()).toMatchObject({ version: '2' });
  expect(pointer().canary).toBeUndefined();
});

test('publishing what is live already leaves the canary as it is', async () => {
  await canary(10);
  expect((await publish({ store, dist: build('1') })).changed).toBe(false);
  expect(pointer().canary).toMatchObject({ version: '2', percent: 10 });
});

test('a change is refused when the pointer is not what it was', async () => {
  await canary(10);
  const { changed: ifChangedAt } = pointer();
  await canary(20);
  const sentence = 'Somebody else changed mfe-one (1 is live, 2 is the canary for 20%) meanwhile.';
  await expect(canary(30, '2', { ifChangedAt })).rejects.toThrow(sentence);
  await expect(endCanary({ store, remote, ifChangedAt })).rejects.toThrow(sentence);
  await expect(setLive({ store, remote, version: '2', ifChangedAt })).rejects.toThrow(sentence);
  expect(pointer().canary?.percent).toBe(20);
});

test('the canary of a pointer that is mended is gone', async () => {
  await canary(10);
  writeFileSync(path.join(store, 'mfe-one/current.json'), '{ "version":');
  await expect(canary(20)).rejects.toThrow('To mend it: rollback mfe-one');
  await rollback({ store, remotes: [remote] });
  expect(pointer()).toMatchObject({ version: '1' });
  expect(pointer().canary).toBeUndefined();
});

test('prune leaves the canary, and a version that was one lately', async () => {
  await canary(10);
  const old = () => {
    for (const version of ['1', '2']) utimesSync(path.join(store, `mfe-one/${version}/release.json`), 0, 0);
  };
  old();
  expect(await prune({ store, days: 0, keep: 1 })).toEqual([]);
  expect(pointer().canary?.version).toBe('2');
  await endCanary({ store, remote });
  expect(await prune({ store, days: 1, keep: 1 })).toEqual([]);
  expect(await prune({ store, days: 0, keep: 1 })).toMatchObject([{ remote, versions: ['2'] }]);
});

test('the command makes a canary and ends it, and status and history show it', async () => {
  expect(await run('canary', remote, '10%')).toEqual({
    code: 0,
    stdout: 'mfe-one 2 is the canary: 10% of the visitors get it, and the others 1.\n',
    stderr: '',
  });
  expect((await run('status')).stdout).toContain('2 (10%)');
  expect((await run('canary', remote, '--end')).stdout).toBe(
    'mfe-one 2 is no longer the canary: all visitors get 1.\n',
  );
  expect((await run('status', remote)).stdout).toMatch(/canary-end 2, [\s\S]* canary {5}2, /);
  const wrong = await run('canary', remote, 'tien');
  expect(wrong).toMatchObject({ code: 1, stdout: '' });
  expect(wrong.stderr).toMatch(/^The share of a canary is more than 0 and less than 100 percent: .*\n$/);
  expect((await run('canary', remote)).stderr).toContain('Usage:');
});

describe('an automatic canary', () => {
  const LONG = 600_000;
  let lines: string[];
  /** Whatever happens when a line is said that begins so. */
  const auto = (
    { stepMs = 10, ...more }: Partial<AutoCanaryOptions> = {},
    [start, happens]: [string, () => void] = ['', () => {}],
  ) => {
    lines = [];
    const say = (line: string) => {
      lines.push(line);
      if (start && line.startsWith(start)) happens();
    };
    return autoCanary({ store, remote, by: 'Anna', stepMs, say, ...more });
  };
  const shares = () => lines.map((line) => /^(\d+)% of the visitors get/.exec(line)?.[1]).filter(Boolean);
  const change = (fields: Partial<Pointer>) =>
    writeFileSync(path.join(store, 'mfe-one/current.json'), JSON.stringify({ ...pointer(), ...fields }));
  /** As a shell records it. */
  const takeBack = () => {
    const records = path.join(defaultFailuresFolder(store), 'mfe-one/2');
    const { at: publishedAt } = pointer().canary ?? {};
    const time = new Date().toISOString();
    const failure = { remote, version: '2', publishedAt, reason: 'It blocked.', isDecisive: true, time };
    mkdirSync(records, { recursive: true });
    writeFileSync(path.join(records, 'one.json'), JSON.stringify(failure));
  };

  test('gives a version to 10 and 50% of the visitors, and then to everybody', async () => {
    expect(await auto()).toEqual({ remote, version: '2' });
    expect(shares()).toEqual(['10', '50']);
    expect(pointer()).toMatchObject({ version: '2', previous: ['1'] });
    expect(pointer().canary).toBeUndefined();
    const history = await readHistory(openStore(store), remote);
    expect(history.map((entry) => [entry.action, 'percent' in entry && entry.percent, entry.by])).toEqual([
      ['live', false, 'Anna'],
      ['canary', 50, 'Anna'],
      ['canary', 10, 'Anna'],
      ['publish', false, 'a test'],
    ]);
  });

  test('begins with the share that is named, or with that of the canary that there is', async () => {
    await canary(20);
    await auto();
    expect(shares()).toEqual(['20', '50']);
    await addToStore(store, build('3'));
    await auto({ percent: 70, version: '3' });
    expect(shares()).toEqual(['70']);
    expect(pointer().version).toBe('3');
  });

  test.each(['10', '50'])(
    'ends as soon as the shells have taken the version back, at %s%%',
    async (share) => {
      const options = share === '10' ? { stepMs: LONG } : {};
      expect(await auto(options, [`${share}%`, takeBack])).toEqual({
        remote,
        version: '2',
        problem: 'It blocked.',
      });
      expect(pointer().version).toBe('1');
      expect(pointer().canary).toBeUndefined();
      expect((await readHistory(openStore(store), remote))[0]).toMatchObject({
        action: 'canary-end',
        percent: Number(share),
        reason: 'It blocked.',
      });
      expect(lines.at(-1)).toBe('mfe-one 2 is no longer the canary: all visitors get 1.');
    },
  );

  test('leaves a canary as it is that somebody else has changed', async () => {
    const others = { canary: { version: '2', percent: 7, at: 'then' }, changed: '2026-01-01T10:00:00.000Z' };
    const { problem } = await auto({ stepMs: LONG }, ['10%', () => change(others)]);
    expect(problem).toBe('Somebody else changed mfe-one (1 is live, 2 is the canary for 7%) meanwhile.');
    expect(pointer().canary?.percent).toBe(7);
  });

  test('ends with the command, which says what became of it', async () => {
    const program = path.join(import.meta.dirname, 'cli.ts');
    const args = ['--import', 'tsx', program, 'canary', remote, '--auto', '--store', store];
    const { RELEASE_SHELLS, ...env } = process.env;
    const running = spawn(process.execPath, args, { env });
    try {
      const said = text(running.stderr);
      const ended = once(running, 'close');
      // What it says is the reason when it does not get that far.
      expect(await Promise.race([once(running.stdout, 'data').then(String), said])).toBe(
        '10% of the visitors get mfe-one 2, and the others 1, for 10 minutes.\n',
      );
      running.kill('SIGTERM');
      expect(await ended).toEqual([1, null]);
      expect(await said).toBe('mfe-one 2 is not live. It was interrupted.\n');
      expect(pointer().canary).toBeUndefined();
    } finally {
      running.kill('SIGKILL');
    }
    const done = await run('canary', remote, '50', '--auto', '--step', '1s');
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toMatch(/mfe-one 2 is live, for everybody\.\n$/);
    expect(await run('canary', remote, '10', '2', '--auto')).toEqual({
      code: 0,
      stdout: 'mfe-one 2 was live already.\n',
      stderr: '',
    });
    expect((await run('canary', remote, '--auto', '--step', '5')).stderr).toContain('"5" is no duration');
    expect((await run('canary', remote, '--auto', '--end')).stderr).toContain('Usage:');
  });
});
