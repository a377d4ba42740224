import { cp } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startLoad } from '@site/testkit/constant-load';
import { forceBack } from '@site/testkit/force-live';
import { scratchFolder } from '@site/testkit/scratch';
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
  startHostileSite,
  startLoadOf,
  wasLive,
} from '../support/hostile-site';
import type { ProbeTeam } from '../support/probe-team';
import { type StoreServer, type StoreState, serveStore } from '../support/store-server';

test.describe.configure({ mode: 'default', timeout: 120_000 });

/** How long the store is wrong, in ms: longer than one answer for a pointer may take, and than a refused release waits. */
const TROUBLE_MS = 4000;

/** A release that fails makes way within this time, in ms: the one before it is on disk. */
const RECOVERY_MS = 4000;

/** These tests are not about how long a release is watched. */
const env = { RELEASE_WATCH_MS: '500' };

const TROUBLES: readonly { what: string; state: StoreState }[] = [
  { what: 'refuses connections', state: 'refusing' },
  { what: 'answers 503', state: 'unavailable' },
  { what: 'does not answer', state: 'silent' },
  { what: 'answers for pointers only', state: 'silent about files' },
  { what: 'sends two bytes a second', state: 'dripping' },
  { what: 'answers with a website', state: 'a website' },
  { what: 'sends half of each file', state: 'truncated' },
  { what: 'sends other files than were published', state: 'altered' },
  { what: 'sends old pointers', state: 'out of date' },
];

/** Each trouble happens to a running shell or to one that starts. With STORE_TROUBLES=all each happens to both, which takes longer. */
const isAll = process.env.STORE_TROUBLES === 'all';
const WHILE_RUNNING = TROUBLES.filter((_, index) => isAll || index % 2 === 0);
const AT_START = TROUBLES.filter((_, index) => isAll || index % 2 === 1);

let team: ProbeTeam;
let waiting: ProbeTeam;
let teams: readonly ProbeTeam[];
/** The first release of the team, and the one that is live when the store gets into trouble. */
let first: string;
let live: string;
let store: string;
let server: StoreServer;

test.beforeAll(async () => {
  teams = await probeTeams(['opslag', 'wacht']);
  [team, waiting] = teams as [ProbeTeam, ProbeTeam];
  store = await createHostileStore(teams);
  first = await versionOf(team.dist);
  server = await serveStore(store);
  live = await release(store, team, { name: 'live' });
});

test.afterAll(() => server.stop());

/** What goes wrong for visitors from now on: requests that are not answered with a page, and answers of `/health/ready`. */
function watch(shell: RunningShell) {
  const loads = [startLoad(shell.url), ...teams.map((one) => startLoadOf(shell, one))];
  let going = true;
  const notReady: string[] = [];
  const probes = (async () => {
    while (going) {
      const { status } = await fetch(`${shell.url}/health/ready`);
      if (status !== 200) notReady.push(`/health/ready: ${status}`);
      await sleep(100);
    }
  })();
  return {
    stop: async () => {
      going = false;
      await probes;
      const results = await Promise.all(loads.map((load) => load.stop()));
      return [...results.flatMap(({ failures }) => failures), ...notReady];
    },
  };
}

test.describe('in a running shell', () => {
  let shell: RunningShell;

  test.beforeAll(async () => {
    shell = await startHostileSite(server.url, teams, { env });
  });

  test.afterAll(() => shell.stop());

  for (const { what, state } of WHILE_RUNNING) {
    test(`while the store ${what}, every page is answered, and a release that waits becomes live once the store is right again`, async () => {
      await becomesLive(shell, team, live);
      const visits = watch(shell);
      await server.become(state);
      const version = await release(store, team, { name: `next-${state.replaceAll(' ', '-')}` });
      await sleep(TROUBLE_MS);
      expect(await notAnswered(shell, await allAddresses(teams))).toEqual([]);
      expect(wasLive(shell, version)).toBe(false);
      await server.become('right');
      await becomesLive(shell, team, version);
      expect(await visits.stop()).toEqual([]);
      await forceBack(store, team.remote, live);
    });
  }

  for (const { what, state } of TROUBLES.slice(0, isAll ? 4 : 3)) {
    test(`while the store ${what}, a release that fails makes way for the one before it, whatever waits for the store`, async () => {
      const signal = await Signal.create();
      const code = signal.before('Promise.reject(new Error("kapot"));');
      const failing = await release(store, team, { name: `fails-${state.replaceAll(' ', '-')}`, code });
      await becomesLive(shell, team, failing);
      const visits = watch(shell);
      await server.become(state);
      await release(store, waiting, { name: `waits-${state.replaceAll(' ', '-')}` });
      await sleep(1000);
      await signal.give();
      await quarantineOf(shell, team, failing);
      const quarantined = Date.now();
      await becomesLive(shell, team, live);
      expect(Date.now() - quarantined).toBeLessThan(RECOVERY_MS);
      await server.become('right');
      expect(await visits.stop()).toEqual([]);
      for (const { remote } of teams) await forceBack(store, remote);
      await becomesLive(shell, team, live);
    });
  }
});

test.describe('at the start of a shell', () => {
  /** Of a shell that ended before. */
  let usedCache: string;

  test.beforeAll(async () => {
    const shell = await startHostileSite(server.url, teams);
    usedCache = shell.cache;
    await becomesLive(shell, team, live);
    expect(await shell.stop()).toBe(0);
  });

  for (const { what, state } of AT_START) {
    test(`a shell that starts while the store ${what} becomes ready with what was live before, and takes the next release once the store is right again`, async () => {
      const version = await release(store, team, { name: `start-${state.replaceAll(' ', '-')}` });
      await server.become(state);
      const cache = await scratchFolder('cache');
      await cp(usedCache, cache, { recursive: true });
      const shell = await startHostileSite(server.url, teams, { cache, env });
      try {
        const visits = watch(shell);
        expect((await healthOf(shell, team)).live).toBe(state === 'out of date' ? first : live);
        expect(await notAnswered(shell, await allAddresses(teams))).toEqual([]);
        await server.become('right');
        await becomesLive(shell, team, version);
        expect(await visits.stop()).toEqual([]);
      } finally {
        await shell.stop();
        await forceBack(store, team.remote, live);
      }
    });
  }
});
