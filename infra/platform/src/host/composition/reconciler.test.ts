import { quarantined, type ReleaseFailure } from '../../protocol/quarantine';
import type { BackendCalls, Pointer, Release } from '../../protocol/release';
import type { ReleaseSource } from '../../store/source';
import { FileNotFound } from '../../store/store-errors';
import { RendererFailure } from '../rendering/renderer';
import type { LastLive } from './last-composition';
import { Reconciler } from './reconciler';
import { PageRenderError, type StartedRelease, type StartOptions } from './release-starter';

/** `/een` of mfe-one and `/twee` of mfe-two, unless a test says otherwise: paths by `name@version`. */
let paths: Record<string, string[]>;
let pointers: Record<string, Partial<Pointer>>;
let storeFails: string | undefined;
/** The problems of releases, by `name@version`. */
let wrong: Record<string, Error>;
/** What the store waits for before it describes a release, by `name@version`. */
let slow: Record<string, Promise<void>>;
/** The calls that each release makes, by `name@version`, and those that the backend knows. */
let made: Record<string, string[]>;
let known: string[] | undefined;
let recorded: ReleaseFailure[];
let stored: Record<string, LastLive>;
/** What happened, in order. */
let tried: string[];
let ended: string[];
let said: string[];
let outcomes: string[];
/** How each start was asked for, by `name@version`. */
let starts: Record<string, StartOptions>;

const source: ReleaseSource = {
  location: 'memory',
  async read(file) {
    if (storeFails) throw new Error(storeFails);
    const pointer = pointers[file.split('/')[0] ?? ''];
    if (!pointer) throw new FileNotFound(file);
    return Buffer.from(JSON.stringify({ at: '', previous: [], withdrawn: [], ...pointer }));
  },
};

function releaseOf(name: string, version: string): Release {
  const own = paths[`${name}@${version}`] ?? [name === 'mfe-one' ? '/een' : '/twee'];
  const calls = made[`${name}@${version}`];
  const pages = own.map((path) => ({ path, chunks: [] }));
  const files = [{ path: 'node/js/een.js', size: 1, sha256: '' }];
  return {
    name,
    version,
    kit: '*',
    pages,
    files,
    ...(calls && { backend: callsOf(calls) }),
  } as unknown as Release;
}

const callsOf = (calls: readonly string[]): BackendCalls => ({
  contract: '3.0.0',
  calls: Object.fromEntries(calls.map((call) => [call, []])),
});

/** A shell on this store. */
function shell(store = source): Reconciler {
  return new Reconciler({
    names: ['mfe-one', 'mfe-two'],
    provided: { kit: '3.0.0' },
    backend: () => known && callsOf(known),
    source: store,
    cache: {
      async release(name, version) {
        await slow[`${name}@${version}`];
        if (wrong[`${name}@${version}`] instanceof FileNotFound) throw wrong[`${name}@${version}`];
        return releaseOf(name, version);
      },
      keep: () => {},
    },
    starter: {
      async start({ name, version }, options): Promise<StartedRelease> {
        const id = `${name}@${version}`;
        tried.push(id);
        starts[id] = options;
        if (wrong[id]) throw wrong[id];
        const renderers = { render: jest.fn(), end: async () => void ended.push(id) };
        return { release: releaseOf(name, version), renderers, indexed: [] };
      },
    },
    failures: {
      async add(failure) {
        recorded.push(failure);
      },
      refresh: async () => {},
      quarantined: (name, pointer) => quarantined(recorded, name, pointer),
    },
    last: {
      read: async () => stored,
      async write(all) {
        stored = { ...all };
      },
    },
    storeWaitMs: 3000,
    watchMs: 3000,
    monitorMs: 600_000,
    log: {
      info: (fields) => said.push(`live ${(fields as { version: string }).version}`),
      warn: (fields, message) =>
        said.push(
          `${message.startsWith('a renderer') ? 'failed' : 'refused'} ${(fields as { version: string }).version}`,
        ),
      error: (fields) => said.push(`quarantined ${(fields as { version: string }).version}`),
    },
    onOutcome: (_remote, outcome) => outcomes.push(outcome),
  });
}

let live: Reconciler;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  [paths, pointers, wrong, slow, stored, starts, storeFails] = [{}, {}, {}, {}, {}, {}, undefined];
  [made, known] = [{}, undefined];
  [recorded, tried, ended, said, outcomes] = [[], [], [], [], []];
  live = shell();
});
afterEach(async () => {
  jest.useRealTimers();
  await live.stop();
});

/** Looks `times` times, so long after each other that what may be tried again is. */
async function poll(times = 1, composition = live): Promise<void> {
  for (let i = 0; i < times; i++) {
    await composition.poll();
    await composition.settled();
    jest.setSystemTime(Date.now() + 10_000);
  }
}

/** A renderer of a running release fails. */
async function fail(id: string, reason = 'It threw.', page?: string): Promise<void> {
  starts[id]?.onFailure(new RendererFailure({ kind: 'uncaught-error', reason }, page));
  await new Promise((resolve) => setImmediate(resolve));
  await live.settled();
}

const versions = (composition = live) =>
  Object.fromEntries(
    Object.entries(composition.composition.remotes).map(([name, { version }]) => [name, version]),
  );
const ofOne = () => live.health()['mfe-one'];

test('when all releases of a remote are broken, each is logged once', async () => {
  pointers['mfe-one'] = { version: '3', previous: ['2', '1'] };
  wrong = {
    'mfe-one@3': new Error('hash'),
    'mfe-one@2': new PageRenderError('page'),
    'mfe-one@1': new Error('hash'),
  };
  await poll(5);
  expect(said).toEqual(['refused none', 'refused 3', 'refused 2', 'refused 1']);
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused']);
  expect(ofOne()).toEqual({ live: null, refused: { version: '3', reason: 'hash' } });
  // Only a failure that may be temporary is retried.
  expect(tried.filter((id) => id === 'mfe-one@1')).toHaveLength(5);
  expect(tried.filter((id) => id === 'mfe-one@2')).toHaveLength(1);
});

test('a refusal is logged again when its reason changes', async () => {
  pointers['mfe-one'] = { version: '2' };
  wrong = { 'mfe-one@2': new Error('hash') };
  await poll(2);
  wrong = { 'mfe-one@2': new Error('a file is missing') };
  await poll(2);
  pointers['mfe-one'] = { version: '3', previous: ['2'] };
  wrong['mfe-one@3'] = new Error('hash');
  await poll(2);
  expect(said.slice(1)).toEqual(['refused 2', 'refused 2', 'refused 3', 'refused 2']);
  wrong = {};
  await poll(2);
  expect(said.at(-1)).toBe('live 3');
  expect(ofOne()).toEqual({ live: '3' });
});

test('a reason that differs only by a random id is not logged again', async () => {
  pointers['mfe-one'] = { version: '1' };
  wrong = { 'mfe-one@1': new Error('no space: 0b9f4f2e-5a39-4f0b-8f1c-1d6f0a2b3c4d') };
  await poll();
  wrong = { 'mfe-one@1': new Error('no space: 7c1d2e3f-5a39-4f0b-8f1c-1d6f0a2b3c4d') };
  await poll();
  expect(said).toEqual(['refused none', 'refused 1']);
});

test('a remote without a release, and an unreadable store, are logged once', async () => {
  pointers['mfe-two'] = { version: '9' };
  await poll(3);
  expect(said).toEqual(['refused none', 'live 9']);
  pointers['mfe-one'] = { version: '1' };
  await poll();
  expect(said.slice(2)).toEqual(['live 1']);
  expect(ofOne()).toEqual({ live: '1' });
  pointers['mfe-one'] = { version: '/' };
  await poll(3);
  expect(said.slice(3)).toEqual(['refused current.json']);
  expect(ofOne()).toMatchObject({ live: '1', refused: { version: 'current.json' } });
});

test('a broken release leaves the live one live, and activates no earlier one', async () => {
  pointers['mfe-one'] = { version: '1' };
  await poll();
  const { id } = live.composition;
  pointers['mfe-one'] = { version: '2', previous: ['1', '0'] };
  wrong = { 'mfe-one@2': new Error('hash') };
  await poll(3);
  expect(live.composition.id).toBe(id);
  expect(tried).toEqual(['mfe-one@1', 'mfe-one@2', 'mfe-one@2', 'mfe-one@2']);
  expect(said.slice(1)).toEqual(['live 1', 'refused 2']);
});

test('a release that makes a call which the backend does not know is not activated, until it knows it', async () => {
  pointers['mfe-one'] = { version: '1' };
  await poll();
  made = { 'mfe-one@2': ['POST /api/nieuw'] };
  known = ['GET /api/oud'];
  pointers['mfe-one'] = { version: '2', previous: ['1'] };
  await poll(2);
  const reason = expect.stringMatching(
    /^mfe-one 2 makes the call POST \/api\/nieuw, which the backend does not know/,
  );
  expect(ofOne()).toEqual({ live: '1', refused: { version: '2', reason } });
  expect([tried, said.slice(-1)]).toEqual([['mfe-one@1'], ['refused 2']]);
  known = ['POST /api/nieuw'];
  await poll(2);
  expect(ofOne()).toEqual({ live: '2' });
});

test('a backend that does not say what it knows holds up nothing, and what is live stays so when it knows less', async () => {
  made = { 'mfe-one@1': ['POST /api/nieuw'] };
  pointers['mfe-one'] = { version: '1', previous: ['0'] };
  await poll(2);
  known = [];
  await poll(2);
  expect(ofOne()).toEqual({ live: '1' });
  await live.stop();
  live = shell();
  await live.start(1_000_000);
  expect(ofOne()).toEqual({ live: '1' });
});

test('a canary that needs more than the backend knows is not started, and says why', async () => {
  made = { 'mfe-one@2': ['POST /api/nieuw'] };
  known = [];
  pointers['mfe-one'] = { version: '1', canary: { version: '2', percent: 10, at: '' } };
  await poll(2);
  const reason = expect.stringContaining('which the backend does not know');
  expect(ofOne()).toEqual({ live: '1', canary: { version: '2', percent: 10, running: false, reason } });
});

test('a release that replaces another one is watched first; the first one is not, because nothing else is live', async () => {
  pointers['mfe-one'] = { version: '1' };
  await poll();
  pointers['mfe-one'] = { version: '2', previous: ['1'] };
  await poll();
  expect([starts['mfe-one@1']?.watchMs, starts['mfe-one@2']?.watchMs]).toEqual([0, 3000]);
  expect(versions()).toEqual({ 'mfe-one': '2' });
  expect(ended).toEqual(['mfe-one@1']);
});

test('a start that is no longer wanted is ended, and never becomes live', async () => {
  pointers['mfe-one'] = { version: '1' };
  await poll();
  pointers['mfe-one'] = { version: '2', previous: ['1'] };
  await live.poll();
  const { signal } = starts['mfe-one@2'] ?? {};
  pointers['mfe-one'] = { version: '3', previous: ['2', '1'] };
  const polled = live.poll();
  await polled;
  await live.settled();
  expect(signal?.aborted || ended.includes('mfe-one@2')).toBe(true);
  expect(versions()).toEqual({ 'mfe-one': '3' });
});

test('a release that failed once stays live; after a second time it is quarantined, and the one before it comes back', async () => {
  pointers['mfe-one'] = { version: '2', previous: ['1'], at: '2026-01-02' };
  await poll();
  await fail('mfe-one@2', 'It threw: kapot');
  expect(versions()).toEqual({ 'mfe-one': '2' });
  await fail('mfe-one@2', 'It threw: kapot');
  expect(versions()).toEqual({ 'mfe-one': '1' });
  expect(ended).toEqual(['mfe-one@2']);
  // What comes back is not watched: meanwhile the failing one would stay live.
  expect(starts['mfe-one@1']?.watchMs).toBe(0);
  expect(ofOne()).toMatchObject({
    live: '1',
    refused: { version: '2', reason: 'It is quarantined: It threw: kapot' },
    quarantined: [{ version: '2', reason: 'It threw: kapot' }],
  });
  expect(said.slice(1)).toEqual(['live 2', 'failed 2', 'failed 2', 'quarantined 2', 'live 1']);
  expect(outcomes.slice(1)).toEqual(['activated', 'quarantined', 'activated']);
});

test('a failure is recorded with its place in the scripts of the release', async () => {
  pointers['mfe-one'] = { version: '2' };
  await poll();
  const stack = 'Error: kapot\n    at Een (node/js/een.js:12:34)\n    at node:internal/timers:1:2';
  const failure = new RendererFailure({ kind: 'uncaught-error', reason: 'It threw: kapot', stack });
  starts['mfe-one@2']?.onFailure(failure);
  await fail('mfe-one@2', 'It ended its process.');
  expect(recorded[0]?.frames).toEqual(['mfe-one@2/node/js/een.js:12:34']);
  expect(recorded[1]).not.toHaveProperty('frames');
});

test('two failures more than an hour apart do not quarantine', async () => {
  pointers['mfe-one'] = { version: '2', previous: ['1'] };
  await poll();
  await fail('mfe-one@2');
  jest.setSystemTime(Date.now() + 3_700_000);
  await fail('mfe-one@2');
  expect(versions()).toEqual({ 'mfe-one': '2' });
});

test('a release that fails while it starts is tried once more, and then quarantined', async () => {
  pointers['mfe-one'] = { version: '1' };
  await poll();
  pointers['mfe-one'] = { version: '2', previous: ['1'] };
  wrong['mfe-one@2'] = new RendererFailure({ kind: 'exit', reason: 'It ended its process.' });
  await poll(3);
  expect(tried).toEqual(['mfe-one@1', 'mfe-one@2', 'mfe-one@2']);
  expect(ofOne()).toMatchObject({ live: '1', quarantined: [{ version: '2' }] });
});

test('what another process recorded counts, and a restart does not end a quarantine', async () => {
  pointers['mfe-one'] = { version: '2', previous: ['1'], at: '2026-01-02' };
  await poll();
  const failure = { remote: 'mfe-one', version: '2', publishedAt: '2026-01-02', reason: 'It threw.' };
  recorded.push(
    { ...failure, time: '2026-01-02T10:00:00.000Z' },
    { ...failure, time: '2026-01-02T10:10:00.000Z' },
  );
  await poll();
  expect(versions()).toEqual({ 'mfe-one': '1' });
  const restarted = shell();
  await poll(1, restarted);
  expect(versions(restarted)).toEqual({ 'mfe-one': '1' });
});

test('a quarantine ends when the version is published again', async () => {
  pointers['mfe-one'] = { version: '2', previous: ['1'], at: '2026-01-02' };
  await poll();
  await fail('mfe-one@2');
  await fail('mfe-one@2');
  pointers['mfe-one'] = { version: '2', previous: ['1'], at: '2026-01-03' };
  await poll();
  expect(versions()).toEqual({ 'mfe-one': '2' });
  expect(ofOne()).toEqual({ live: '2' });
});

test('while no release of a remote is fit, its pages are known and unavailable', async () => {
  pointers['mfe-one'] = { version: '1' };
  await poll();
  await fail('mfe-one@1');
  await fail('mfe-one@1');
  expect(live.composition).toMatchObject({ remotes: {}, unavailable: { '/een': 'mfe-one' } });
});

test('where no other release is left, one that failed only over pages that visitors asked for stays live', async () => {
  pointers['mfe-one'] = { version: '2', previous: ['1'] };
  await poll();
  for (const version of ['2', '2', '1', '1']) await fail(`mfe-one@${version}`, 'It looped.', '/een');
  expect(versions()).toEqual({ 'mfe-one': '2' });
  expect(ofOne()?.quarantined).toMatchObject([{ version: '2', pages: ['/een'] }, { version: '1' }]);
  await fail('mfe-one@2', 'It threw, with no page.');
  expect(versions()).toEqual({ 'mfe-one': '1' });
});

test('what was rolled back does not come back by itself', async () => {
  pointers['mfe-one'] = { version: '3', previous: ['2', '1'], withdrawn: ['2'] };
  wrong['mfe-one@3'] = new PageRenderError('page');
  await poll();
  expect(versions()).toEqual({ 'mfe-one': '1' });
});

test.each([
  ['mfe-one', { 'mfe-one': '2026-01-01', 'mfe-two': '2026-01-02' }],
  ['mfe-two', { 'mfe-one': '2026-01-02', 'mfe-two': '2026-01-01' }],
] as const)(
  'a path belongs to the remote whose pointer was set first, in a running process and in a new one: %s',
  async (owner, at) => {
    paths = { 'mfe-one@2': ['/een', '/van-wie'], 'mfe-two@2': ['/twee', '/van-wie'] };
    pointers = { 'mfe-one': { version: '1' }, 'mfe-two': { version: '1' } };
    await poll();
    const [first, second] =
      owner === 'mfe-one' ? (['mfe-two', 'mfe-one'] as const) : (['mfe-one', 'mfe-two'] as const);
    // The running process sees the later pointer first.
    for (const name of [first, second]) {
      pointers[name] = { version: '2', previous: ['1'], at: at[name] };
      await poll();
    }
    expect(live.composition.remotes[owner]?.paths).toContain('/van-wie');
    const restarted = shell();
    await poll(1, restarted);
    expect(versions(restarted)).toEqual(versions());
    expect(restarted.composition.id).toBe(live.composition.id);
  },
);

test('a page moves from one remote to another without a moment in which both have it', async () => {
  paths = { 'mfe-one@1': ['/een', '/verhuist'], 'mfe-two@2': ['/twee', '/verhuist'] };
  pointers = { 'mfe-one': { version: '1', at: '1' }, 'mfe-two': { version: '1', at: '1' } };
  await poll();
  pointers['mfe-one'] = { version: '2', previous: ['1'], at: '2' };
  pointers['mfe-two'] = { version: '2', previous: ['1'], at: '3' };
  const seen: string[][] = [];
  live.onChange(({ remotes }) => seen.push(Object.values(remotes).flatMap((remote) => [...remote.paths])));
  await poll();
  expect(versions()).toEqual({ 'mfe-one': '2', 'mfe-two': '2' });
  for (const all of seen) expect(new Set(all).size).toBe(all.length);
});

test('when the store is away at the start, what was live before is live', async () => {
  pointers = { 'mfe-one': { version: '2', at: '2026-01-02' }, 'mfe-two': { version: '1' } };
  await poll();
  storeFails = 'connection refused';
  const restarted = shell();
  const starting = restarted.start(500);
  for (let i = 0; i < 20; i++) await jest.advanceTimersByTimeAsync(500);
  await starting;
  expect(versions(restarted)).toEqual({ 'mfe-one': '2', 'mfe-two': '1' });
  expect(restarted.isReady).toBe(true);
  storeFails = undefined;
  pointers['mfe-one'] = { version: '3', at: '2026-01-03' };
  await poll(1, restarted);
  expect(versions(restarted)).toEqual({ 'mfe-one': '3', 'mfe-two': '1' });
  await restarted.stop();
});

/** Starts a shell after another one had version 1 live, and the pointer was changed meanwhile. */
async function restartWith(pointer: Partial<Pointer>): Promise<Reconciler> {
  pointers = { 'mfe-one': { version: '1', at: '2026-01-01' }, 'mfe-two': { version: '1' } };
  await poll();
  pointers['mfe-one'] = pointer;
  [tried, starts] = [[], {}];
  const restarted = shell();
  const starting = restarted.start(500);
  for (let i = 0; i < 20; i++) await jest.advanceTimersByTimeAsync(500);
  await starting;
  await restarted.stop();
  return restarted;
}

test('a start continues with what was live, and a release that came meanwhile has to prove itself beside it', async () => {
  const restarted = await restartWith({ version: '2', previous: ['1'], at: '2026-01-02' });
  expect(tried.filter((id) => id.startsWith('mfe-one'))).toEqual(['mfe-one@1', 'mfe-one@2']);
  expect(starts['mfe-one@2']?.watchMs).toBe(3000);
  expect(versions(restarted)).toEqual({ 'mfe-one': '2', 'mfe-two': '1' });
});

test('a pointer that is earlier than the one that is followed changes nothing, and the health says so', async () => {
  pointers['mfe-one'] = { version: '1', at: '2026-01-01' };
  await poll();
  for (let i = 0; i < 3; i++) {
    pointers['mfe-one'] = { version: '2', previous: ['1'], at: '2026-01-02' };
    await poll();
    expect([versions()['mfe-one'], ofOne()]).toEqual(['2', { live: '2' }]);
    pointers['mfe-one'] = { version: '1', at: '2026-01-01' };
    await poll();
    expect(versions()['mfe-one']).toBe('2');
    const reason = 'The store sends a pointer of 2026-01-01, and the one of 2026-01-02 is followed.';
    expect(ofOne()).toEqual({ live: '2', refused: { version: '1', reason } });
  }
  expect(tried).toEqual(['mfe-one@1', 'mfe-one@2']);
  expect(said.filter((line) => line.startsWith('refused 1'))).toHaveLength(1);
});

test('the store is asked for all pointers again and again, also once it is back', async () => {
  pointers = { 'mfe-one': { version: '1', at: '1' }, 'mfe-two': { version: '1', at: '1' } };
  const polling = shell(source);
  const starting = polling.start(500);
  await jest.advanceTimersByTimeAsync(100);
  await starting;
  pointers['mfe-two'] = { version: '2', previous: ['1'], at: '2' };
  await jest.advanceTimersByTimeAsync(1100);
  expect(versions(polling)).toEqual({ 'mfe-one': '1', 'mfe-two': '2' });
  pointers['mfe-one'] = { version: '2', previous: ['1'], at: '3' };
  await jest.advanceTimersByTimeAsync(1100);
  expect(versions(polling)).toEqual({ 'mfe-one': '2', 'mfe-two': '2' });
  storeFails = 'connection refused';
  await jest.advanceTimersByTimeAsync(1100);
  expect(Object.values(polling.health()).every(({ refused }) => refused)).toBe(true);
  storeFails = undefined;
  await jest.advanceTimersByTimeAsync(1100);
  expect(polling.health()).toEqual({ 'mfe-one': { live: '2' }, 'mfe-two': { live: '2' } });
  await polling.stop();
});

test('a start does not continue with what was rolled back meanwhile', async () => {
  const restarted = await restartWith({ version: '0', withdrawn: ['1'], at: '2026-01-02' });
  expect(tried).not.toContain('mfe-one@1');
  expect(versions(restarted)).toEqual({ 'mfe-one': '0', 'mfe-two': '1' });
});

test('of a remote that is retired nothing is live, its pages are not found rather than unavailable, and it comes back when it is published', async () => {
  pointers = { 'mfe-one': { version: '1', at: '2026-01-01' }, 'mfe-two': { version: '1' } };
  await poll();
  pointers['mfe-one'] = { version: '1', at: '2026-01-01', changed: '2026-01-02', retired: true };
  await poll();
  expect([versions(), ofOne()]).toEqual([{ 'mfe-two': '1' }, { live: null }]);
  expect(live.composition).toMatchObject({ unavailable: {}, incomplete: false });
  // A cache that sends what was before.
  pointers['mfe-one'] = { version: '1', at: '2026-01-01' };
  await poll();
  expect(versions()).toEqual({ 'mfe-two': '1' });
  pointers['mfe-one'] = { version: '1', at: '2026-01-03' };
  await poll();
  expect(versions()).toEqual({ 'mfe-one': '1', 'mfe-two': '1' });
});

test('a start does not continue with a remote that was retired meanwhile, and does not wait for it', async () => {
  const restarted = await restartWith({
    version: '1',
    at: '2026-01-01',
    changed: '2026-01-02',
    retired: true,
  });
  expect(tried).not.toContain('mfe-one@1');
  expect([versions(restarted), restarted.isReady]).toEqual([{ 'mfe-two': '1' }, true]);
  expect(restarted.composition).toMatchObject({ unavailable: {}, incomplete: false });
});

test('when a pointer vanishes, what was live stays live, also after a restart, and this is logged and said, once', async () => {
  pointers['mfe-one'] = { version: '1' };
  pointers['mfe-two'] = { version: '1' };
  await poll();
  delete pointers['mfe-one'];
  await poll(3);
  expect(said).toEqual(['live 1', 'live 1', 'refused none']);
  const gone = {
    live: '1',
    refused: { version: 'none', reason: 'Its pointer is gone from the store: what was live stays live.' },
  };
  expect(ofOne()).toEqual(gone);
  const restarted = shell();
  const starting = restarted.start(500);
  for (let i = 0; i < 20; i++) await jest.advanceTimersByTimeAsync(500);
  await starting;
  expect(restarted.health()['mfe-one']).toEqual(gone);
  await restarted.stop();
  pointers['mfe-one'] = { version: '2', previous: ['1'] };
  await poll();
  expect(ofOne()).toEqual({ live: '2' });
});

test('when the pointer names a version that is not there, a start continues with what was live', async () => {
  wrong['mfe-one@2'] = new FileNotFound('release.json');
  const restarted = await restartWith({ version: '2', at: '2026-01-02' });
  expect(versions(restarted)).toEqual({ 'mfe-one': '1', 'mfe-two': '1' });
  expect(restarted.health()['mfe-one']?.refused?.version).toBe('2');
});

test('a release that the store does not describe holds up no other remote, and is refused once that has failed', async () => {
  pointers = { 'mfe-one': { version: '1' }, 'mfe-two': { version: '2', previous: ['1'] } };
  await poll();
  let fails = (_error: Error) => {};
  slow['mfe-one@2'] = new Promise((_resolve, reject) => {
    fails = reject;
  });
  pointers['mfe-one'] = { version: '2', previous: ['1'] };
  void live.poll();
  for (let i = 0; i < 2; i++) {
    starts['mfe-two@2']?.onFailure(new RendererFailure({ kind: 'uncaught-error', reason: 'It threw.' }));
    await jest.advanceTimersByTimeAsync(200);
  }
  expect(versions()).toEqual({ 'mfe-one': '1', 'mfe-two': '1' });
  expect(ofOne()).toEqual({ live: '1' });
  fails(new Error('no answer'));
  await jest.advanceTimersByTimeAsync(200);
  expect(ofOne()).toEqual({ live: '1', refused: { version: '2', reason: 'no answer' } });
});

test('while the store does not describe a release, a start takes the one before it, and the release becomes live after that', async () => {
  pointers = { 'mfe-one': { version: '2', previous: ['1'] }, 'mfe-two': { version: '2', previous: ['1'] } };
  let describe = () => {};
  slow['mfe-one@2'] = slow['mfe-two@2'] = new Promise((resolve) => {
    describe = resolve;
  });
  const starting = live.start(500);
  await jest.advanceTimersByTimeAsync(3500);
  await starting;
  expect(versions()).toEqual({ 'mfe-one': '1', 'mfe-two': '1' });
  describe();
  await jest.advanceTimersByTimeAsync(1000);
  expect(versions()).toEqual({ 'mfe-one': '2', 'mfe-two': '2' });
});

test('it is ready once every remote is live or was never released, and stays ready', async () => {
  expect(live.isReady).toBe(false);
  pointers['mfe-one'] = { version: '1' };
  wrong['mfe-one@1'] = new Error('hash');
  await poll();
  expect(live.isReady).toBe(false);
  wrong = {};
  await poll();
  expect(live.isReady).toBe(true);
  await fail('mfe-one@1');
  await fail('mfe-one@1');
  expect(versions()).toEqual({});
  expect(live.isReady).toBe(true);
});

test('a remote whose releases are all quarantined does not keep a new process from being ready', async () => {
  pointers['mfe-one'] = { version: '1' };
  await poll();
  await fail('mfe-one@1');
  await fail('mfe-one@1');
  const restarted = shell();
  await poll(1, restarted);
  expect(restarted.isReady).toBe(true);
});

test('it is not ready while the store cannot be read and nothing was live before', async () => {
  storeFails = 'connection refused';
  await poll();
  expect(live.isReady).toBe(false);
});

const GROUPS = Array.from({ length: 200 }, (_, group) => group);
/** The version of mfe-one that each of some visitors gets. */
const sides = () => GROUPS.map((group) => live.variantFor(group).composition.remotes['mfe-one']?.version);
const canary = (version: string, percent: number, at = '2026-01-02') => ({ version, percent, at });
/** Version 1 is live, and version 2 its canary. */
const withCanary = async (percent = 40) => {
  paths['mfe-one@2'] = ['/een', '/nieuw'];
  pointers = {
    'mfe-one': { version: '1', at: '2026-01-01', canary: canary('2', percent) },
    'mfe-two': { version: '1', at: '2026-01-01' },
  };
  await poll(2);
};

test('a canary runs next to what is live, for its share of the visitors, and its pages vary by visitor', async () => {
  await withCanary();
  const gets = sides();
  expect(new Set(gets)).toEqual(new Set(['1', '2']));
  expect(versions()).toEqual({ 'mfe-one': '1', 'mfe-two': '1' });
  expect(live.composition.canaries?.['mfe-one']).toMatchObject({
    version: '2',
    percent: 40,
    paths: ['/een', '/nieuw'],
  });
  expect([...live.current.canaryPaths]).toEqual(['/een', '/nieuw']);
  expect(ofOne()).toEqual({ live: '1', canary: { version: '2', percent: 40, running: true } });
  const { canaries } = live.variantFor(gets.indexOf('2')).composition;
  expect(canaries).toBeUndefined();
});

test('visitors keep their side when the share of a canary grows, and when it becomes live without a new start', async () => {
  await withCanary();
  const first = sides();
  pointers['mfe-one'] = { version: '1', at: '2026-01-01', canary: canary('2', 80), changed: '2026-01-03' };
  const { id } = live.composition;
  await poll();
  expect(live.composition.id).not.toBe(id);
  expect(sides().every((version, group) => version === '2' || first[group] === '1')).toBe(true);
  pointers['mfe-one'] = { version: '2', previous: ['1'], at: '2026-01-04' };
  await live.poll();
  expect(versions()['mfe-one']).toBe('2');
  expect(tried).toEqual(['mfe-one@1', 'mfe-two@1', 'mfe-one@2']);
  expect(ended).toEqual(['mfe-one@1']);
});

test('a canary that is ended runs for nobody any more', async () => {
  await withCanary();
  pointers['mfe-one'] = { version: '1', at: '2026-01-01', changed: '2026-01-03' };
  await poll();
  expect(new Set(sides())).toEqual(new Set(['1']));
  expect(live.composition.canaries).toBeUndefined();
  expect(ended).toEqual(['mfe-one@2']);
});

test('a cache that sends the pointer from before a canary changes nothing', async () => {
  await withCanary();
  pointers['mfe-one'] = { version: '1', at: '2026-01-01', changed: '2026-01-03' };
  await poll();
  pointers['mfe-one'] = { version: '1', at: '2026-01-01', canary: canary('2', 40), changed: '2026-01-02' };
  await poll();
  expect(live.composition.canaries).toBeUndefined();
});

test('a canary that does not start is for nobody, and health says why', async () => {
  wrong['mfe-one@2'] = new PageRenderError('A page does not render: kapot');
  await withCanary();
  expect(new Set(sides())).toEqual(new Set(['1']));
  expect(ofOne()?.canary).toMatchObject({ running: false, reason: 'A page does not render: kapot' });
  await poll(3);
  expect(tried.filter((id) => id === 'mfe-one@2')).toHaveLength(1);
});

test('a canary whose renderers fail twice is quarantined, and the live version stays live', async () => {
  await withCanary();
  await fail('mfe-one@2', 'It threw: kapot');
  await fail('mfe-one@2', 'It threw: kapot');
  expect(new Set(sides())).toEqual(new Set(['1']));
  expect(ofOne()).toMatchObject({
    live: '1',
    canary: { running: false, reason: 'It is quarantined: It threw: kapot' },
    quarantined: [{ version: '2' }],
  });
});

test('a canary may not claim a page of another remote', async () => {
  paths['mfe-one@2'] = ['/twee'];
  pointers = {
    'mfe-one': { version: '1', at: '2026-01-01', canary: canary('2', 40) },
    'mfe-two': { version: '1', at: '2026-01-01' },
  };
  await poll(2);
  expect(ofOne()?.canary).toMatchObject({
    running: false,
    reason: 'mfe-one claims /twee, which is a page of mfe-two.',
  });
});

test('a canary that is taken back is quarantined at once, with the reason', async () => {
  await withCanary();
  expect(live.versionBefore('mfe-one', '2')).toBe('1');
  await live.quarantine('mfe-one', '2', '3 of 3 page views failed.');
  await live.settled();
  expect(new Set(sides())).toEqual(new Set(['1']));
  expect(recorded).toMatchObject([{ version: '2', publishedAt: '2026-01-02', isDecisive: true }]);
  expect(ofOne()?.quarantined).toMatchObject([{ version: '2', reason: '3 of 3 page views failed.' }]);
});

test('a release that replaced another one is compared with it for as long as its trial takes', async () => {
  const at = (ms: number) => new Date(ms).toISOString();
  pointers['mfe-one'] = { version: '1', at: at(Date.now() - 1000) };
  await poll();
  expect(live.composition.monitoredUntil).toBeUndefined();
  expect(live.versionBefore('mfe-one', '1')).toBeUndefined();
  const now = Date.now();
  pointers['mfe-one'] = { version: '2', previous: ['1'], at: at(now) };
  await poll();
  expect(live.composition.monitoredUntil).toEqual({ 'mfe-one': now + 600_000 });
  expect(live.versionBefore('mfe-one', '2')).toBe('1');
  await live.quarantine('mfe-one', '2', '3 of 3 page views failed.');
  await live.settled();
  expect(versions()).toEqual({ 'mfe-one': '1' });
  // What came back is what there is.
  expect(live.versionBefore('mfe-one', '1')).toBeUndefined();
});

test('a trial ends by itself', async () => {
  pointers['mfe-one'] = { version: '2', previous: ['1'], at: new Date().toISOString() };
  await poll();
  expect(live.versionBefore('mfe-one', '2')).toBe('1');
  jest.setSystemTime(Date.now() + 600_001);
  expect(live.versionBefore('mfe-one', '2')).toBeUndefined();
});
