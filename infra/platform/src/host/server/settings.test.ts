import { REMOTES } from '../../protocol/remotes';
import { readHostSettings } from './settings';

test('a release store is all that must be set', () => {
  expect(readHostSettings({ RELEASE_STORE: '/store' })).toMatchObject({
    port: 8080,
    releaseStore: '/store',
    remotes: REMOTES,
    backendUrl: null,
    contentProtection: true,
    scriptSources: [],
    development: false,
  });
});

test('script sources are whole origins, separated by commas', () => {
  const SCRIPT_SOURCES = 'https://scripts.example, http://localhost:9000,';
  expect(readHostSettings({ RELEASE_STORE: '/store', SCRIPT_SOURCES }).scriptSources).toEqual([
    'https://scripts.example',
    'http://localhost:9000',
  ]);
});

test.each([
  '*',
  'https://*.example',
  "'unsafe-inline'",
  'data:',
  'scripts.example',
  'https://scripts.example/',
  'https://scripts.example/count.js',
  "https://scripts.example; script-src 'unsafe-eval'",
])('a source of scripts that is not an origin stops the start: %s', (source) => {
  expect(() => readHostSettings({ RELEASE_STORE: '/s', SCRIPT_SOURCES: source })).toThrow(
    `SCRIPT_SOURCES must be origins separated by commas, such as https://scripts.voorbeeld.nl, not "${source}".`,
  );
});

test.each([
  ['', null],
  ['https://cdn.example/site', 'https://cdn.example/site'],
  ['https://cdn.example/', 'https://cdn.example'],
  ['http://127.0.0.1:9000/site/', 'http://127.0.0.1:9000/site'],
  ['http://localhost:9000', 'http://localhost:9000'],
])('browsers load scripts from ASSET_URL=%s', (ASSET_URL, assetUrl) => {
  expect(readHostSettings({ RELEASE_STORE: '/store', ASSET_URL }).assetUrl).toBe(assetUrl);
});

test.each([
  'cdn.example',
  '/assets',
  '//cdn.example',
  'http://cdn.example',
  'ftp://cdn.example',
  'https://*.example',
  'https://cdn.example/site?version=1',
  'https://cdn.example/site#top',
  'https://name:secret@cdn.example',
  'https://cdn.example/a b',
  "https://cdn.example/; script-src 'unsafe-eval'",
  "https://cdn.example/'none'",
  'https://cdn.example/a,b',
  'https://CDN.example/site',
  'https://cdn.example/../site',
])('an address of a CDN that is none stops the start: %s', (ASSET_URL) => {
  expect(() => readHostSettings({ RELEASE_STORE: '/s', ASSET_URL })).toThrow(
    `ASSET_URL must be an https address without a query, such as https://cdn.voorbeeld.nl/site, not "${ASSET_URL}".`,
  );
});

test('the copies of releases take 512 MB together, unless it is set', () => {
  expect(readHostSettings({ RELEASE_STORE: '/store' }).releaseCacheBytes).toBe(512 * 1024 * 1024);
  const RELEASE_CACHE_MB = '20';
  expect(readHostSettings({ RELEASE_STORE: '/store', RELEASE_CACHE_MB }).releaseCacheBytes).toBe(
    20 * 1024 * 1024,
  );
});

test('a store is asked for changes twice a second, a bucket once in three seconds, unless it is set', () => {
  const poll = (RELEASE_STORE: string, RELEASE_POLL_MS = '') =>
    readHostSettings({ RELEASE_STORE, RELEASE_POLL_MS }).releasePoll;
  expect([poll('/store'), poll('s3://releases')]).toEqual([500, 3000]);
  expect(poll('s3://releases', '300')).toBe(300);
});

test('how long renderers may take, and who waits for them, can be set', () => {
  const limits = (env: object) => readHostSettings({ RELEASE_STORE: '/store', ...env }).rendererLimits;
  expect(limits({})).toMatchObject({ load: 20_000, answer: 3000, wait: 5000 });
  const env = { LOAD_TIMEOUT_MS: '60000', RENDER_TIMEOUT_MS: '1000', RENDER_WAIT_MS: '10000' };
  expect(limits(env)).toMatchObject({ load: 60_000, answer: 1000, wait: 10_000 });
});

test.each([
  ['', 0.1],
  ['0', 0],
  ['0.05', 0.05],
  ['1', 1],
])('the share of visits that is measured can be "%s"', (VITALS_SAMPLE, share) => {
  expect(readHostSettings({ RELEASE_STORE: '/s', VITALS_SAMPLE }).vitalsSample).toBe(share);
});

test.each(['10%', '1.5', '-1', '0,1', '1e-1'])('a share of %s stops the start', (VITALS_SAMPLE) => {
  expect(() => readHostSettings({ RELEASE_STORE: '/s', VITALS_SAMPLE })).toThrow(
    `VITALS_SAMPLE must be a number from 0 to 1, such as 0.1, not "${VITALS_SAMPLE}".`,
  );
});

test('forwarded headers are not trusted by default', () => {
  const trust = (TRUST_PROXY: string) =>
    readHostSettings({ RELEASE_STORE: '/store', TRUST_PROXY }).trustProxy;
  expect([trust(''), trust('false'), trust('true')]).toEqual([false, false, true]);
  expect(trust('loopback, 10.0.0.0/8')).toBe('loopback, 10.0.0.0/8');
});

test('a number of trusted proxies is counted from the shell outwards', () => {
  const { trustProxy } = readHostSettings({ RELEASE_STORE: '/store', TRUST_PROXY: '2' });
  if (typeof trustProxy !== 'function') throw new Error('Not a rule.');
  expect([0, 1, 2].map((hop) => trustProxy('192.0.2.1', hop))).toEqual([true, true, false]);
});

test.each([
  [{}, 'RELEASE_STORE must be the folder or address of the release store.'],
  [{ RELEASE_STORE: '/s', PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  [{ RELEASE_STORE: '/s', PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [
    { RELEASE_STORE: '/s', CONTENT_PROTECTION: 'on' },
    'CONTENT_PROTECTION must be one of true, false, 1, 0, not "on".',
  ],
  [
    { RELEASE_STORE: '/s', TRUST_PROXY: 'nginx' },
    'TRUST_PROXY must be loopback, addresses, subnets, a number of proxies, true or false, not "nginx".',
  ],
  [{ RELEASE_STORE: '/s', DEV: 'yes' }, 'DEV must be one of true, false, 1, 0, not "yes".'],
  [
    { RELEASE_STORE: '/s', LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
  ],
  [
    { RELEASE_STORE: '/s', REQUIRED_SETTINGS: 'SITE_KVK,SITE_BTW' },
    'SITE_KVK, SITE_BTW must be set in this deployment.',
  ],
])('%j stops the start with a sentence that names the setting', (env, message) => {
  expect(() => readHostSettings(env)).toThrow(message);
});

test.each([
  [{ DEV: '1' }, false],
  [{ DEV: 'true' }, false],
  [{ DEV: 'true', CONTENT_PROTECTION: 'true' }, true],
  [{ DEV: '1', CONTENT_PROTECTION: '1' }, true],
  [{ CONTENT_PROTECTION: '0' }, false],
  [{ CONTENT_PROTECTION: 'false' }, false],
])('content is protected except in development, unless it is set (%j)', (env, contentProtection) => {
  expect(readHostSettings({ RELEASE_STORE: '/s', ...env }).contentProtection).toBe(contentProtection);
});
