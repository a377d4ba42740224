import { expect, test } from '@playwright/test';
import type { ConstantLoad } from '@site/testkit/constant-load';
import { processes, renderersOf } from '@site/testkit/processes';
import { type RunningShell, versionOf } from '@site/testkit/shell';
import { until } from '@site/testkit/until';
import {
  failuresOf,
  HostileSite,
  healthOf,
  type OtherTeams,
  stageHostile,
  startLoadOf,
} from '../hostile-site';
import { allBut } from './all-but';

/** A process that every preview starts: nobody else starts one with this argument. */
const CHILD = ['sleep', String(200_000 + process.pid)] as const;
const START_CHILD = `process.getBuiltinModule('child_process').spawn('${CHILD[0]}', ['${CHILD[1]}'], { stdio: 'ignore' });`;

/** What previews do, when they are loaded or when a page is rendered. */
const FATAL = {
  loop: {
    what: 'loops without end',
    code: 'for (;;);',
    atLoad: 'Loading it took more than 10 seconds.',
  },
  promise: {
    what: 'leaves a rejected promise unhandled',
    code: 'Promise.reject(new Error("kapot"));',
    atLoad: 'It left a rejected promise unhandled: kapot',
  },
  exit: {
    what: 'ends its process',
    code: 'process.exit(0);',
    atLoad: 'It ended its process with exit code 0.',
  },
  objects: {
    what: 'fills the memory with objects',
    code: 'globalThis.all = []; for (;;) all.push(new Array(1000).fill(1.5));',
    atLoad: 'It ran out of memory: it may use 192 MB.',
  },
  buffers: {
    what: 'fills the memory with buffers',
    code: 'globalThis.all = []; for (;;) all.push(Buffer.alloc(2 ** 20, 1));',
    atLoad: 'It ran out of memory',
  },
} as const;

interface Choice {
  fatal: readonly (keyof typeof FATAL)[];
  /** For `npm test`: with what has one form only, and without what only the long tests try. */
  isShort: boolean;
}

/** One, for `npm test`. */
export const SHORT: Choice = { fatal: ['exit'], isShort: true };

/** All others. */
export const LONG: Choice = { fatal: allBut(FATAL, SHORT.fatal), isShort: false };

/** Tests that a preview that does these things harms nobody. */
export function testHarmInPreview({
  others,
  fatal,
  isShort,
}: { others: () => Promise<OtherTeams> } & Choice): void {
  test.describe.configure({ mode: 'default' });

  let site: HostileSite<'voorbeeld'>;
  let store: string;
  let shell: RunningShell;
  let live: string;
  /** The processes that render what is live. */
  let renderers: readonly number[];
  let loads: readonly ConstantLoad[];

  const pidsOfRenderers = async () => (await renderersOf(shell)).map(({ pid }) => pid);
  const children = async () => (await processes()).filter(({ command }) => command === CHILD.join(' '));

  test.beforeAll(async () => {
    site = await HostileSite.of(['voorbeeld'], others);
    store = await site.createStore();
    // One renderer of each release: with every other process that appears, the test sees one of a preview.
    shell = await site.start(store, { env: { DEV: 'true', RENDERERS: '1', LOAD_TIMEOUT_MS: '10000' } });
    live = await versionOf(site.teams.voorbeeld.dist);
    renderers = await pidsOfRenderers();
  });

  test.afterAll(() => shell.stop());

  test.beforeEach(() => {
    loads = [site.startLoad(shell), startLoadOf(shell, site.teams.voorbeeld)];
  });

  test.afterEach(async () => {
    await expect.poll(children).toEqual([]);
    await expect.poll(pidsOfRenderers).toEqual(renderers);
    expect(await failuresOf(...loads)).toEqual([]);
    expect(await healthOf(shell, site.teams.voorbeeld)).toEqual({ live });
  });

  /** What a tab with this release gets: the status of a page, its heading, and the whole of it. */
  async function preview(version: string, query = '') {
    const { remote, address } = site.teams.voorbeeld;
    const answer = await fetch(`${shell.url}${address}/vijandig?preview=${remote}@${version}${query}`);
    const html = await answer.text();
    const [, heading] = /<h1[^>]*>([^<]*)</.exec(html) ?? [];
    return { status: answer.status, heading, html };
  }

  /** Puts a release in the store that does this when its page is asked to. @returns its version */
  function stageAtRender(name: string, code: string): Promise<string> {
    const guarded = `${START_CHILD} globalThis.onProbeRender = (what) => { if (what === 'kwaad') { ${code} } };`;
    return stageHostile(store, site.teams.voorbeeld, { name: `render-${name}`, code: guarded });
  }

  for (const name of fatal) {
    const { what, code, atLoad } = FATAL[name];
    test(`a preview that ${what} when it is loaded is answered with the reason, and leaves the live pages and no process`, async () => {
      const { voorbeeld: team } = site.teams;
      const version = await stageHostile(store, team, { name: `load-${name}`, code: START_CHILD + code });
      const { status, heading, html } = await preview(version);
      expect({ status, heading }).toEqual({ status: 403, heading: 'Dit voorbeeld is er niet meer' });
      expect(html).toContain(`${team.remote} ${version}: ${atLoad}`);
    });

    // Then the page was rendered already.
    if (name === 'promise') {
      test('a preview that leaves a rejected promise unhandled at each render ends after the second time, and leaves the live pages and no process', async () => {
        const version = await stageAtRender(name, code);
        expect(await preview(version)).toMatchObject({ status: 200, heading: 'Vijandige pagina' });
        for (let i = 0; i < 2; i++)
          expect([200, 500]).toContain((await preview(version, '&doe=kwaad')).status);
      });
      continue;
    }
    test(`a preview that ${what} when a page is rendered answers 500 in Dutch for this page, and leaves the live pages and no process`, async () => {
      const version = await stageAtRender(name, code);
      expect(await preview(version)).toMatchObject({ status: 200, heading: 'Vijandige pagina' });
      expect(await children()).toHaveLength(1);
      const harmful = await preview(version, '&doe=kwaad');
      expect(harmful).toMatchObject({ status: 500, heading: 'Er ging iets mis op deze pagina' });
    });
  }

  if (!isShort) return;

  test('a preview that works leaves no process when the shell ends', async () => {
    const { voorbeeld: team } = site.teams;
    const version = await stageHostile(store, team, { name: 'harmless', code: START_CHILD });
    const other = await site.start(store, { env: { DEV: 'true' } });
    const answer = await fetch(`${other.url}${team.address}?preview=${team.remote}@${version}`);
    expect(answer.status).toBe(200);
    expect(await children()).toHaveLength(1);
    await other.stop();
    await until(async () => (await renderersOf(other)).length === 0);
  });
}
