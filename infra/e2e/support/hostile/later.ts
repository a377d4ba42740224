import { expect, test } from '@playwright/test';
import type { ConstantLoad } from '@site/testkit/constant-load';
import { forceBack } from '@site/testkit/force-live';
import { memoryOf, processes } from '@site/testkit/processes';
import { type RunningShell, versionOf } from '@site/testkit/shell';
import { until } from '@site/testkit/until';
import {
  becomesLive,
  failuresOf,
  HostileSite,
  type OtherTeams,
  quarantineOf,
  release,
  Signal,
  startLoadOf,
} from '../hostile-site';
import { allBut } from './all-but';

/** A process that a release starts: nobody else starts one with this argument. */
const CHILD = ['sleep', String(100_000 + process.pid)] as const;

const LOST_PROMISE = /^It left a rejected promise unhandled: kapot$/;

/** What releases do while they are live. */
const FATAL = {
  throw: { what: 'throws in a timer', code: 'throw new Error("kapot");', reason: /^It threw: kapot$/ },
  promise: {
    what: 'leaves a rejected promise unhandled',
    code: 'Promise.reject(new Error("kapot"));',
    reason: LOST_PROMISE,
  },
  exit: { what: 'ends its process in a timer', code: 'process.exit(0);', reason: /with exit code 0\.$/ },
  kill: {
    what: 'ends its process with SIGKILL',
    code: 'process.kill(process.pid, "SIGKILL");',
    reason: /by the signal SIGKILL\.$/,
  },
  loop: { what: 'loops without end in a timer', code: 'for (;;);', reason: /took more than 3 seconds\.$/ },
  stall: {
    what: 'stands still in a timer',
    code: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
    reason: /took more than 3 seconds\.$/,
  },
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
    reason: LOST_PROMISE,
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

/** Which of them are tested. */
interface Choice {
  fatal: readonly (keyof typeof FATAL)[];
  harmless: readonly (keyof typeof HARMLESS)[];
  /** For `npm test`: with what has one form only, and without what only the long tests try. */
  isShort: boolean;
}

/** Some of each kind, for `npm test`. */
export const SHORT: Choice = { fatal: ['promise', 'buffers'], harmless: [], isShort: true };

/** All others. */
export const LONG: Choice = {
  fatal: allBut(FATAL, SHORT.fatal),
  harmless: allBut(HARMLESS, SHORT.harmless),
  isShort: false,
};

/** How many requests a release has to answer that does something that is no failure. */
const ENOUGH_REQUESTS = 12;

/** Tests what releases do while they are live: they are replaced by the one before them, or stay, and harm nobody else. */
export function testHarmLater({
  others: otherTeams,
  fatal,
  harmless,
  isShort,
}: { others: () => Promise<OtherTeams> } & Choice): void {
  test.describe.configure({ mode: 'default' });

  let site: HostileSite<'een' | 'laat'>;
  let store: string;
  let shell: RunningShell;
  let others: ConstantLoad;
  /** Its failures happen beside the other tests. */
  let late: { version: string; load: ConstantLoad } | undefined;

  test.beforeAll(async () => {
    site = await HostileSite.of(isShort ? ['een'] : ['een', 'laat'], otherTeams);
    store = await site.createStore();
    shell = await site.start(store);
    others = site.startLoad(shell);
    if (isShort) return;
    const code = 'setTimeout(() => Promise.reject(new Error("kapot")), 30_000);';
    const version = await release(store, site.teams.laat, { name: 'late', code });
    late = { version, load: startLoadOf(shell, site.teams.laat) };
  });

  test.afterAll(async () => {
    await Promise.all([others.stop(), late?.load.stop()]);
    await shell.stop();
  });

  /** Makes a release live that runs the code a moment later, with load on its pages, and rolls it back after the check. */
  async function whileLive(
    { name, code }: { name: string; code: string },
    check: (version: string, load: ConstantLoad) => Promise<void>,
  ): Promise<void> {
    const team = site.teams.een;
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

  for (const name of fatal) {
    const { what, code, reason } = FATAL[name];
    test(`a release that ${what} is quarantined, the one before it comes back, and its pages are all answered`, () =>
      whileLive({ name, code }, async (version, load) => {
        expect(await quarantineOf(shell, site.teams.een, version)).toMatch(reason);
        await becomesLive(shell, site.teams.een, await versionOf(site.teams.een.dist));
        expect(await failuresOf(load)).toEqual([]);
      }));
  }

  for (const name of harmless) {
    const { what, code } = HARMLESS[name];
    test(`a release that ${what} stays live, and its pages are all answered`, () =>
      whileLive({ name, code }, async (version, load) => {
        const begun = load.result().requests;
        await until(() => load.result().requests > begun + ENOUGH_REQUESTS);
        expect(await failuresOf(load)).toEqual([]);
        await becomesLive(shell, site.teams.een, version);
      }));
  }

  // It takes longer than all the others together.
  if (!isShort) {
    test('a release that leaves a rejected promise unhandled 30 seconds after it was loaded is quarantined after the second time, the one before it comes back, and its pages are all answered', async () => {
      if (!late) throw new Error('It was not released.');
      const { version, load } = late;
      const team = site.teams.laat;
      expect(await quarantineOf(shell, team, version)).toMatch(LOST_PROMISE);
      const good = await versionOf(team.dist);
      await becomesLive(shell, team, good);
      const inLog = () =>
        shell.log
          .filter(({ remote, kind, msg }) => remote === team.remote && (kind || msg === 'a release is live'))
          .map((line) => (line.kind ? `${line.version}: ${line.kind}` : line.version));
      // The log arrives later than the answer of the shell that says the same.
      await until(() => inLog().length > 1 && inLog().at(-1) === good);
      const happened = inLog();
      const failure = `${version}: unhandled-rejection`;
      // Until the one before it has started, another renderer of it may fail too.
      const second = happened.lastIndexOf(failure);
      expect(happened.filter((_line, i) => i < 4 || i > second)).toEqual([
        good,
        version,
        failure,
        failure,
        good,
      ]);
      expect(await failuresOf(load)).toEqual([]);
    });
  }

  if (isShort) {
    test('what releases write is logged in part, and fills neither the log nor the memory of the server', async () => {
      const written = () =>
        shell.log.filter(({ msg }) => msg === 'a release wrote').map(({ line }) => String(line));
      const has = (pattern: RegExp) => written().some((line) => pattern.test(line));
      await whileLive(
        { name: 'console-and-line', code: HARMLESS.console.code + HARMLESS.line.code },
        async () => {
          await until(() => has(/^regel \d+$/) && has(/^\(\d+ more lines\)$/) && has(/^x{100,}/));
        },
      );
      const lines = written();
      expect(lines.length).toBeLessThan(10_000);
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(500);
      expect(await memoryOf(shell.pid)).toBeLessThan(400);
    });
  }

  test('nothing is left of a renderer that was replaced, also no process that it started', async () => {
    await until(async () => (await processes()).every(({ command }) => command !== CHILD.join(' ')));
  });

  test('the pages of other teams were all answered', async () => {
    expect(await failuresOf(others)).toEqual([]);
  });
}
