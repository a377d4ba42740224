/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FileNotFound, type Release, type ReleaseSource } from '@site/release';
import { LiveComposition } from './live-composition';
import { PageRenderError } from './page-render-error';
import type { LoadedRelease } from './release-loader';

let cache: string;
let pointers: Record<string, string[]>;
/** The problems of releases, by version. */
let wrong: Record<string, Error>;
let tried: string[];
let said: string[];
let outcomes: string[];
let live: LiveComposition;

const source: ReleaseSource = {
  location: 'memory',
  async read(file) {
    const [version, ...previous] = pointers[file.split('/')[0] ?? ''] ?? [];
    if (!version) throw new FileNotFound(file);
    return Buffer.from(JSON.stringify({ version, at: '', previous }));
  },
};

beforeEach(() => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate'] });
  cache = mkdtempSync(path.join(os.tmpdir(), 'composition-'));
  [pointers, wrong, tried, said, outcomes] = [{}, {}, [], [], []];
  live = new LiveComposition({
    names: ['mfe-one'],
    source,
    loader: {
      async load(name, version, check): Promise<LoadedRelease> {
        tried.push(version);
        const release = { name, version, pages: [{ path: '/een', chunks: [] }] } as unknown as Release;
        check(release);
        if (wrong[version]) throw wrong[version];
        return { release, pages: { remote: name, pages: [] } };
      },
    },
    cache,
    log: {
      info: (fields) => said.push(`live ${(fields as { version: string }).version}`),
      warn: (fields) => said.push(`refused ${(fields as { version: string }).version}`),
    },
    onOutcome: (_remote, outcome) => outcomes.push(outcome),
  });
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(cache, { recursive: true });
});

/** Looks `times` times, so long after each other that what may be tried again is. */
async function poll(times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await live.poll();
    jest.setSystemTime(Date.now() + 10_000);
  }
}

test('when all releases of a remote are broken, each is logged once', async () => {
  pointers['mfe-one'] = ['3', '2', '1'];
  wrong = { 3: new Error('hash'), 2: new PageRenderError('page'), 1: new Error('hash') };
  await poll(5);
  expect(said).toEqual(['refused 3', 'refused 2', 'refused 1']);
  expect(outcomes).toEqual(['refused', 'refused', 'refused']);
  expect(live.health()['mfe-one']).toEqual({ live: null, refused: { version: '3', reason: 'hash' } });
  // Only a failure that may be temporary is retried.
  expect(tried.filter((version) => version === '1')).toHaveLength(5);
  expect(tried.filter((version) => version === '2')).toHaveLength(1);
});

test('a refusal is logged again when its reason changes', async () => {
  pointers['mfe-one'] = ['2'];
  wrong = { 2: new Error('hash') };
  await poll(2);
  wrong = { 2: new Error('a file is missing') };
  await poll(2);
  pointers['mfe-one'] = ['3', '2'];
  wrong['3'] = new Error('hash');
  await poll(2);
  expect(said).toEqual(['refused 2', 'refused 2', 'refused 3', 'refused 2']);
  wrong = {};
  await poll(2);
  expect(said.at(-1)).toBe('live 3');
  expect(live.health()['mfe-one']).toEqual({ live: '3' });
});

test('a reason that differs only by a random id is not logged again', async () => {
  pointers['mfe-one'] = ['1'];
  wrong = { 1: new Error('no space: 0b9f4f2e-5a39-4f0b-8f1c-1d6f0a2b3c4d') };
  await poll(1);
  wrong = { 1: new Error('no space: 7c1d2e3f-5a39-4f0b-8f1c-1d6f0a2b3c4d') };
  await poll(1);
  expect(said).toEqual(['refused 1']);
});

test('a remote without a release, and an unreadable store, are logged once', async () => {
  await poll(3);
  expect(said).toEqual(['refused none']);
  pointers['mfe-one'] = ['1'];
  await poll(1);
  expect(said).toEqual(['refused none', 'live 1']);
  expect(live.health()['mfe-one']).toEqual({ live: '1' });
  pointers['mfe-one'] = ['/'];
  await poll(3);
  expect(said.slice(2)).toEqual(['refused current.json']);
  expect(live.health()['mfe-one']).toMatchObject({ live: '1', refused: { version: 'current.json' } });
});

test('a broken release leaves the live one live, and activates no earlier one', async () => {
  pointers['mfe-one'] = ['1'];
  await poll(1);
  const { id } = live.composition;
  pointers['mfe-one'] = ['2', '1', '0'];
  wrong = { 2: new Error('hash') };
  await poll(3);
  expect(live.composition.id).toBe(id);
  expect(tried).toEqual(['1', '2', '2', '2']);
  expect(said).toEqual(['live 1', 'refused 2']);
});
