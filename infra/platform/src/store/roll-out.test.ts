import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Pointer } from '../protocol/release';
import { setCanary } from './canary';
import { defaultFailuresFolder, readFailures, recordFailure } from './failures';
import { readHistory } from './history';
import { readShellCounts } from './page-views';
import { publish } from './publish';
import { DEFAULT_LIMITS, type RollOutOptions, rollOut } from './roll-out';
import { status } from './status';
import { openStore } from './store';
import { addToStore, makeLive, writeBuild, writeShellBuild } from './test-builds';
import { command } from './test-command';
import { startTestShell, type TestShell } from './test-shell';

let folder: string;
let store: string;
let shell: TestShell;
let lines: string[];
const remote = 'mfe-one';

const build = (version: string) =>
  writeBuild(folder, { version }, { [`web/a.${version}.js`]: version, 'node/b.js': version });
const pointer = (): Pointer => JSON.parse(readFileSync(path.join(store, 'mfe-one/current.json'), 'utf8'));
const quarantines = async () => (await status(store)).find(({ name }) => name === remote)?.quarantined;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'roll-out-'));
  store = path.join(folder, 'store');
  [lines, whenSaid] = [[], []];
  await makeLive(store, writeShellBuild(folder));
  await makeLive(store, build('1'));
  await addToStore(store, build('2'));
  shell = await startTestShell(store, remote);
});
afterEach(() => {
  shell.close();
  rmSync(folder, { recursive: true });
});

const LIMITS = { stepMs: 20, unreadableMs: 20, refusedMs: 20, pollMs: 5 };
const start = ({ limits, ...more }: Partial<RollOutOptions> = {}) =>
  rollOut({
    store,
    remote,
    by: 'Anna',
    limits: { ...LIMITS, ...limits },
    readCounts: () => readShellCounts([shell.address], remote),
    shells: [shell.address],
    say,
    ...more,
  });
/** What happens when this is said, and how often it was said. */
let whenSaid: { text: string; happens: () => void }[];
function say(line: string): void {
  lines.push(line);
  for (const { happens } of whenSaid.filter(({ text }) => line.startsWith(text))) happens();
}
/** Something happens as soon as a line is said that begins so. */
const when = (text: string, happens: () => void) => whenSaid.push({ text, happens });
/** Waits until a line is said that begins so. */
const untilSaid = (text: string) => new Promise<void>((resolve) => when(text, resolve));

test('a version that does not fail is live for everybody after 1, 10 and 50% of the visitors', async () => {
  shell.failing = { 1: 0.01, 2: 0.01 };
  expect(await start()).toEqual({ remote, version: '2', verdict: 'pass' });
  expect(pointer()).toMatchObject({ version: '2', previous: ['1'] });
  expect(pointer().canary).toBeUndefined();
  const history = await readHistory(openStore(store), remote);
  expect(history.map((entry) => [entry.action, 'percent' in entry && entry.percent, entry.by])).toEqual([
    ['promote', false, 'Anna'],
    ['canary', 50, 'Anna'],
    ['canary', 10, 'Anna'],
    ['canary', 1, 'Anna'],
    ['publish', false, expect.any(String)],
  ]);
  expect(lines.filter((line) => line.includes('get'))).toEqual(
    [1, 10, 50].map((share) => `${share}% of the visitors get mfe-one 2, the others 1.`),
  );
  expect(lines[1]).toMatch(/^1% is enough: \d+ of \d+ page views failed, and \d+ of \d+ page views of 1\.$/);
  expect(await quarantines()).toEqual([]);
});

test('each share waits for enough page views and lasts long enough', async () => {
  shell.visits = 1000;
  const began = Date.now();
  await start({ limits: { stepMs: 100, views: 50 } });
  expect(Date.now() - began).toBeGreaterThan(300);
  const [one = 0] = lines
    .filter((line) => line.startsWith('1% is enough'))
    .map((line) => Number(/of (\d+)/.exec(line)?.[1]));
  expect(one).toBeGreaterThanOrEqual(50);
});

test('a version that fails more often is taken back and quarantined, with the reason', async () => {
  shell.failing = { 1: 0.001, 2: 0.2 };
  const result = await start();
  const reason = expect.stringMatching(
    /^In browsers \d+ of \d+ page views failed, and \d+ of \d+ page views of 1\.$/,
  );
  expect(result).toEqual({ remote, version: '2', verdict: 'fail', reason });
  expect(pointer().version).toBe('1');
  expect(pointer().canary).toBeUndefined();
  expect(await quarantines()).toEqual([expect.objectContaining({ version: '2', reason: result.reason })]);
  expect((await readHistory(openStore(store), remote))[0]).toMatchObject({
    action: 'canary-end',
    version: '2',
    percent: 1,
    reason: result.reason,
  });
  expect(lines.at(-1)).toBe('mfe-one 2 is no longer the canary: all visitors get 1.');
  expect(await publish({ store, dist: build('2'), keepRollback: true })).toMatchObject({
    changed: false,
    quarantine: { version: '2' },
  });
});

test('a version that fails is taken back also when that cannot be recorded', async () => {
  shell.failing = { 2: 1 };
  writeFileSync(path.join(folder, 'file'), '');
  expect(await start({ failures: path.join(folder, 'file/failures') })).toMatchObject({ verdict: 'fail' });
  expect(pointer().canary).toBeUndefined();
  expect(lines.at(-2)).toContain('It could not be recorded that mfe-one 2 failed: ');
});

test('a version that begins to fail at a larger share is taken back there', async () => {
  when('50% of', () => {
    shell.failing = { 2: 0.5 };
  });
  expect(await start()).toMatchObject({ verdict: 'fail' });
  expect((await readHistory(openStore(store), remote))[0]).toMatchObject({
    action: 'canary-end',
    percent: 50,
  });
});

test('a restart of the shells, whose counters begin at 0 again then, is no failure', async () => {
  when('10% of', () => shell.restart());
  expect(await start()).toMatchObject({ verdict: 'pass' });
});

test('a version that shells have quarantined, or refuse to run, has failed', async () => {
  shell.refusal = 'Its page /een is empty.';
  const reason = `${shell.address} does not run it: Its page /een is empty.`;
  expect(await start()).toEqual({ remote, version: '2', verdict: 'fail', reason });
  expect(await quarantines()).toMatchObject([{ version: '2', reason }]);

  shell.refusal = undefined;
  shell.visits = 0;
  const said = untilSaid('1% of');
  const rolling = start({ version: '2' });
  await said;
  const { at: publishedAt = '' } = pointer().canary ?? {};
  const time = new Date().toISOString();
  await recordFailure(defaultFailuresFolder(store), {
    remote,
    version: '2',
    publishedAt,
    reason: 'It blocked.',
    isDecisive: true,
    time,
  });
  expect(await rolling).toMatchObject({ verdict: 'fail', reason: 'It blocked.' });
  expect(pointer().canary).toBeUndefined();
});

describe('inconclusive, and without anything against the version, is a roll-out', () => {
  afterEach(async () => {
    expect(await readFailures(defaultFailuresFolder(store))).toEqual([]);
    expect(await quarantines()).toEqual([]);
  });

  test('with too few page views', async () => {
    shell.visits = 100;
    const reason = /^Only \d+ of the 1000 page views that each share needs were counted within 0 seconds\.$/;
    expect(await start({ limits: { withinMs: 100, views: 1000 } })).toEqual({
      remote,
      version: '2',
      verdict: 'inconclusive',
      reason: expect.stringMatching(reason),
    });
    expect(pointer().canary).toBeUndefined();
  });

  test('whose page views cannot be read for too long', async () => {
    const reason = `${shell.address} does not say its page views: it answers 503.`;
    when('10% of', () => {
      shell.instead = { status: 503, body: '' };
    });
    expect(await start()).toEqual({ remote, version: '2', verdict: 'inconclusive', reason });
    expect(lines).toContain(reason);
    expect(pointer().canary).toBeUndefined();
  });

  test('whose page views cannot be read at its start: there is no canary then', async () => {
    shell.instead = { status: 404, body: '' };
    expect(await start()).toEqual({
      remote,
      verdict: 'inconclusive',
      reason: `${shell.address} does not say its page views: it answers 404.`,
    });
    expect(pointer().changed).toBeUndefined();
  });

  test('whose canary somebody else changes: it stays as he made it', async () => {
    shell.visits = 0;
    const said = untilSaid('1% of');
    const rolling = start();
    await said;
    await setCanary({ store, remote, percent: 7 });
    expect(await rolling).toMatchObject({
      verdict: 'inconclusive',
      reason: 'Somebody else changed mfe-one (1 is live, 2 is the canary for 7%) meanwhile.',
    });
    expect(pointer().canary?.percent).toBe(7);
  });

  test('beside which another version is released', async () => {
    shell.visits = 0;
    const said = untilSaid('1% of');
    const rolling = start();
    await said;
    await publish({ store, dist: build('3') });
    expect(await rolling).toMatchObject({
      verdict: 'inconclusive',
      reason: 'Somebody else changed mfe-one (3 is live, there is no canary) meanwhile.',
    });
  });

  test('whose pointer is damaged', async () => {
    shell.visits = 0;
    const said = untilSaid('1% of');
    const rolling = start({
      readCounts: () => Promise.resolve({ processes: new Map([['a', new Map()]]), problems: [] }),
      shells: [],
    });
    await said;
    const text = readFileSync(path.join(store, 'mfe-one/current.json'), 'utf8');
    writeFileSync(path.join(store, 'mfe-one/current.json'), '{');
    expect(await rolling).toMatchObject({ verdict: 'inconclusive', reason: 'current.json is not readable.' });
    writeFileSync(path.join(store, 'mfe-one/current.json'), text);
  });

  test('that is interrupted', async () => {
    shell.visits = 0;
    const interruption = new AbortController();
    const said = untilSaid('1% of');
    const rolling = start({ signal: interruption.signal });
    await said;
    interruption.abort();
    expect(await rolling).toMatchObject({ verdict: 'inconclusive', reason: 'It was interrupted.' });
    expect(pointer().canary).toBeUndefined();
  });
});

test('page views that cannot be read for a while are no reason to end a roll-out', async () => {
  when('10% of', () => {
    shell.instead = { status: 503, body: '' };
  });
  when(`${shell.address} does not say its page views`, () => {
    shell.instead = undefined;
  });
  expect(await start({ limits: { unreadableMs: DEFAULT_LIMITS.unreadableMs } })).toMatchObject({
    verdict: 'pass',
  });
});

test('a canary that there is goes on from its share', async () => {
  await setCanary({ store, remote, percent: 20 });
  await start();
  expect(lines.filter((line) => line.includes('get')).map((line) => line.split(' ')[0])).toEqual([
    '20%',
    '50%',
  ]);
  expect(pointer().version).toBe('2');
});

test('what cannot be a canary is refused, and nothing is changed', async () => {
  await expect(start({ version: '1' })).rejects.toThrow('mfe-one 1 is live already');
  await expect(start({ remote: 'shell' })).rejects.toThrow('The shell has no canary');
  await expect(start({ shells: ['shell:9090'] })).rejects.toThrow('shell:9090 is no address of a shell');
  expect(pointer().changed).toBeUndefined();
});

describe('the command', () => {
  beforeEach(() => {
    jest.replaceProperty(DEFAULT_LIMITS, 'pollMs', 5);
    jest.replaceProperty(DEFAULT_LIMITS, 'stepMs', 20);
    const { RELEASE_SHELLS, RELEASE_PROMETHEUS, ...env } = inherited;
    process.env = env;
  });
  const inherited = { ...process.env };
  afterEach(() => {
    jest.restoreAllMocks();
    process.env = { ...inherited };
  });

  const runRollOut = (...args: string[]) => command('roll-out', ...args, '--store', store);

  test('ends with 0 when the version is live', async () => {
    const done = await runRollOut(remote, '--shells', shell.address);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toMatch(/mfe-one 2 is live, for everybody\.\nThe shells run it\.\n$/);
  });

  test('ends with 1 when the version failed', async () => {
    shell.failing = { 2: 1 };
    const { code, stderr } = await runRollOut(remote, '2', '--shells', shell.address, '--step', '1s');
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^mfe-one 2 failed and was taken back\. In browsers \d+ of \d+ page views failed, .*\n$/,
    );
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'ends with 2 after %s, and the canary with it',
    async (signal) => {
      shell.visits = 0;
      const program = path.join(import.meta.dirname, 'cli.ts');
      const args = [
        '--import',
        'tsx',
        program,
        'roll-out',
        remote,
        '--shells',
        shell.address,
        '--store',
        store,
      ];
      const running = spawn(process.execPath, args, { env: process.env });
      try {
        const said = text(running.stderr);
        const ended = once(running, 'close');
        expect(String(await once(running.stdout, 'data'))).toMatch(/^1% of the visitors get/);
        running.kill(signal);
        expect(await ended).toEqual([2, null]);
        expect(await said).toBe('mfe-one 2 is not live: inconclusive. It was interrupted.\n');
        expect(pointer().canary).toBeUndefined();
      } finally {
        running.kill('SIGKILL');
      }
    },
  );

  test('says in a sentence what it lacks', async () => {
    expect(await runRollOut(remote)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Name what counts the page views: --shells'),
    });
    for (const [option, value, sentence] of [
      ['--views', '0', '--views is a whole number, at least 1.'],
      ['--step', '5', '"5" is no duration of at most seven days'],
      ['--prometheus', 'prometheus', '--prometheus is an address such as'],
    ] as const) {
      const { code, stderr } = await runRollOut(remote, '--shells', shell.address, option, value);
      expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
    }
    expect(pointer().changed).toBeUndefined();
  });
});
