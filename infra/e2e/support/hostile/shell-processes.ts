import { expect, test } from '@playwright/test';
import { startLoad } from '@site/testkit/constant-load';
import { descendants, type FoundProcess, processes } from '@site/testkit/processes';
import { type RunningShell, versionOf } from '@site/testkit/shell';
import { until } from '@site/testkit/until';
import {
  becomesLive,
  failuresOf,
  HostileSite,
  healthOf,
  type OtherTeams,
  quarantineOf,
  release,
  Signal,
  startLoadOf,
  WATCH_AS_IN_PRODUCTION,
  writes,
} from '../hostile-site';
import { allBut } from './all-but';

/** Code that writes a line to the log of the shell when a release is loaded, which then takes this long, in ms. */
const slowlyLoaded = (ms: number) =>
  `console.log('begin'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`;

/** When a shell is killed: once a release with this code has written this line. */
const MOMENTS = {
  'is being started': { line: 'begin', code: slowlyLoaded(2000) },
  'is being watched': { line: 'later', code: "setTimeout(() => console.log('later'), 1500);" },
};

type Moment = keyof typeof MOMENTS;

interface Choice {
  /** When a shell is killed. */
  moments: readonly Moment[];
  /** For `npm test`: with what has one form only, and without what only the long tests try. */
  isShort: boolean;
}

/** For `npm test`. */
export const SHORT: Choice = { moments: ['is being started'], isShort: true };

/** All others. */
export const LONG: Choice = { moments: allBut(MOMENTS, SHORT.moments), isShort: false };

/** Tests that nothing is left of shells that are killed or stopped, and that they go on from there. */
export function testShellProcesses({
  others,
  moments,
  isShort,
}: { others: () => Promise<OtherTeams> } & Choice): void {
  test.describe.configure({ mode: 'default' });

  let site: HostileSite<'proces'>;
  let store: string;
  let running: RunningShell[];
  let first: string;

  test.beforeAll(async () => {
    site = await HostileSite.of(['proces'], others);
    first = await versionOf(site.teams.proces.dist);
  });

  test.beforeEach(async () => {
    store = await site.createStore();
    running = [];
  });

  test.afterEach(async () => {
    await Promise.all(running.map((shell) => shell.stop()));
  });

  /** Starts a shell on the store, which is stopped after the test. */
  async function start(options?: Parameters<HostileSite['start']>[1]): Promise<RunningShell> {
    const env = { ...WATCH_AS_IN_PRODUCTION, ...options?.env };
    const shell = await site.start(store, { ...options, env });
    running.push(shell);
    return shell;
  }

  /** Starts a shell again, at its address and with its cache. */
  const restart = ({ port, cache }: RunningShell) => start({ port, cache });

  /** Loads for the pages of the other teams and for those of the probe. */
  const loadsOf = (shell: RunningShell) => [site.startLoad(shell), startLoadOf(shell, site.teams.proces)];

  /** Waits until none of these processes is left. */
  async function areGone(those: readonly FoundProcess[]): Promise<void> {
    const isOne = ({ pid, command }: FoundProcess) =>
      those.some((one) => one.pid === pid && one.command === command);
    await until(async () => !(await processes()).some(isOne));
  }

  for (const moment of moments) {
    const { line, code } = MOMENTS[moment];
    test(`a shell that is killed while a release ${moment} leaves no process, and after its restart the release is live and every page is answered`, async () => {
      const { proces: team } = site.teams;
      const shell = await start();
      const before = loadsOf(shell);
      const version = await release(store, team, { name: 'next', code });
      await writes(shell, version, line);
      expect((await healthOf(shell, team)).live).toBe(first);
      expect(await failuresOf(...before)).toEqual([]);
      const started = await descendants(shell.pid);
      // A process and its keeper for each remote, and for the new release.
      expect(started.length).toBeGreaterThanOrEqual(2 * (site.builds.length + 1));
      await shell.kill();
      await areGone(started);

      const restarted = await restart(shell);
      const after = loadsOf(restarted);
      await becomesLive(restarted, team, version);
      expect(await site.notAnswered(restarted)).toEqual([]);
      expect(await failuresOf(...after)).toEqual([]);
      expect(await healthOf(restarted, team)).toEqual({ live: version });
    });
  }

  if (isShort) {
    test('a shell that is told to stop answers the requests that it has, and then ends with exit code 0 and without a process left', async () => {
      const { proces: team } = site.teams;
      const shell = await start({ env: { RENDERERS: '1' } });
      const code = `globalThis.onProbeRender = (ms) => {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(ms) || 0);
      };`;
      await becomesLive(shell, team, await release(store, team, { name: 'slow-page', code }));
      const loads = [1, 2, 3, 4, 5, 6].map((i) =>
        startLoad(shell.url, [`${team.address}/vijandig?doe=${400 + i}`]),
      );
      const metric = `site_render_queue{remote="${team.remote}"} 5`;
      await until(async () => (await (await fetch(`${shell.url}/metrics`)).text()).includes(metric));
      const started = await descendants(shell.pid);
      // Begins no further requests.
      const results = Promise.all(loads.map((load) => load.stop()));
      expect(await shell.stop()).toBe(0);
      for (const { requests, failures } of await results) {
        expect(failures).toEqual([]);
        expect(requests).toBeGreaterThan(0);
      }
      await areGone(started);
    });
  }

  if (isShort) return;

  test('of two shells one after the other is killed in the middle of a release: the one that stays answers every request, and both end up with the same composition', async () => {
    const { proces: team } = site.teams;
    const shells = [await start(), await start()];
    for (const [killed, stays] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const loads = loadsOf(shells[stays] as RunningShell);
      const version = await release(store, team, { name: `next-${killed}`, code: slowlyLoaded(1000) });
      const shell = shells[killed] as RunningShell;
      await writes(shell, version, 'begin');
      await shell.kill();
      const restarted = await restart(shell);
      shells[killed] = restarted;
      const after = loadsOf(restarted);
      for (const one of shells) await becomesLive(one, team, version);
      expect(await failuresOf(...loads, ...after)).toEqual([]);
    }
    const [one, other] = await Promise.all(shells.map((shell) => shell.health()));
    expect(one?.composition).toBe(other?.composition);
    expect(one?.remotes).toEqual(other?.remotes);
  });

  test('a release that fails once in each of two shells is quarantined in both, the one before it comes back in both, also when both start again with nothing but the store', async () => {
    const { proces: team } = site.teams;
    const shells = [await start(), await start()];
    const signal = await Signal.create();
    const code = signal.before('Promise.reject(new Error("kapot"));');
    const version = await release(store, team, { name: 'lost-promise', code });
    const loads = shells.flatMap(loadsOf);
    for (const shell of shells) await becomesLive(shell, team, version);
    await signal.give();
    for (const shell of shells) {
      expect(await quarantineOf(shell, team, version)).toBe('It left a rejected promise unhandled: kapot');
      await becomesLive(shell, team, first);
    }
    expect(await failuresOf(...loads)).toEqual([]);

    for (const shell of shells) {
      await shell.stop();
      const restarted = await start({ port: shell.port });
      const load = loadsOf(restarted);
      expect(await healthOf(restarted, team)).toMatchObject({ live: first, quarantined: [{ version }] });
      expect(await site.notAnswered(restarted)).toEqual([]);
      expect(await failuresOf(...load)).toEqual([]);
    }
  });
}
