import { expect, test } from '@playwright/test';
import { type ConstantLoad, startLoad } from '@site/testkit/constant-load';
import { forceBack } from '@site/testkit/force-live';
import { memoryOf, processes } from '@site/testkit/processes';
import { type RunningShell, versionOf } from '@site/testkit/shell';
import {
  becomesLive,
  createHostileStore,
  probeTeams,
  quarantineOf,
  release,
  Signal,
  startHostileSite,
  startLoadOf,
} from '../support/hostile-site';
import type { ProbeTeam } from '../support/probe-team';

test.describe.configure({ mode: 'default' });

/** A process that a release starts: nobody else starts one with this argument. */
const CHILD = ['sleep', String(100_000 + process.pid)] as const;

/** What releases do while they are live. */
const FATAL = {
  throw: { what: 'throws in a timer', code: 'throw new Error("kapot");', reason: /^It threw: kapot$/ },
  promise: {
    what: 'leaves a rejected promise unhandled',
    code: 'Promise.reject(new Error("kapot"));',
    reason: /^It left a rejected promise unhandled: kapot$/,
  },
  exit: { what: 'ends its process in a timer', code: 'process.exit(0);', reason: /with exit code 0\.$/ },
  kill: {
    what: 'ends its process with SIGKILL',
    code: 'process.kill(process.pid, "SIGKILL");',
    reason: /by the signal SIGKILL\.$/,
  },
  loop: { what: 'loops without end in a timer', code: 'for (;;);', reason: /took more than 3 seconds\.$/ },
  map: {
    what: 'fills a map without end',
    code: 'const map = new Map(); for (let i = 0; i < 2 ** 31; i++) map.set(i, new Array(1000).fill(i));',
    reason: /^It ran out of memory|took more than 3 seconds\.$/,
  },
  buffers: {
    what: 'collects buffers',
    code: 'globalThis.all = []; setInterval(() => all.push(Buffer.alloc(2 ** 24, 1)), 20);',
    reason: /^It ran out of memory/,
  },
  globals: {
    what: 'replaces fetch, long after it was loaded',
    code: 'globalThis.fetch = async () => new Response();',
    reason: /^It replaced fetch, which all code shares\.$/,
  },
  find: {
    what: 'replaces Array.prototype.find, long after it was loaded',
    code: 'Array.prototype.find = () => undefined;',
    reason: /^It replaced Array\.prototype\.find, which all code shares\.$/,
  },
  swallow: {
    what: 'listens for rejected promises itself',
    code: 'process.on("unhandledRejection", () => {}); Promise.reject(new Error("kapot"));',
    reason: /^It left a rejected promise unhandled: kapot$/,
  },
  deaf: {
    what: 'removes all listeners of the process, and then throws',
    code: 'process.removeAllListeners(); setTimeout(() => { throw new Error("kapot"); }, 100);',
    reason: /^It ended its process with exit code \d\.$/,
  },
  pipe: {
    what: 'writes to the file that its answers go to',
    code: 'process.getBuiltinModule("fs").writeSync(3, "kapot" + String.fromCharCode(10));',
    reason: /^It wrote to the pipe to the server\.$/,
  },
  child: {
    what: 'starts a process that stays, and throws',
    code: `process.getBuiltinModule("child_process").spawn("${CHILD[0]}", ["${CHILD[1]}"], { stdio: "inherit" });
      setTimeout(() => { throw new Error("kapot"); }, 100);`,
    reason: /^It threw: kapot$/,
  },
} as const;

/** What a shell puts up with. */
const HARMLESS = {
  console: {
    what: 'writes to the console without end',
    code: 'setInterval(() => { for (let i = 0; i < 2000; i++) console.log("regel " + i); }, 20);',
  },
  line: {
    what: 'writes one line without end',
    code: 'setInterval(() => process.stdout.write("x".repeat(10_000)), 20);',
  },
  signals: {
    what: 'listens for the signals that end a process',
    code: 'for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => {});',
  },
  messages: {
    what: 'sends messages as if it had a parent process',
    code: 'process.send?.(null); process.send?.({ cmd: "NODE_HANDLE_ACK" });',
  },
} as const;

let store: string;
let shell: RunningShell;
let team: ProbeTeam;
let others: ConstantLoad;
/** A team whose release fails 30 seconds after it was loaded: its failures happen beside the other tests, which take longer. */
let late: { team: ProbeTeam; version: string; load: ConstantLoad };

test.beforeAll(async () => {
  const [first, second] = (await probeTeams(['een', 'laat'])) as [ProbeTeam, ProbeTeam];
  team = first;
  store = await createHostileStore([first, second]);
  shell = await startHostileSite(store, [first, second]);
  others = startLoad(shell.url);
  const code = 'setTimeout(() => Promise.reject(new Error("kapot")), 30_000);';
  const version = await release(store, second, { name: 'late', code });
  late = { team: second, version, load: startLoadOf(shell, second) };
});

test.afterAll(async () => {
  await Promise.all([others.stop(), late.load.stop()]);
  await shell.stop();
});

/** Makes a release live that runs the code a moment later, with load on its pages, and rolls it back after the check. */
async function whileLive(
  { name, code }: { name: string; code: string },
  check: (version: string, load: ConstantLoad) => Promise<void>,
): Promise<void> {
  const signal = await Signal.create();
  const version = await release(store, team, { name, code: signal.before(code) });
  const load = startLoadOf(shell, team);
  try {
    await becomesLive(shell, team, version);
    await signal.give();
    await check(version, load);
  } finally {
    await load.stop();
    await forceBack(store, team.remote);
  }
}

for (const [name, { what, code, reason }] of Object.entries(FATAL)) {
  test(`a release that ${what} is quarantined, the one before it comes back, and its pages are all answered`, () =>
    whileLive({ name, code }, async (version, load) => {
      expect(await quarantineOf(shell, team, version)).toMatch(reason);
      await becomesLive(shell, team, await versionOf(team.dist));
      expect((await load.stop()).failures).toEqual([]);
    }));
}

for (const [name, { what, code }] of Object.entries(HARMLESS)) {
  test(`a release that ${what} stays live, and its pages are all answered`, () =>
    whileLive({ name, code }, async (version, load) => {
      await expect.poll(() => load.result().requests, { timeout: 30_000 }).toBeGreaterThan(60);
      expect((await load.stop()).failures).toEqual([]);
      await becomesLive(shell, team, version);
    }));
}

test('a release that leaves a rejected promise unhandled 30 seconds after it was loaded is quarantined after the second time, the one before it comes back, and its pages are all answered', async () => {
  test.setTimeout(120_000);
  expect(await quarantineOf(shell, late.team, late.version)).toMatch(FATAL.promise.reason);
  const good = await versionOf(late.team.dist);
  await becomesLive(shell, late.team, good);
  const happened = shell.log
    .filter(({ remote, kind, msg }) => remote === late.team.remote && (kind || msg === 'a release is live'))
    .map(({ kind, version }) => (kind ? `${version}: ${kind}` : version));
  const { version } = late;
  const failure = `${version}: unhandled-rejection`;
  // Until the one before it has started, another renderer of it may fail too.
  const second = happened.lastIndexOf(failure);
  expect(happened.filter((_line, i) => i < 4 || i > second)).toEqual([good, version, failure, failure, good]);
  expect((await late.load.stop()).failures).toEqual([]);
});

test('the pages of other teams were all answered', async () => {
  await expect.poll(() => others.result().requests, { timeout: 30_000 }).toBeGreaterThan(100);
  expect((await others.stop()).failures).toEqual([]);
});

test('what releases write is logged in part, and fills neither the log nor the memory of the server', async () => {
  const written = () =>
    shell.log.filter(({ msg }) => msg === 'a release wrote').map(({ line }) => String(line));
  const has = (pattern: RegExp) => written().some((line) => pattern.test(line));
  await whileLive(
    { name: 'console-and-line', code: HARMLESS.console.code + HARMLESS.line.code },
    async () => {
      await expect
        .poll(() => [has(/^regel \d+$/), has(/^\(\d+ more lines\)$/), has(/^x{100,}/)], { timeout: 30_000 })
        .toEqual([true, true, true]);
    },
  );
  const lines = written();
  expect(lines.length).toBeLessThan(10_000);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(500);
  expect(await memoryOf(shell.pid)).toBeLessThan(400);
});

test('nothing is left of a renderer that was replaced, also no process that it started', async () => {
  const left = async () => (await processes()).filter(({ command }) => command === CHILD.join(' '));
  await expect.poll(left).toEqual([]);
});
