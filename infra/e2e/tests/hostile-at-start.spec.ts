import { expect, test } from '@playwright/test';
import { type ConstantLoad, startLoad } from '@site/testkit/constant-load';
import { forceBack } from '@site/testkit/force-live';
import { type RunningShell, versionOf } from '@site/testkit/shell';
import {
  createHostileStore,
  type HostileRelease,
  healthOf,
  probeTeams,
  quarantineOf,
  refusalOf,
  release,
  startHostileSite,
  startLoadOf,
  WATCH_AS_IN_PRODUCTION,
  wasLive,
} from '../support/hostile-site';
import type { ProbeTeam } from '../support/probe-team';

test.describe.configure({ mode: 'default' });

/** In place of the chunk of a page: what it exports is a promise that never settles. */
const NEVER_LOADED = `
  exports.ids = ['hostile'];
  exports.modules = { './src/hostile/page.tsx'(module) { module.exports = new Promise(() => {}); } };
  return;
`;

/**
 * What takes longer than loading a release may: both attempts take 20 seconds. Each is of a team of its own, and all are released before the
 * first test, so that they take this time together and beside the other tests.
 */
const ENDLESS: readonly (HostileRelease & { what: string; reason: RegExp })[] = [
  {
    what: 'loops without end when it is loaded',
    name: 'lus',
    code: 'for (;;);',
    reason: /^Loading it took more than 20 seconds\.$/,
  },
  {
    what: 'is never loaded, because a promise never settles',
    name: 'laden',
    code: 'module.exports = { init: () => new Promise(() => {}) }; return;',
    reason: /^Loading it took more than 20 seconds\.$/,
  },
  {
    what: 'has a page that is never loaded',
    name: 'pagina',
    pageCode: NEVER_LOADED,
    reason: /^Rendering \/proef-pagina\/vijandig took more than 20 seconds\.$/,
  },
  {
    what: 'stands still when a page is rendered',
    name: 'stil',
    code: 'globalThis.onProbeRender = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
    reason: /^Rendering \/proef-stil\/vijandig took more than 20 seconds\.$/,
  },
];

let team: ProbeTeam;
let endlessTeams: readonly ProbeTeam[];
let store: string;
let shell: RunningShell;
let first: string;
let others: ConstantLoad;
let own: ConstantLoad;
/** The versions of the endless releases, in their order, and a load on the pages of their teams. */
let endless: readonly string[];
let endlessLoad: ConstantLoad;

test.beforeAll(async () => {
  [team] = (await probeTeams(['start'])) as [ProbeTeam];
  endlessTeams = await probeTeams(ENDLESS.map(({ name }) => name));
  store = await createHostileStore([team, ...endlessTeams]);
  shell = await startHostileSite(store, [team, ...endlessTeams], { env: WATCH_AS_IN_PRODUCTION });
  first = await versionOf(team.dist);
  endlessLoad = startLoad(
    shell.url,
    endlessTeams.map(({ address }) => address),
  );
  const released = ENDLESS.map((hostile, i) => release(store, endlessTeams[i] as ProbeTeam, hostile));
  endless = await Promise.all(released);
});

test.afterAll(async () => {
  await endlessLoad.stop();
  await shell.stop();
});

/** What a renderer cannot survive: two attempts, then the version is quarantined. */
const FATAL: readonly (HostileRelease & { what: string; reason: RegExp })[] = [
  {
    what: 'leaves a rejected promise unhandled',
    name: 'lost-promise',
    code: 'Promise.reject(new Error("kapot"));',
    reason: /^It left a rejected promise unhandled: kapot$/,
  },
  {
    what: 'does so two seconds after it was loaded',
    name: 'lost-promise-later',
    code: 'setTimeout(() => Promise.reject(new Error("kapot")), 2000);',
    reason: /^It left a rejected promise unhandled: kapot$/,
  },
  {
    what: 'ends its process with exit code 0',
    name: 'exit',
    code: 'process.exit(0);',
    reason: /^It ended its process with exit code 0\.$/,
  },
  {
    what: 'ends its process with SIGKILL',
    name: 'kill',
    code: 'process.kill(process.pid, "SIGKILL"); for (;;);',
    reason: /^It ended its process by the signal SIGKILL\.$/,
  },
  {
    what: 'fills a map without end',
    name: 'map',
    code: 'const map = new Map(); for (let i = 0; i < 2 ** 31; i++) map.set(i, new Array(1000).fill(i));',
    reason: /^It ran out of memory: it may use 192 MB\.$/,
  },
  {
    what: 'fills an array without end',
    name: 'array',
    code: 'const numbers = []; for (;;) numbers.push(1.5);',
    reason: /^It ran out of memory/,
  },
  {
    what: 'makes buffers of two gigabytes',
    name: 'buffers',
    code: 'globalThis.all = []; for (let i = 0; i < 2048; i++) all.push(Buffer.alloc(2 ** 20, 1));',
    reason: /^It ran out of memory/,
  },
  {
    what: 'replaces Array.prototype.map',
    name: 'replaced-map',
    code: 'Array.prototype.map = function () { return []; };',
    reason: /^It replaced Array\.prototype\.map, which all code shares\.$/,
  },
  {
    what: 'replaces fetch',
    name: 'replaced-fetch',
    code: 'globalThis.fetch = async () => new Response();',
    reason: /^It replaced fetch, which all code shares\.$/,
  },
  {
    what: 'replaces JSON.parse',
    name: 'replaced-parse',
    code: 'JSON.parse = () => ({});',
    reason: /^It replaced JSON\.parse, which all code shares\.$/,
  },
];

/** What a renderer survives: the release is refused. */
const THROWING: readonly (HostileRelease & { what: string; reason: RegExp })[] = [
  {
    what: 'throws when it is loaded',
    name: 'throws',
    code: 'throw new Error("kapot");',
    reason: /^A page does not render: kapot$/,
  },
  {
    what: 'throws when a page is loaded',
    name: 'throws-in-chunk',
    pageCode: 'throw new Error("kapot");',
    reason: /^A page does not render: \/proef-start\/vijandig: kapot$/,
  },
  {
    what: 'throws when a page is rendered',
    name: 'throws-in-page',
    code: 'globalThis.onProbeRender = () => { throw new Error("kapot"); };',
    reason: /^A page does not render: \/proef-start\/vijandig: kapot$/,
  },
];

test.describe('one after the other', () => {
  test.beforeEach(() => {
    others = startLoad(shell.url);
    own = startLoadOf(shell, team);
  });

  test.afterEach(async () => {
    expect((await others.stop()).failures).toEqual([]);
    expect((await own.stop()).failures).toEqual([]);
    expect(await healthOf(shell, team)).toMatchObject({ live: first });
    await forceBack(store, team.remote);
  });

  for (const { what, reason, ...hostile } of FATAL) {
    test(`a release that ${what} never becomes live, and is quarantined`, async () => {
      const version = await release(store, team, hostile);
      expect(await quarantineOf(shell, team, version)).toMatch(reason);
      expect(wasLive(shell, version)).toBe(false);
    });
  }

  for (const { what, reason, ...hostile } of THROWING) {
    test(`a release that ${what} never becomes live, and is not tried again`, async () => {
      const version = await release(store, team, hostile);
      expect(await refusalOf(shell, team, version)).toMatch(reason);
      expect(wasLive(shell, version)).toBe(false);
      const { quarantined = [] } = await healthOf(shell, team);
      expect(quarantined.map((one) => one.version)).not.toContain(version);
    });
  }
});

for (const [i, { what, reason }] of ENDLESS.entries()) {
  test(`a release that ${what} never becomes live, and is quarantined`, async () => {
    test.setTimeout(120_000);
    const [own, version] = [endlessTeams[i], endless[i]] as [ProbeTeam, string];
    expect(await quarantineOf(shell, own, version)).toMatch(reason);
    expect(wasLive(shell, version)).toBe(false);
    expect(await healthOf(shell, own)).toMatchObject({ live: await versionOf(own.dist) });
  });
}

test('the pages of the teams with the endless releases were all answered', async () => {
  const { requests, failures } = await endlessLoad.stop();
  expect(requests).toBeGreaterThan(100);
  expect(failures).toEqual([]);
});
