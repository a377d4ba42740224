import { expect, test } from '@playwright/test';
import { type ConstantLoad, startLoad } from '@site/testkit/constant-load';
import { forceBack } from '@site/testkit/force-live';
import { type RunningShell, versionOf } from '@site/testkit/shell';
import {
  becomesLive,
  failuresOf,
  HostileSite,
  healthOf,
  type OtherTeams,
  quarantineOf,
  release,
} from '../hostile-site';
import { allBut } from './all-but';

/** What the page of a live release does when it is rendered with `doe=kwaad…`. */
interface Harm {
  what: string;
  code: string;
  /** Why its release is quarantined. */
  reason: RegExp;
}

/** The renderer does not survive these. */
const FATAL = {
  loop: {
    what: 'loops without end',
    code: 'for (;;);',
    reason: /^Rendering \/proef-pagina\/vijandig took more than 3 seconds\.$/,
  },
  slow: {
    what: 'takes 25 seconds',
    code: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25_000);',
    reason: /^Rendering \/proef-pagina\/vijandig took more than 3 seconds\.$/,
  },
  exit: {
    what: 'ends its process',
    code: 'process.exit(0);',
    reason: /^It ended its process with exit code 0\.$/,
  },
  global: {
    what: 'replaces Array.prototype.map',
    code: 'Array.prototype.map = () => [];',
    reason: /^It replaced Array\.prototype\.map, which all code shares\.$/,
  },
} satisfies Record<string, Harm>;

/** These need more memory than a renderer may have. */
const TOO_LARGE = {
  buffers: {
    what: 'needs two gigabytes of buffers',
    code: 'globalThis.all = []; for (let i = 0; i < 2048; i++) all.push(Buffer.alloc(2 ** 20));',
    reason: /^It ran out of memory/,
  },
  objects: {
    what: 'needs two gigabytes of objects',
    code: 'globalThis.all = []; for (let i = 0; i < 2 ** 8; i++) all.push(new Array(2 ** 20).fill(i));',
    reason: /^It ran out of memory/,
  },
} satisfies Record<string, Harm>;

/** Which of them are tested. */
interface Choice {
  fatal: readonly (keyof typeof FATAL)[];
  tooLarge: readonly (keyof typeof TOO_LARGE)[];
  /** For `npm test`: with what has one form only, and without what only the long tests try. */
  isShort: boolean;
}

/** One of each kind, for `npm test`. */
export const SHORT: Choice = { fatal: ['slow'], tooLarge: [], isShort: true };

/** All others. */
export const LONG: Choice = {
  fatal: allBut(FATAL, SHORT.fatal),
  tooLarge: allBut(TOO_LARGE, SHORT.tooLarge),
  isShort: false,
};

/** Tests that a page of a live release that does these things harms nobody but its release. */
export function testHarmInPage({
  others: otherTeams,
  fatal,
  tooLarge,
  isShort,
}: { others: () => Promise<OtherTeams> } & Choice): void {
  test.describe.configure({ mode: 'default' });

  let site: HostileSite<'pagina'>;
  let store: string;
  let shell: RunningShell;
  let loads: readonly ConstantLoad[];

  test.beforeAll(async () => {
    site = await HostileSite.of(['pagina'], otherTeams);
    store = await site.createStore();
    shell = await site.start(store);
  });

  test.afterAll(() => shell.stop());

  test.beforeEach(() => {
    const { address } = site.teams.pagina;
    // A page that is cached, and the page itself as it is without harm, rendered each time.
    const own = [address, () => `${address}/vijandig?doe=bezoek-${crypto.randomUUID()}`];
    loads = [site.startLoad(shell), startLoad(shell.url, own)];
  });

  test.afterEach(async () => {
    expect(await failuresOf(...loads)).toEqual([]);
    await forceBack(store, site.teams.pagina.remote);
  });

  /** Makes a release live whose page does this when it is asked to. @returns its version */
  async function liveWith(name: string, code: string): Promise<string> {
    const guarded = `globalThis.onProbeRender = (what) => { if (what.startsWith('kwaad')) { ${code} } };`;
    const version = await release(store, site.teams.pagina, { name, code: guarded });
    await becomesLive(shell, site.teams.pagina, version);
    return version;
  }

  /** What a visitor gets who asks the page to do harm: its status, and its heading. Visitors with one suffix share a render. */
  async function visit(suffix = ''): Promise<{ status: number; heading: string | undefined }> {
    const answer = await fetch(`${shell.url}${site.teams.pagina.address}/vijandig?doe=kwaad${suffix}`);
    const [, heading] = /<h1[^>]*>([^<]*)</.exec(await answer.text()) ?? [];
    return { status: answer.status, heading };
  }

  const CRASHED = { status: 500, heading: 'Er ging iets mis op deze pagina' };
  const WHOLE = { status: 200, heading: 'Vijandige pagina' };

  function testHarm(name: string, { what, code, reason }: Harm): void {
    test(`a page that ${what} answers 500 in Dutch, its release is quarantined and the one before it comes back, and all other pages are answered`, async () => {
      const version = await liveWith(name, code);
      expect(await visit()).toEqual(CRASHED);
      expect(await quarantineOf(shell, site.teams.pagina, version)).toMatch(reason);
      await becomesLive(shell, site.teams.pagina, await versionOf(site.teams.pagina.dist));
      expect(await visit()).toEqual(WHOLE);
    });
  }

  for (const name of fatal) testHarm(name, FATAL[name]);

  if (isShort) {
    test('a page that ends its process for each of ten visitors at once answers the last of them from the release that came back, and all other pages are answered', async () => {
      const version = await liveWith('exit-often', FATAL.exit.code);
      const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => visit(String(i))));
      for (const answer of answers) expect([CRASHED, WHOLE]).toContainEqual(answer);
      expect(answers.at(-1)).toEqual(WHOLE);
      expect(await quarantineOf(shell, site.teams.pagina, version)).toMatch(FATAL.exit.reason);
    });

    test('a page that throws answers 500 in Dutch each time, and its release stays live', async () => {
      const version = await liveWith('throw', 'throw new Error("kapot");');
      for (let i = 0; i < 5; i++) expect(await visit()).toEqual(CRASHED);
      const { live, quarantined = [] } = await healthOf(shell, site.teams.pagina);
      expect(live).toBe(version);
      expect(quarantined.map((one) => one.version)).not.toContain(version);
    });
  }

  if (tooLarge.length === 0) return;
  test.describe('with time to reach the memory limit, also where memory is slow', () => {
    test.beforeAll(async () => {
      await shell.stop();
      shell = await site.start(store, { env: { RENDER_TIMEOUT_MS: '60000' } });
    });
    for (const name of tooLarge) testHarm(name, TOO_LARGE[name]);
  });
}
