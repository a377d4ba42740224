import { expect, test } from '@playwright/test';
import { type ConstantLoad, startLoad } from '@site/testkit/constant-load';
import { forceBack } from '@site/testkit/force-live';
import { type RunningShell, versionOf } from '@site/testkit/shell';
import {
  becomesLive,
  createHostileStore,
  healthOf,
  probeTeams,
  quarantineOf,
  release,
  startHostileSite,
} from '../support/hostile-site';
import type { ProbeTeam } from '../support/probe-team';

test.describe.configure({ mode: 'default' });

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
const TOO_LARGE: Record<string, Harm> = {
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
};

let store: string;
let shell: RunningShell;
let team: ProbeTeam;
let others: ConstantLoad;
let own: ConstantLoad;

test.beforeAll(async () => {
  [team] = (await probeTeams(['pagina'])) as [ProbeTeam];
  store = await createHostileStore([team]);
  shell = await startHostileSite(store, [team]);
});

test.afterAll(() => shell.stop());

test.beforeEach(() => {
  others = startLoad(shell.url);
  // A page that is cached, one that is rendered each time, and the page itself as it is without harm.
  own = startLoad(shell.url, [team.address, `${team.address}/stuk`, `${team.address}/vijandig`]);
});

test.afterEach(async () => {
  expect((await others.stop()).failures).toEqual([]);
  expect((await own.stop()).failures).toEqual([]);
  expect(own.result().requests).toBeGreaterThan(10);
  await forceBack(store, team.remote);
});

/** Makes a release live whose page does this when it is asked to. @returns its version */
async function liveWith(name: string, code: string): Promise<string> {
  const guarded = `globalThis.onProbeRender = (what) => { if (what.startsWith('kwaad')) { ${code} } };`;
  const version = await release(store, team, { name, code: guarded });
  await becomesLive(shell, team, version);
  return version;
}

/** What a visitor gets who asks the page to do harm: its status, and its heading. Visitors with one suffix share a render. */
async function visit(suffix = ''): Promise<{ status: number; heading: string | undefined }> {
  const answer = await fetch(`${shell.url}${team.address}/vijandig?doe=kwaad${suffix}`);
  const [, heading] = /<h1[^>]*>([^<]*)</.exec(await answer.text()) ?? [];
  return { status: answer.status, heading };
}

const CRASHED = { status: 500, heading: 'Er ging iets mis op deze pagina' };
const WHOLE = { status: 200, heading: 'Vijandige pagina' };

/** A page that does this harms nobody but its release. */
function testHarm(name: string, { what, code, reason }: Harm): void {
  test(`a page that ${what} answers 500 in Dutch, its release is quarantined and the one before it comes back, and all other pages are answered`, async () => {
    const version = await liveWith(name, code);
    expect(await visit()).toEqual(CRASHED);
    expect(await quarantineOf(shell, team, version)).toMatch(reason);
    await becomesLive(shell, team, await versionOf(team.dist));
    expect(await visit()).toEqual(WHOLE);
  });
}

for (const [name, harm] of Object.entries(FATAL)) testHarm(name, harm);

test('a page that ends its process for each of ten visitors at once answers the last of them from the release that came back, and all other pages are answered', async () => {
  const version = await liveWith('exit-often', FATAL.exit.code);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => visit(String(i))));
  for (const answer of answers) expect([CRASHED, WHOLE]).toContainEqual(answer);
  expect(answers.at(-1)).toEqual(WHOLE);
  expect(await quarantineOf(shell, team, version)).toMatch(FATAL.exit.reason);
});

test('a page that throws answers 500 in Dutch each time, and its release stays live', async () => {
  const version = await liveWith('throw', 'throw new Error("kapot");');
  for (let i = 0; i < 5; i++) expect(await visit()).toEqual(CRASHED);
  const { live, quarantined = [] } = await healthOf(shell, team);
  expect(live).toBe(version);
  expect(quarantined.map((one) => one.version)).not.toContain(version);
});

test.describe('with time to reach the memory limit, also where memory is slow', () => {
  test.beforeAll(async () => {
    await shell.stop();
    shell = await startHostileSite(store, [team], { env: { RENDER_TIMEOUT_MS: '20000' } });
  });
  for (const [name, harm] of Object.entries(TOO_LARGE)) testHarm(name, harm);
});
