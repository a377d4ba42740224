import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startLoad } from '@site/testkit/constant-load';
import { descendants, type FoundProcess, processes } from '@site/testkit/processes';
import { type RunningShell, versionOf } from '@site/testkit/shell';
import {
  allAddresses,
  becomesLive,
  createHostileStore,
  healthOf,
  notAnswered,
  probeTeams,
  quarantineOf,
  release,
  Signal,
  slowlyLoaded,
  startHostileSite,
  startLoadOf,
  WATCH_AS_IN_PRODUCTION,
  writes,
} from '../support/hostile-site';
import type { ProbeTeam } from '../support/probe-team';

// Longer than its steps may take together: a release may become live within a minute each time.
test.describe.configure({ mode: 'default', timeout: 300_000 });

let team: ProbeTeam;
let store: string;
let running: RunningShell[];

test.beforeAll(async () => {
  [team] = (await probeTeams(['proces'])) as [ProbeTeam];
});

test.beforeEach(async () => {
  store = await createHostileStore([team]);
  running = [];
});

test.afterEach(async () => {
  await Promise.all(running.map((shell) => shell.stop()));
});

/** Starts a shell on the store, which is stopped after the test. */
async function start(options?: Parameters<typeof startHostileSite>[2]): Promise<RunningShell> {
  const shell = await startHostileSite(store, [team], {
    ...options,
    env: { ...WATCH_AS_IN_PRODUCTION, ...options?.env },
  });
  running.push(shell);
  return shell;
}

/** Starts a shell again, at its address and with its cache. */
async function restart({ port, cache }: RunningShell): Promise<RunningShell> {
  return start({ port, cache });
}

/** Loads for the pages of the other teams and for those of the probe. */
function loadsOf(shell: RunningShell) {
  const loads = [startLoad(shell.url), startLoadOf(shell, team)];
  return {
    stop: async () =>
      (await Promise.all(loads.map((load) => load.stop()))).flatMap(({ failures }) => failures),
  };
}

/** Waits until none of these processes is left. */
async function areGone(those: readonly FoundProcess[]): Promise<void> {
  const left = async () =>
    (await processes()).filter(({ pid, command }) =>
      those.some((one) => one.pid === pid && one.command === command),
    );
  await expect.poll(left).toEqual([]);
}

for (const [moment, line, code] of [
  ['is being started', 'begin', slowlyLoaded(2000)],
  ['is being watched', 'later', "setTimeout(() => console.log('later'), 1500);"],
] as const) {
  test(`a shell that is killed while a release ${moment} leaves no process, and after its restart the release is live and every page is answered`, async () => {
    const shell = await start();
    const before = loadsOf(shell);
    const version = await release(store, team, { name: 'next', code });
    await writes(shell, version, line);
    expect((await healthOf(shell, team)).live).toBe(await versionOf(team.dist));
    expect(await before.stop()).toEqual([]);
    const started = await descendants(shell.pid);
    // A process and its keeper for each of the four remotes, and for the new release.
    expect(started.length).toBeGreaterThanOrEqual(10);
    await shell.kill();
    await areGone(started);

    const restarted = await restart(shell);
    const after = loadsOf(restarted);
    await becomesLive(restarted, team, version);
    expect(await notAnswered(restarted, await allAddresses([team]))).toEqual([]);
    expect(await after.stop()).toEqual([]);
    expect(await healthOf(restarted, team)).toEqual({ live: version });
  });
}

test('of two shells one after the other is killed in the middle of a release: the one that stays answers every request, and both end up with the same composition', async () => {
  const shells = [await start(), await start()];
  let version = '';
  for (const [killed, stays] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const loads = loadsOf(shells[stays] as RunningShell);
    version = await release(store, team, { name: `next-${killed}`, code: slowlyLoaded(1000) });
    const shell = shells[killed] as RunningShell;
    await writes(shell, version, 'begin');
    await shell.kill();
    const restarted = await restart(shell);
    shells[killed] = restarted;
    const after = loadsOf(restarted);
    for (const one of shells) await becomesLive(one, team, version);
    expect(await loads.stop()).toEqual([]);
    expect(await after.stop()).toEqual([]);
  }
  const [one, other] = await Promise.all(shells.map((shell) => shell.health()));
  expect(one?.composition).toBe(other?.composition);
  expect(one?.remotes).toEqual(other?.remotes);
});

test('a release that fails once in each of two shells is quarantined in both, the one before it comes back in both, also when both start again with nothing but the store', async () => {
  const shells = [await start(), await start()];
  const signal = await Signal.create();
  const code = signal.before('Promise.reject(new Error("kapot"));');
  const version = await release(store, team, { name: 'lost-promise', code });
  const loads = shells.map(loadsOf);
  for (const shell of shells) await becomesLive(shell, team, version);
  await signal.give();
  const good = await versionOf(team.dist);
  for (const shell of shells) {
    expect(await quarantineOf(shell, team, version)).toBe('It left a rejected promise unhandled: kapot');
    await becomesLive(shell, team, good);
  }
  for (const load of loads) expect(await load.stop()).toEqual([]);

  for (const shell of shells) {
    await shell.stop();
    const restarted = await start({ port: shell.port });
    const load = loadsOf(restarted);
    expect(await healthOf(restarted, team)).toMatchObject({ live: good, quarantined: [{ version }] });
    expect(await notAnswered(restarted, await allAddresses([team]))).toEqual([]);
    expect(await load.stop()).toEqual([]);
  }
});

test('a shell that is told to stop answers the requests that it has, and then ends with exit code 0 and without a process left', async () => {
  const shell = await start();
  const code = `globalThis.onProbeRender = (ms) => {
    for (const end = Date.now() + (parseInt(ms) || 0); Date.now() < end; );
  };`;
  await becomesLive(shell, team, await release(store, team, { name: 'slow-page', code }));
  // Two renderers at most need more than a second for them.
  const slow = [1, 2, 3, 4, 5, 6].map((i) => `${team.address}/vijandig?doe=${400 + i}`);
  const loads = [startLoad(shell.url), startLoad(shell.url, slow)];
  await sleep(3000);
  const started = await descendants(shell.pid);
  // Begins no further requests.
  const results = Promise.all(loads.map((load) => load.stop()));
  await sleep(50);
  expect(await shell.stop()).toBe(0);
  for (const { failures } of await results) expect(failures).toEqual([]);
  await areGone(started);
});
