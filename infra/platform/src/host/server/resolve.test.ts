import type { Release } from '../../protocol/release';
import { compose, type RenderableComposition } from '../composition/renderable-composition';
import { resolve } from './resolve';
import { testSite } from './test-site';

const page = (path: string, more: object = {}) => ({
  path,
  query: [],
  personal: false,
  chunks: ['web/remoteEntry.js', `web/js${path}.js`],
  ...more,
});
const release = (name: string, ...pages: object[]) => ({
  release: { name, version: '1.2.0-a', pages },
});
const releases = new Map(
  [
    release(
      'mfe-one',
      page('/faq', { shared: ['react', '@site/kit/controls'] }),
      page('/klant', { personal: true }),
    ),
    release('mfe-two', page('/search', { query: ['q', 'section'] })),
  ].map((loaded) => [loaded.release.name, loaded as never]),
);
const names = [...releases.keys()];
const site = compose(releases, names, {});
const shell = {
  release: { version: '9' } as Release,
  entry: { scripts: [], lazy: { '@site/kit/controls': ['/assets/js/controls.js'] } },
};
const found = (address: string, composition: RenderableComposition<unknown> = site) =>
  resolve(address, composition, shell, testSite.ownPages);

test('a page of a remote has its owner, and preloads its own scripts and those of the lazy modules that it uses', () => {
  expect(found('/faq')).toEqual({
    kind: 'remote-page',
    owner: { remote: 'mfe-one', version: '1.2.0-a' },
    path: '/faq',
    address: '/faq',
    preload: [
      '/assets/js/controls.js',
      '/releases/mfe-one/remoteEntry.1.2.0-a.js',
      '/releases/mfe-one/js/faq.js',
    ],
    cacheable: true,
    memoryCacheable: true,
  });
});

test('with a CDN the scripts of a remote are where they lie in the store, each with its hash', () => {
  const files = [{ path: 'web/js/faq.js', size: 1, sha256: 'ff'.repeat(32) }];
  const one = {
    release: {
      name: 'mfe-one',
      version: '1.2.0-a',
      pages: [page('/faq', { chunks: ['web/js/faq.js'] })],
      files,
    },
  };
  const composition = compose(new Map([['mfe-one', one as never]]), names, {});
  const assetUrl = 'https://cdn.example/site';
  expect(resolve('/faq', composition, { ...shell, assetUrl }, testSite.ownPages)).toMatchObject({
    preload: [
      'https://cdn.example/site/mfe-one/1.2.0-a/web/js/faq.js#sha256-//////////////////////////////////////////8=',
    ],
  });
});

test('the address has the declared parameters in their declared order, each with its first value; all unknown ones are one', () => {
  expect(found('/search?x=1&section=a&q=b&q=c')).toMatchObject({ address: '/search?q=b&section=a' });
  expect(found('/faq?q=b')).toMatchObject({ address: '/faq' });
  expect(found('/bestaat-niet?q=b')).toMatchObject({ address: '/onbekend' });
});

test('of a value of a parameter that is longer than any page needs its beginning is rendered', () => {
  expect(found(`/search?q=${'%26'.repeat(50_000)}`)).toMatchObject({
    address: `/search?q=${'%26'.repeat(500)}`,
  });
});

test('a personal page is not cached, nor a page of which the release does not say whether it is', () => {
  expect(found('/klant')).toMatchObject({ kind: 'remote-page', cacheable: false, memoryCacheable: true });
  const silent = release('mfe-one', { path: '/stil', chunks: [] });
  const composition = compose(new Map([['mfe-one', silent as never]]), names, {});
  expect(found('/stil?q=1', composition)).toMatchObject({
    address: '/stil',
    preload: [],
    cacheable: false,
    memoryCacheable: false,
  });
});

test('the other fields of older releases are ignored', () => {
  const old = release(
    'mfe-one',
    page('/faq', { title: 'Vragen', description: '', keywords: [], index: true }),
  );
  const composition = compose(new Map([['mfe-one', old as never]]), ['mfe-one'], {});
  expect(found('/faq', composition)).toMatchObject({ path: '/faq', address: '/faq', cacheable: true });
});

test('the shell has the error pages itself, also without any remote, and the page for every unknown address', () => {
  const owner = { remote: 'shell', version: '9' };
  expect(found('/error/503')).toMatchObject({
    kind: 'error-page',
    owner,
    path: '/error/503',
    cacheable: true,
    memoryCacheable: true,
  });
  expect(found('/error/503', compose(new Map(), names, {}))).toMatchObject({ kind: 'error-page', owner });
  expect(found('/error/404')).toMatchObject({ kind: 'not-found', owner, path: '*', cacheable: false });
  expect(found('/__proto__')).toMatchObject({ kind: 'not-found', owner, path: '*' });
});

test('a page of a missing remote is unavailable; while its pages are unknown, so is every unknown address', () => {
  const known = compose(releases, [...names, 'mfe-gone'], { 'mfe-gone': ['/contact'] });
  expect(found('/contact', known)).toMatchObject({ kind: 'unavailable', path: '/contact', cacheable: false });
  expect(found('/bestaat-niet', known)).toMatchObject({ kind: 'not-found' });
  const incomplete = compose(releases, [...names, 'mfe-gone'], {});
  expect(found('/bestaat-niet', incomplete)).toMatchObject({ kind: 'unavailable', path: '*' });
});

test.each([
  ['/FAQ?a=B', '/faq?a=B'],
  ['/faq/', '/faq'],
  ['//faq//?x', '/faq?x'],
  ['/\\elders.example/', '/elders.example'],
  ['/Bestaat/Niet/', '/Bestaat/Niet'],
  ['/f%61q?a=%62', '/faq?a=%62'],
  ['/%46AQ', '/faq'],
  ['/faq.', '/faq'],
  ['/faq,', '/faq'],
  ['/faq)', '/faq'],
  ['/FAQ%20?a=b', '/faq?a=b'],
  ['/faq/).', '/faq'],
  ['/search?q=a&amp;section=b', '/search?q=a&section=b'],
])('%s redirects to %s', (address, location) => {
  expect(found(address)).toEqual({ kind: 'redirect', status: 308, location });
});

test('the login link of the application redirects, temporarily and without its query', () => {
  const location = '/login/klant?naar=/klant/lease-aanvraag';
  expect(found('/login-klant?x=1')).toEqual({ kind: 'redirect', status: 302, location });
});

test('a long path of punctuation takes no longer than one of letters', () => {
  /** Processor time in µs; what nobody notices counts alike. */
  const cost = (address: string) => {
    const before = process.cpuUsage();
    found(address);
    const { user, system } = process.cpuUsage(before);
    return Math.max(user + system, 2000);
  };
  const least = (address: string) => Math.min(...[1, 2, 3].map(() => cost(address)));
  const length = 50_000;
  expect(least(`/${'.'.repeat(length)}a`) / least(`/${'a'.repeat(length)}`)).toBeLessThan(10);
});

test('an address too long for a response header is answered without a redirect', () => {
  expect(found(`/faq/?${'q='.repeat(1000)}`)).toMatchObject({ kind: 'remote-page', address: '/faq' });
});
