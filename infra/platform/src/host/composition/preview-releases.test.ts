import type { Release } from '../../protocol/release';
import { FileNotFound } from '../../store/store-errors';
import { RendererFailure } from '../rendering/renderer';
import { PreviewReleases, PreviewUnavailable } from './preview-releases';
import type { StartedRelease, StartOptions } from './release-starter';
import { compose } from './renderable-composition';

const names = ['mfe-one', 'mfe-two'];
const release = (name: string, version: string, path: string): Release =>
  ({ name, version, kit: '*', pages: [{ path, chunks: [] }] }) as unknown as Release;
const started = (of: Release): StartedRelease => ({
  release: of,
  renderers: { render: jest.fn(), end: async () => void ended.push(of.version) },
  indexed: [],
});
const releases = new Map([
  ['mfe-one', started(release('mfe-one', '1', '/een'))],
  ['mfe-two', started(release('mfe-two', '1', '/twee'))],
]);
const live = {
  current: compose(releases, names, {}),
  with: (others: ReadonlyMap<string, StartedRelease>) =>
    compose(new Map([...releases, ...others]), names, {}),
};
let loaded: string[];
let ended: string[];
let options: StartOptions | undefined;
let previews: PreviewReleases;

beforeEach(() => {
  [loaded, ended] = [[], []];
  previews = new PreviewReleases({
    provided: { kit: '3.0.0' },
    reconciler: live,
    cache: {
      async release(name, version) {
        loaded.push(version);
        if (version === 'gone') throw new FileNotFound('x');
        return release(name, version, version === 'thief' ? '/twee' : `/${version}`);
      },
    },
    starter: {
      async start(of, startOptions) {
        options = startOptions;
        return started(of);
      },
    },
  });
});
afterEach(() => previews.stop());

test('a requested release replaces the live one in the composition, and does not change what is live', async () => {
  const { composition } = await previews.compose({ 'mfe-one': '2' });
  expect(composition.remotes).toMatchObject({ 'mfe-one': { version: '2' }, 'mfe-two': { version: '1' } });
  expect(releases.get('mfe-one')?.release.version).toBe('1');
});

test('every problem is reported, and nothing is shown', async () => {
  const failing = previews.compose({ 'mfe-one': 'thief', 'mfe-two': 'gone' });
  await expect(failing).rejects.toBeInstanceOf(PreviewUnavailable);
  await expect(failing).rejects.toThrow(
    'mfe-two gone: It is not in the store. mfe-one thief: mfe-one claims /twee, which is a page of mfe-two.',
  );
});

test('a release is loaded once, the live one never, and one that failed is tried again', async () => {
  await previews.compose({ 'mfe-one': '2' });
  await previews.compose({ 'mfe-one': '2', 'mfe-two': '1' });
  expect(loaded).toEqual(['2']);
  for (let i = 0; i < 2; i++) await previews.compose({ 'mfe-one': 'gone' }).catch(() => {});
  expect(loaded).toEqual(['2', 'gone', 'gone']);
});

test('only a few run at once: the one that was not asked for longest ends', async () => {
  for (let i = 2; i < 6; i++) await previews.compose({ 'mfe-one': String(i) });
  await previews.compose({ 'mfe-one': '5' });
  expect(loaded).toEqual(['2', '3', '4', '5']);
  expect(ended).toEqual(['2']);
  await previews.compose({ 'mfe-one': '2' });
  expect(loaded).toHaveLength(5);
});

test('a preview that failed twice ends, and is started again when it is asked for', async () => {
  await previews.compose({ 'mfe-one': '2' });
  const failure = new RendererFailure({ kind: 'exit', reason: 'It ended its process.' });
  options?.onFailure(failure);
  expect(ended).toEqual([]);
  options?.onFailure(failure);
  await Promise.resolve();
  await Promise.resolve();
  expect(ended).toEqual(['2']);
  await previews.compose({ 'mfe-one': '2' });
  expect(loaded).toEqual(['2', '2']);
});

test('what an ended preview does while it ends leaves the one that was started after it', async () => {
  await previews.compose({ 'mfe-one': '2' });
  const failure = new RendererFailure({ kind: 'exit', reason: 'It ended its process.' });
  const fail = options?.onFailure;
  for (let i = 0; i < 2; i++) fail?.(failure);
  await previews.compose({ 'mfe-one': '2' });
  ended = [];
  fail?.(failure);
  await Promise.resolve();
  await Promise.resolve();
  expect(ended).toEqual([]);
});
