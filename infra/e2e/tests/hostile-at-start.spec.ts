import { expect, test } from '@playwright/test';
import { rollback } from '@site/release';
import { type ConstantLoad, startLoad } from '../support/constant-load';
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
import { type RunningShell, versionOf } from '../support/shell';

test.describe.configure({ mode: 'default' });

let team: ProbeTeam;
let store: string;
let shell: RunningShell;
let first: string;
let others: ConstantLoad;
let own: ConstantLoad;

test.beforeAll(async () => {
  [team] = (await probeTeams(['start'])) as [ProbeTeam];
  store = await createHostileStore([team]);
  shell = await startHostileSite(store, [team], { env: WATCH_AS_IN_PRODUCTION });
  first = await versionOf(team.dist);
});

test.afterAll(() => shell.stop());

test.beforeEach(() => {
  others = startLoad(shell.url);
  own = startLoadOf(shell, team);
});

test.afterEach(async () => {
  expect((await others.stop()).failures).toEqual([]);
  expect((await own.stop()).failures).toEqual([]);
  expect(await healthOf(shell, team)).toMatchObject({ live: first });
  await rollback({ store, remote: team.remote });
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

for (const { what, reason, ...hostile } of FATAL) {
  test(`a release that ${what} never becomes live, and is quarantined`, async () => {
    const version = await release(store, team, hostile);
    expect(await quarantineOf(shell, team, version)).toMatch(reason);
    expect(wasLive(shell, version)).toBe(false);
  });
}

/** In place of the chunk of a page: what it exports is a promise that never settles. */
const NEVER_LOADED = `
  exports.ids = ['hostile'];
  exports.modules = { './src/hostile/page.tsx'(module) { module.exports = new Promise(() => {}); } };
  return;
`;

/** What takes longer than loading a release may: both attempts take 20 seconds. */
const ENDLESS: readonly (HostileRelease & { what: string; reason: RegExp })[] = [
  {
    what: 'loops without end when it is loaded',
    name: 'loop',
    code: 'for (;;);',
    reason: /^Loading it took more than 20 seconds\.$/,
  },
  {
    what: 'is never loaded, because a promise never settles',
    name: 'endless-load',
    code: 'module.exports = { init: () => new Promise(() => {}) }; return;',
    reason: /^Loading it took more than 20 seconds\.$/,
  },
  {
    what: 'has a page that is never loaded',
    name: 'endless-page',
    pageCode: NEVER_LOADED,
    reason: /^Rendering \/proef-start\/vijandig took more than 20 seconds\.$/,
  },
  {
    what: 'loops without end when a page is rendered',
    name: 'loop-in-page',
    code: 'globalThis.onProbeRender = () => { for (;;); };',
    reason: /^Rendering \/proef-start\/vijandig took more than 20 seconds\.$/,
  },
];

for (const { what, reason, ...hostile } of ENDLESS) {
  test(`a release that ${what} never becomes live, and is quarantined`, async () => {
    test.setTimeout(120_000);
    const version = await release(store, team, hostile);
    expect(await quarantineOf(shell, team, version)).toMatch(reason);
    expect(wasLive(shell, version)).toBe(false);
  });
}

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

for (const { what, reason, ...hostile } of THROWING) {
  test(`a release that ${what} never becomes live, and is not tried again`, async () => {
    const version = await release(store, team, hostile);
    expect(await refusalOf(shell, team, version)).toMatch(reason);
    expect(wasLive(shell, version)).toBe(false);
    const { quarantined = [] } = await healthOf(shell, team);
    expect(quarantined.map((one) => one.version)).not.toContain(version);
  });
}
