import { expect, test } from '@playwright/test';
import type { ConstantLoad } from '@site/testkit/constant-load';
import { forceBack } from '@site/testkit/force-live';
import { type RunningShell, versionOf } from '@site/testkit/shell';
import {
  failuresOf,
  HostileSite,
  healthOf,
  type OtherTeams,
  quarantineOf,
  refusalOf,
  release,
  startLoadOf,
  WATCH_AS_IN_PRODUCTION,
  wasLive,
} from '../hostile-site';
import { allBut } from './all-but';

/** In place of the chunk of a page: what it exports is a promise that never settles. */
const NEVER_LOADED = `
  exports.ids = ['hostile'];
  exports.modules = { './src/hostile/page.tsx'(module) { module.exports = new Promise(() => {}); } };
  return;
`;

interface Harm {
  what: string;
  /** Why its release does not become live. */
  reason: RegExp;
  code?: string;
  pageCode?: string;
}

/** What a renderer cannot survive: two attempts, then the version is quarantined. */
const FATAL = {
  promise: {
    what: 'leaves a rejected promise unhandled',
    code: 'Promise.reject(new Error("kapot"));',
    reason: /^It left a rejected promise unhandled: kapot$/,
  },
  'later promise': {
    what: 'does so while it is watched',
    code: 'setTimeout(() => Promise.reject(new Error("kapot")), 500);',
    reason: /^It left a rejected promise unhandled: kapot$/,
  },
  exit: {
    what: 'ends its process with exit code 0',
    code: 'process.exit(0);',
    reason: /^It ended its process with exit code 0\.$/,
  },
  kill: {
    what: 'ends its process with SIGKILL',
    code: 'process.kill(process.pid, "SIGKILL"); for (;;);',
    reason: /^It ended its process by the signal SIGKILL\.$/,
  },
  map: {
    what: 'fills a map without end',
    code: 'const map = new Map(); for (let i = 0; i < 2 ** 31; i++) map.set(i, new Array(1000).fill(i));',
    reason: /^It ran out of memory: it may use 192 MB\.$/,
  },
  array: {
    what: 'fills an array without end',
    code: 'let numbers = [1.5]; for (;;) numbers = numbers.concat(numbers);',
    reason: /^It ran out of memory/,
  },
  buffers: {
    what: 'makes buffers of two gigabytes',
    code: 'globalThis.all = []; for (let i = 0; i < 2048; i++) all.push(Buffer.alloc(2 ** 20, 1));',
    reason: /^It ran out of memory/,
  },
  'array method': {
    what: 'replaces Array.prototype.map',
    code: 'Array.prototype.map = function () { return []; };',
    reason: /^It replaced Array\.prototype\.map, which all code shares\.$/,
  },
  fetch: {
    what: 'replaces fetch',
    code: 'globalThis.fetch = async () => new Response();',
    reason: /^It replaced fetch, which all code shares\.$/,
  },
  parse: {
    what: 'replaces JSON.parse',
    code: 'JSON.parse = () => ({});',
    reason: /^It replaced JSON\.parse, which all code shares\.$/,
  },
} satisfies Record<string, Harm>;

/** What a renderer survives: the release is refused. */
const THROWING = {
  'at load': {
    what: 'throws when it is loaded',
    code: 'throw new Error("kapot");',
    reason: /^A page does not render: kapot$/,
  },
  'at load of a page': {
    what: 'throws when a page is loaded',
    pageCode: 'throw new Error("kapot");',
    reason: /^A page does not render: \/proef-start\/vijandig: kapot$/,
  },
  'at render': {
    what: 'throws when a page is rendered',
    code: 'globalThis.onProbeRender = () => { throw new Error("kapot"); };',
    reason: /^A page does not render: \/proef-start\/vijandig: kapot$/,
  },
} satisfies Record<string, Harm>;

/** What takes longer than loading a release may. */
const ENDLESS = {
  lus: {
    what: 'loops without end when it is loaded',
    code: 'for (;;);',
    reason: /^Loading it took more than \d+ seconds\.$/,
  },
  laden: {
    what: 'is never loaded, because a promise never settles',
    code: 'module.exports = { init: () => new Promise(() => {}) }; return;',
    reason: /^Loading it took more than \d+ seconds\.$/,
  },
  pagina: {
    what: 'has a page that is never loaded',
    pageCode: NEVER_LOADED,
    reason: /^Rendering \/proef-pagina\/vijandig took more than \d+ seconds\.$/,
  },
  stil: {
    what: 'stands still when a page is rendered',
    code: 'globalThis.onProbeRender = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
    reason: /^Rendering \/proef-stil\/vijandig took more than \d+ seconds\.$/,
  },
} satisfies Record<string, Harm>;

/** Which of them are tested. */
interface Choice {
  fatal: readonly (keyof typeof FATAL)[];
  throwing: readonly (keyof typeof THROWING)[];
  endless: readonly (keyof typeof ENDLESS)[];
}

/** Some of each kind, for `npm test`. */
export const SHORT: Choice = {
  fatal: ['later promise', 'exit', 'array method'],
  throwing: ['at render'],
  endless: ['laden'],
};

/** All others. */
export const LONG: Choice = {
  fatal: allBut(FATAL, SHORT.fatal),
  throwing: allBut(THROWING, SHORT.throwing),
  endless: allBut(ENDLESS, SHORT.endless),
};

/** Tests that releases which do these things when they are started never become live, and harm nobody else. */
export function testHarmAtStart({
  others,
  fatal,
  throwing,
  endless,
}: { others: () => Promise<OtherTeams> } & Choice): void {
  test.describe.configure({ mode: 'default' });

  let site: HostileSite<'start' | keyof typeof ENDLESS>;
  let store: string;
  let shell: RunningShell;
  let first: string;
  let loads: readonly ConstantLoad[];
  /** The versions of the endless releases, and a load on the pages of their teams. */
  let endlessVersions: Readonly<Record<string, string>>;
  let endlessLoads: readonly ConstantLoad[];

  test.beforeAll(async () => {
    site = await HostileSite.of(['start', ...endless], others);
    store = await site.createStore();
    // Each endless release takes this time twice. Together, and beside the other tests, because all are released before the first test.
    const env = { ...WATCH_AS_IN_PRODUCTION, LOAD_TIMEOUT_MS: '10000' };
    shell = await site.start(store, { env });
    first = await versionOf(site.teams.start.dist);
    endlessLoads = endless.map((name) => startLoadOf(shell, site.teams[name]));
    const released = endless.map(async (name) => {
      const version = await release(store, site.teams[name], { name, ...ENDLESS[name] });
      return [name, version] as const;
    });
    endlessVersions = Object.fromEntries(await Promise.all(released));
  });

  test.afterAll(async () => {
    await Promise.all(endlessLoads.map((load) => load.stop()));
    await shell.stop();
  });

  test.describe('one after the other', () => {
    test.beforeEach(() => {
      loads = [site.startLoad(shell), startLoadOf(shell, site.teams.start)];
    });

    test.afterEach(async () => {
      expect(await failuresOf(...loads)).toEqual([]);
      expect(await healthOf(shell, site.teams.start)).toMatchObject({ live: first });
      await forceBack(store, site.teams.start.remote);
    });

    for (const name of fatal) {
      const { what, reason, code } = FATAL[name];
      test(`a release that ${what} never becomes live, and is quarantined`, async () => {
        const version = await release(store, site.teams.start, { name: versionName(name), code });
        expect(await quarantineOf(shell, site.teams.start, version)).toMatch(reason);
        expect(wasLive(shell, version)).toBe(false);
      });
    }

    for (const name of throwing) {
      const { what, reason, ...harm }: Harm = THROWING[name];
      test(`a release that ${what} never becomes live, and is not tried again`, async () => {
        const version = await release(store, site.teams.start, { name: versionName(name), ...harm });
        expect(await refusalOf(shell, site.teams.start, version)).toMatch(reason);
        expect(wasLive(shell, version)).toBe(false);
        const { quarantined = [] } = await healthOf(shell, site.teams.start);
        expect(quarantined.map((one) => one.version)).not.toContain(version);
      });
    }
  });

  for (const name of endless) {
    const { what, reason } = ENDLESS[name];
    test(`a release that ${what} never becomes live, and is quarantined`, async () => {
      const [team, version] = [site.teams[name], endlessVersions[name] ?? ''];
      expect(await quarantineOf(shell, team, version)).toMatch(reason);
      expect(wasLive(shell, version)).toBe(false);
      expect(await healthOf(shell, team)).toMatchObject({ live: await versionOf(team.dist) });
    });
  }

  test('the pages of the teams with the endless releases were all answered', async () => {
    expect(await failuresOf(...endlessLoads)).toEqual([]);
  });
}

/** A part of a version, of a name with spaces. */
const versionName = (name: string) => name.replaceAll(' ', '-');
