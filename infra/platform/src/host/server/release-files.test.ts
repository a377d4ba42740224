import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import type { Release } from '../../protocol/release';
import { sha256 } from '../../store/read';
import { ReleaseCache } from '../../store/release-cache';
import { openSource, type ReleaseSource } from '../../store/source';
import { serveReleaseFiles } from './release-files';

const TYPES = ['js', 'css', 'json', 'map', 'txt', 'svg', 'png', 'jpg', 'webp', 'avif', 'ico', 'woff2', 'bin'];

let root: string;
let store: string;
let folder: string;
let source: ReleaseSource;
/** The files that the store was asked for. */
let asked: string[];
let away: boolean;
let apps: FastifyInstance[];
/** The time, in ms. It does not pass by itself. */
let now: number;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
  store = path.join(root, 'store');
  folder = path.join(root, 'cache');
  [asked, away, apps] = [[], false, []];
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const files = openSource(store);
  source = {
    location: store,
    async read(file, maxBytes) {
      asked.push(file);
      if (away) throw new Error('The store is away.');
      return files.read(file, maxBytes);
    },
  };
  publish('shell', '1', [], { 'web/js/main.1.js': 'main of 1', 'node/server.cjs': 'secret' });
  publish('mfe-one', '1', [], {
    ...compressed('web/js/page.js', PAGE),
    'node/page.js': 'secret',
    'maps/web/js/page.js.map': 'secret',
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const app of apps) await app.close();
  rmSync(root, { recursive: true });
});

const PAGE = 'the code of a page; '.repeat(200);

/** A file with its compressed copies. */
const compressed = (file: string, text: string) => ({
  [file]: text,
  [`${file}.br`]: brotliCompressSync(text),
  [`${file}.gz`]: gzipSync(text),
});

/** Puts a release in the store and makes it live. */
function publish(
  name: string,
  version: string,
  previous: string[],
  files: Record<string, string | Buffer>,
): void {
  write(path.join(store, name, version), name, version, files);
  writeFileSync(path.join(store, name, 'current.json'), JSON.stringify({ version, previous }));
}

function write(to: string, name: string, version: string, files: Record<string, string | Buffer>): Release {
  const all = Object.entries(files).map(([file, content]) => {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    writeFileSync(path.join(to, file), content);
    return { path: file, size: content.length, sha256: sha256(content) };
  });
  const facts = { format: 1, kind: 'remote', commit: null, builtAt: '', kit: '^1', pages: [] };
  const isMap = (file: Release['files'][number]) => file.path.startsWith('maps/');
  const lists = { files: all.filter((file) => !isMap(file)), maps: all.filter(isMap) };
  const release = { ...facts, name, version, ...lists } as Release;
  writeFileSync(path.join(to, 'release.json'), JSON.stringify(release));
  return release;
}

/** A process of this version of the shell. */
async function start(version = '1'): Promise<FastifyInstance> {
  const app = fastify();
  apps.push(app);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  const dist = path.join(store, 'shell', version);
  const cache = new ReleaseCache({ source, folder });
  const release = JSON.parse(fs.readFileSync(path.join(dist, 'release.json'), 'utf8')) as Release;
  await cache.add(release, openSource(dist));
  const names = ['mfe-one', 'mfe-two'];
  await serveReleaseFiles(app, { shell: release, names, running: () => [], source, cache });
  asked = [];
  return app;
}

const get = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });

/** No folder can be made for copies. */
const blockDisk = () => writeFileSync(folder, '');

describe.each([
  ['from copies on disk', () => {}],
  ['when the disk cannot hold copies', blockDisk],
])('files are served %s', (_where, prepare) => {
  beforeEach(() => prepare());

  test('compressed as the visitor accepts it, and cached for ever', async () => {
    const app = await start();
    for (const [accepted, encoding, decode] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
      ['', undefined, (bytes: Buffer) => bytes],
    ] as const) {
      const answer = await get(app, '/releases/mfe-one/1/web/js/page.js?x', { 'accept-encoding': accepted });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/javascript; charset=utf-8',
        vary: 'accept-encoding',
      });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(String(decode(answer.rawPayload))).toBe(PAGE);
    }
    expect(existsSync(path.join(folder, 'mfe-one/1'))).toBe(!fs.statSync(folder).isFile());
  });

  test('with the type of their name', async () => {
    const files = TYPES.map((type) => [`web/x.${type}`, type] as const);
    publish('mfe-two', '1', [], Object.fromEntries(files));
    const app = await start();
    const types = await Promise.all(
      TYPES.map(
        async (type) => (await get(app, `/releases/mfe-two/1/web/x.${type}`)).headers['content-type'],
      ),
    );
    expect(types).toEqual([
      'application/javascript; charset=utf-8',
      'text/css; charset=utf-8',
      'application/json; charset=utf-8',
      'application/json; charset=utf-8',
      'text/plain; charset=utf-8',
      'image/svg+xml',
      'image/png',
      'image/jpeg',
      'image/webp',
      'image/avif',
      'image/vnd.microsoft.icon',
      'font/woff2',
      'application/octet-stream',
    ]);
  });

  test('to HEAD requests without a body', async () => {
    const app = await start();
    const address = await app.listen({ port: 0 });
    const url = `${address}/assets/js/main.1.js`;
    const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '9']);
    expect(await answer.text()).toBe('');
  });

  test('also those of a version of the shell that is released after this process started', async () => {
    const app = await start();
    expect((await get(app, '/assets/js/main.2.js')).statusCode).toBe(404);
    publish('shell', '2', ['1'], compressed('web/js/main.2.js', 'main of 2'));
    now += 1100;
    const answer = await get(app, '/assets/js/main.2.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'main of 2']);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  test('also those of earlier versions of the shell', async () => {
    publish('shell', '2', ['1'], { 'web/js/main.2.js': 'main of 2' });
    publish('shell', '3', ['2', 'gone', '1'], { 'web/js/main.3.js': 'main of 3' });
    const app = await start('3');
    for (const version of [1, 2, 3]) {
      expect((await get(app, `/assets/js/main.${version}.js`)).body).toBe(`main of ${version}`);
    }
  });

  test('of a remote at an address without its version, whichever version in the pointer has them', async () => {
    publish('mfe-one', '2', ['1', 'gone'], { 'web/js/faq.2.js': 'faq of 2', 'web/js/page.js': PAGE });
    publish('mfe-one', '3', ['2', '1'], { 'web/js/faq.3.js': 'faq of 3' });
    const app = await start();
    for (const [file, body] of [
      ['faq.2.js', 'faq of 2'],
      ['faq.3.js', 'faq of 3'],
      ['page.js', PAGE],
    ] as const) {
      const answer = await get(app, `/releases/mfe-one/js/${file}`);
      expect([answer.statusCode, answer.body]).toEqual([200, body]);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  });

  test('of a remote also those of a version that the pointer does not name, once its container was asked for', async () => {
    publish('mfe-one', '2', ['1'], { 'web/remoteEntry.js': 'entry of 2', 'web/js/faq.2.js': 'faq of 2' });
    publish('mfe-one', '1', [], { 'web/remoteEntry.js': 'entry of 1', 'web/js/page.js': PAGE });
    const app = await start();
    expect((await get(app, '/releases/mfe-one/js/faq.2.js')).statusCode).toBe(404);
    expect((await get(app, '/releases/mfe-one/remoteEntry.2.js')).body).toBe('entry of 2');
    expect((await get(app, '/releases/mfe-one/js/faq.2.js')).body).toBe('faq of 2');
    expect((await get(app, '/releases/mfe-one/remoteEntry.1.js')).body).toBe('entry of 1');
    expect((await get(app, '/releases/mfe-one/remoteEntry.js')).statusCode).toBe(404);
  });

  test('never those of the server, and no source maps', async () => {
    const app = await start();
    for (const url of [
      '/releases/mfe-one/1/maps/web/js/page.js.map',
      '/releases/mfe-one/1/web/../maps/web/js/page.js.map',
      '/releases/mfe-one/1/web/%2e%2e/maps/web/js/page.js.map',
      '/releases/mfe-one/1/web/js/page.js.map',
      '/releases/mfe-one/js/page.js.map',
      '/releases/mfe-one/maps/web/js/page.js.map',
      '/releases/mfe-one/../maps/web/js/page.js.map',
      '/assets/../maps/web/js/main.1.js.map',
      '/assets/../node/server.cjs',
      '/assets/%2e%2e/node/server.cjs',
      '/assets/..%2fnode/server.cjs',
      '/assets//js/main.1.js',
      '/releases/mfe-one/1/node/page.js',
      '/releases/mfe-one/1/web/../node/page.js',
      '/releases/mfe-one/1/web/%2e%2e/node/page.js',
      '/releases/mfe-one/1/release.json',
      '/releases/mfe-one/1/web/../release.json',
      '/releases/../mfe-one/1/web/js/page.js',
      '/releases/mfe-one/../node/page.js',
      '/releases/mfe-one/%2e%2e/node/page.js',
      '/releases/mfe-one/release.json',
      '/releases/mfe-unknown/js/page.js',
    ]) {
      const answer = await get(app, url);
      expect([url, answer.statusCode, answer.body]).toEqual([
        url,
        404,
        expect.not.stringContaining('secret'),
      ]);
    }
    expect(asked.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(existsSync(path.join(folder, 'mfe-one/1/maps'))).toBe(false);
  });

  test('an unknown file is 404 and not stored, and is looked for in the store once a second at most', async () => {
    const app = await start();
    const addresses = [1, 2, 3, 4].map((n) => `/assets/js/unknown.${n}.js`);
    for (const answer of [
      ...(await Promise.all(addresses.map((address) => get(app, address)))),
      await get(app, '/assets/js/unknown.5.js'),
    ]) {
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    expect(asked).toEqual(['shell/current.json']);
    now += 1100;
    await get(app, '/assets/js/unknown.1.js');
    expect(asked).toEqual(['shell/current.json', 'shell/current.json']);
  });

  test('an unknown version of a remote is 404 and not stored, and is asked for once a second at most', async () => {
    const app = await start();
    const url = '/releases/mfe-one/2/web/js/page.js';
    for (const answer of [
      ...(await Promise.all([get(app, url), get(app, url), get(app, url)])),
      await get(app, url),
      await get(app, '/releases/mfe-one/2/web/other.js'),
    ]) {
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    expect(asked).toEqual(['mfe-one/2/release.json']);
    publish('mfe-one', '2', ['1'], { 'web/js/page.js': 'page of 2' });
    now += 1100;
    expect((await get(app, url)).body).toBe('page of 2');
  });

  test('of a thousand invented versions ten a second are looked for in the store, and what exists is served', async () => {
    const app = await start();
    await get(app, '/releases/mfe-one/1/web/js/page.js');
    asked = [];
    const statuses = await Promise.all(
      Array.from({ length: 1000 }, async (_, i) => {
        return (await get(app, `/releases/mfe-one/invented-${i}/web/js/page.js`)).statusCode;
      }),
    );
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 503)).toHaveLength(990);
    expect(asked).toHaveLength(10);
    expect((await get(app, '/releases/mfe-one/1/web/js/page.js')).statusCode).toBe(200);
    publish('mfe-one', '2', ['1'], { 'web/js/page.js': 'page of 2' });
    const elsewhere = { url: '/releases/mfe-one/2/web/js/page.js', remoteAddress: '192.0.2.9' };
    expect((await app.inject(elsewhere)).body).toBe('page of 2');
    now += 1000;
    expect((await get(app, '/releases/mfe-one/invented/web/js/page.js')).statusCode).toBe(404);
  });

  test('an unknown file of a known version of a remote is 404, without asking the store', async () => {
    const app = await start();
    await get(app, '/releases/mfe-one/1/web/js/page.js');
    asked = [];
    const answer = await get(app, '/releases/mfe-one/1/web/js/other.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(asked).toEqual([]);
  });

  test('while the store is away what only the store has is 503, and the rest is served', async () => {
    const app = await start();
    await get(app, '/releases/mfe-one/1/web/js/page.js', { 'accept-encoding': 'br' });
    away = true;
    for (const url of ['/releases/mfe-one/2/web/js/page.js', '/assets/js/main.2.js']) {
      const answer = await get(app, url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    for (const url of ['/releases/mfe-one/1/web/js/page.js', '/assets/js/main.1.js']) {
      expect((await get(app, url, { 'accept-encoding': 'br' })).statusCode).toBe(200);
    }
  });

  test('a release with an altered file is 503, until it is mended', async () => {
    publish('mfe-one', '2', ['1'], { 'web/js/page.js': 'page of 2' });
    writeFileSync(path.join(store, 'mfe-one/2/web/js/page.js'), 'page of x');
    const app = await start();
    expect((await get(app, '/releases/mfe-one/2/web/js/page.js')).statusCode).toBe(503);
    publish('mfe-one', '2', ['1'], { 'web/js/page.js': 'page of 2' });
    now += 1100;
    expect((await get(app, '/releases/mfe-one/2/web/js/page.js')).body).toBe('page of 2');
  });
});

test('a range that a file does not have is refused as such', async () => {
  const app = await start();
  const answer = await get(app, '/assets/js/main.1.js', { range: 'bytes=100-200' });
  expect(answer.statusCode).toBe(416);
});

test.each(['bytes=abc', 'bytes=', 'bytes=5-2', 'bytes=-', 'lines=1-2', 'x'])(
  'what is no range (%s) is ignored',
  async (range) => {
    const app = await start();
    const answer = await get(app, '/releases/mfe-one/1/web/js/page.js', { range });
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
  },
);

test('a copy that another process removes is served all the same, and is there again', async () => {
  const app = await start();
  const url = '/releases/mfe-one/1/web/js/page.js';
  await get(app, url);
  rmSync(folder, { recursive: true });
  expect((await get(app, url)).body).toBe(PAGE);
  expect((await get(app, url)).body).toBe(PAGE);
  expect(existsSync(path.join(folder, 'mfe-one/1/web/js/page.js'))).toBe(true);
  rmSync(path.join(folder, 'mfe-one/1/web/js/page.js'));
  expect((await get(app, url)).body).toBe(PAGE);
  expect((await get(app, url)).body).toBe(PAGE);
  expect(existsSync(path.join(folder, 'mfe-one/1/web/js/page.js'))).toBe(true);
});

test('a file that vanishes while it is opened is 503 and not stored', async () => {
  const app = await start();
  const url = '/releases/mfe-one/1/web/js/page.js';
  await get(app, url);
  jest.spyOn(fs, 'createReadStream').mockImplementation(() => {
    const read = function (this: Readable) {
      this.destroy(Object.assign(new Error('gone'), { code: 'ENOENT' }));
    };
    return new Readable({ read }) as fs.ReadStream;
  });
  const answer = await get(app, url, { 'accept-encoding': 'br' });
  expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([503, 'no-store', '']);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('a release that was removed from the store and from the disk is 404 after the first try', async () => {
  const app = await start();
  const url = '/releases/mfe-one/1/web/js/page.js';
  await get(app, url);
  for (const place of [store, folder]) rmSync(path.join(place, 'mfe-one/1'), { recursive: true });
  expect((await get(app, url)).statusCode).toBe(503);
  now += 1100;
  expect((await get(app, url)).statusCode).toBe(404);
});
