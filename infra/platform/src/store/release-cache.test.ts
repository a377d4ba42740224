import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { InvalidRelease, type Release } from '../protocol/release';
import { sha256 } from './read';
import { ReleaseCache } from './release-cache';
import { openSource } from './source';
import { FileNotFound } from './store-errors';

const MB = 1024 * 1024;

let root: string;
let store: string;
let folder: string;
let server: http.Server;
/** That of a bucket, which the server answers for. */
let address: string;
/** The files that the store was asked for. */
let asked: string[];
let away: boolean;
let logged: string[];

const before = { ...process.env };
let run = 0;

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'release-cache-'));
  store = path.join(root, 'store');
  folder = path.join(root, 'cache');
  [asked, away, logged] = [[], false, []];
  // This process keeps the connection to each address that it knows.
  run += 1;
  const bucket = `/releases/run-${run}/`;
  address = `s3:/${bucket}`;
  server = http.createServer(({ url = '' }, response) => {
    const name = new URL(url, 'http://bucket').pathname.replace(bucket, '');
    const file = path.join(store, name);
    asked.push(name);
    if (away) response.writeHead(503).end();
    else if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
});
afterEach(() => {
  process.env = { ...before };
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});

/** A process with a cache. */
const start = (options: { maxBytes?: number; folder?: string } = {}) =>
  new ReleaseCache({
    source: openSource(address),
    folder,
    log: { warn: (_fields, message) => logged.push(message) },
    ...options,
  });

const FILES = { 'web/a.js': 'a', 'node/b.js': 'b' };

/** Writes a build, by default into the store. */
function write(
  version: string,
  files: Record<string, string | Buffer> = FILES,
  to = path.join(store, 'mfe-one', version),
): Release {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    writeFileSync(path.join(to, file), content);
  }
  const listed = Object.entries(files).map(([file, content]) => ({
    path: file,
    size: content.length,
    sha256: sha256(content),
  }));
  const release = {
    format: 1,
    kind: 'remote',
    name: 'mfe-one',
    version,
    commit: null,
    builtAt: '',
    kit: '^1',
  };
  const complete = { ...release, pages: [], files: listed } as Release;
  writeFileSync(path.join(to, 'release.json'), JSON.stringify(complete));
  return complete;
}

/** Alters a file without changing its size. */
const alter = (...file: string[]) => writeFileSync(path.join(...file), 'x');
const copyOf = (version: string) => path.join(folder, 'mfe-one', version);
const copies = () => readdirSync(path.join(folder, 'mfe-one')).sort();
const text = async (cache: ReleaseCache, release: Release, file: string) =>
  String(await cache.read(release, file));

async function fetched(cache: ReleaseCache, version: string): Promise<Release> {
  const release = await cache.release('mfe-one', version);
  await cache.fetch(release);
  return release;
}

describe('a release', () => {
  test('is read from the store once, however many want it at once', async () => {
    write('1');
    const cache = start();
    const [release] = await Promise.all([fetched(cache, '1'), fetched(cache, '1'), fetched(cache, '1')]);
    expect(asked.sort()).toEqual(['mfe-one/1/node/b.js', 'mfe-one/1/release.json', 'mfe-one/1/web/a.js']);
    expect(cache.folderOf(release)).toBe(copyOf('1'));
    expect(copies()).toEqual(['1']);
    expect(readFileSync(path.join(copyOf('1'), 'web/a.js'), 'utf8')).toBe('a');
    expect(await text(cache, release, 'node/b.js')).toBe('b');
    expect(asked).toHaveLength(3);
  });

  test('with a copy is there while the store is away, also for a process that starts', async () => {
    const written = write('1');
    await fetched(start(), '1');
    away = true;
    const cache = start();
    const release = await fetched(cache, '1');
    expect(release).toEqual(written);
    expect(await text(cache, release, 'web/a.js')).toBe('a');
    expect(cache.folderOf(release)).toBe(copyOf('1'));
    expect(asked).toHaveLength(3);
  });

  test('that could not be read is tried again', async () => {
    const cache = start();
    await expect(cache.release('mfe-one', '1')).rejects.toThrow(FileNotFound);
    const release = write('1');
    away = true;
    await expect(cache.release('mfe-one', '1')).rejects.toThrow('answers 503');
    await expect(cache.fetch(release)).rejects.toThrow('answers 503');
    away = false;
    await cache.fetch(await cache.release('mfe-one', '1'));
    expect(cache.folderOf(release)).toBe(copyOf('1'));
  });

  test('with a name or version that is none is not in the store, which is not asked', async () => {
    const cache = start();
    for (const [name, version] of [
      ['..', '1'],
      ['mfe-one', '../2'],
      ['mfe-one', ''],
    ] as const) {
      await expect(cache.release(name, version)).rejects.toThrow(FileNotFound);
    }
    expect(asked).toEqual([]);
  });

  test.each([
    ['a missing', () => rmSync(path.join(store, 'mfe-one/1/web/a.js')), 'web/a.js is missing'],
    ['an altered', () => alter(store, 'mfe-one/1/web/a.js'), 'web/a.js is not what was built'],
    ['a larger', () => writeFileSync(path.join(store, 'mfe-one/1/web/a.js'), 'aa'), 'is not what was built'],
  ])(
    'with %s file is refused, leaves no copy, and is there once it is mended',
    async (_which, damage, reason) => {
      write('1');
      damage();
      const cache = start();
      const release = await cache.release('mfe-one', '1');
      const refused = cache.fetch(release);
      await expect(refused).rejects.toThrow(InvalidRelease);
      await expect(refused).rejects.toThrow(reason);
      expect(cache.folderOf(release)).toBeNull();
      expect(copies()).toEqual([]);
      write('1');
      expect(cache.folderOf(await fetched(cache, '1'))).toBe(copyOf('1'));
    },
  );

  test('whose files do not match is described anew by the store, where it may be uploaded still', async () => {
    const release = write('1');
    write('1', { 'web/a.js': 'b' });
    writeFileSync(path.join(store, 'mfe-one/1/release.json'), JSON.stringify(release));
    const cache = start();
    await expect(fetched(cache, '1')).rejects.toThrow(InvalidRelease);
    write('1', { 'web/a.js': 'b' });
    expect(await text(cache, await fetched(cache, '1'), 'web/a.js')).toBe('b');
    rmSync(folder, { recursive: true });
    rmSync(path.join(store, 'mfe-one/1'), { recursive: true });
    await expect(cache.fetch(await cache.release('mfe-one', '1'))).rejects.toThrow(InvalidRelease);
    await expect(cache.release('mfe-one', '1')).rejects.toThrow(FileNotFound);
  });

  test('of 60 MB is refused without reading a file of it', async () => {
    const release = write('1');
    const size = 30 * MB;
    const files = release.files.map((file) => ({ ...file, size }));
    writeFileSync(path.join(store, 'mfe-one/1/release.json'), JSON.stringify({ ...release, files }));
    const reason = 'mfe-one 1 has 60 MB of files, and a release may have at most 50 MB.';
    await expect(start().release('mfe-one', '1')).rejects.toThrow(new InvalidRelease(reason));
    await expect(start().fetch({ ...release, files })).rejects.toThrow(new InvalidRelease(reason));
    expect(asked).toEqual(['mfe-one/1/release.json']);
  });

  test('with a release.json over 2 MB is refused', async () => {
    const file = path.join(store, 'mfe-one/1/release.json');
    write('1');
    writeFileSync(file, readFileSync(file, 'utf8').padEnd(2 * MB));
    await start({ folder: path.join(root, 'other') }).release('mfe-one', '1');
    writeFileSync(file, readFileSync(file, 'utf8').padEnd(2 * MB + 1));
    await expect(start().release('mfe-one', '1')).rejects.toThrow(
      'mfe-one/1/release.json is larger than 2 MB',
    );
  });

  test('has only the files that it lists', async () => {
    const release = write('1');
    writeFileSync(path.join(store, 'mfe-one/1/web/other.js'), 'other');
    await expect(start().read(release, 'web/other.js')).rejects.toThrow(FileNotFound);
    await expect(start().read(release, 'release.json')).rejects.toThrow(FileNotFound);
    expect(asked).toEqual([]);
  });
});

describe('a damaged copy', () => {
  beforeEach(async () => {
    write('1');
    await fetched(start(), '1');
    asked = [];
  });

  test.each([
    ['a file that was altered', () => alter(copyOf('1'), 'web/a.js')],
    ['a file that is gone', () => rmSync(path.join(copyOf('1'), 'node/b.js'))],
    ['a release.json that is cut off', () => writeFileSync(path.join(copyOf('1'), 'release.json'), '{')],
    ['no release.json', () => rmSync(path.join(copyOf('1'), 'release.json'))],
  ])('of an earlier process is fetched again: %s', async (_what, damage) => {
    damage();
    const cache = start();
    const release = await fetched(cache, '1');
    expect(asked).toContain('mfe-one/1/web/a.js');
    expect(cache.folderOf(release)).toBe(copyOf('1'));
    expect(copies()).toEqual(['1']);
    away = true;
    expect(await fetched(start(), '1')).toEqual(release);
  });

  test('is not used when the store is away', async () => {
    alter(copyOf('1'), 'web/a.js');
    away = true;
    await expect(start().release('mfe-one', '1')).rejects.toThrow('answers 503');
    expect(logged).toEqual(['a copy of a release is damaged and is fetched again']);
  });

  test('of this process is never read, and is replaced by the next fetch', async () => {
    const cache = start();
    const release = await fetched(cache, '1');
    alter(copyOf('1'), 'web/a.js');
    expect(await text(cache, release, 'web/a.js')).toBe('a');
    await cache.fetch(release);
    expect(readFileSync(path.join(copyOf('1'), 'web/a.js'), 'utf8')).toBe('a');
    rmSync(path.join(copyOf('1'), 'web/a.js'));
    await cache.fetch(release);
    expect(readFileSync(path.join(copyOf('1'), 'web/a.js'), 'utf8')).toBe('a');
  });
});

describe('two processes with one folder', () => {
  test('both make the same copy at once', async () => {
    write('1');
    const caches = [start(), start(), start()];
    const releases = await Promise.all(caches.map((cache) => fetched(cache, '1')));
    for (const [i, cache] of caches.entries()) {
      expect(cache.folderOf(releases[i] as Release)).toBe(copyOf('1'));
    }
    expect(copies()).toEqual(['1']);
  });

  test('a copy that the other one removes is read from the store, and fetched again', async () => {
    write('1');
    const [one, other] = [start(), start({ maxBytes: 1 })];
    const release = await fetched(one, '1');
    write('2');
    await fetched(other, '2');
    expect(copies()).toEqual([]);
    expect(await text(one, release, 'web/a.js')).toBe('a');
    await one.fetch(release);
    expect(one.folderOf(release)).toBe(copyOf('1'));
    expect(copies()).toEqual(['1']);
    rmSync(folder, { recursive: true });
    await one.fetch(release);
    expect(copies()).toEqual(['1']);
  });
});

describe('when all copies together are too large', () => {
  /** A release with one file of a tenth of a megabyte. */
  const writeLarge = (version: string) => write(version, { 'web/a.js': Buffer.alloc(MB / 10, version) });
  /** Room for three of them. */
  const maxBytes = 0.35 * MB;

  test('the least recently used is removed after a fetch, and never one that is kept', async () => {
    const cache = start({ maxBytes });
    for (const version of ['1', '2', '3', '4', '5']) writeLarge(version);
    const first = await fetched(cache, '1');
    for (const version of ['2', '3']) await fetched(cache, version);
    cache.folderOf(first);
    await fetched(cache, '4');
    expect(copies()).toEqual(['1', '3', '4']);
    cache.keep([{ name: 'mfe-one', version: '3' }]);
    await fetched(cache, '5');
    expect(copies()).toEqual(['3', '4', '5']);
    await fetched(cache, '2');
    expect(copies()).toEqual(['2', '3', '5']);
    expect(cache.folderOf(first)).toBeNull();
    cache.keep([]);
    await fetched(cache, '1');
    expect(copies()).toEqual(['1', '2', '5']);
  });

  test('those of earlier processes are removed at the start, the oldest first', async () => {
    for (const [version, days] of [
      ['1', 2],
      ['2', 4],
      ['3', 1],
      ['4', 3],
    ] as const) {
      writeLarge(version);
      await fetched(start(), version);
      const then = new Date(Date.now() - days * 86_400_000);
      utimesSync(copyOf(version), then, then);
    }
    start({ maxBytes });
    await eventually(() => expect(copies()).toEqual(['1', '3', '4']));
    // A process uses one, and another process keeps one.
    await fetched(start(), '4');
    start({ maxBytes: 0.25 * MB });
    await eventually(() => expect(copies()).toEqual(['3', '4']));
    start().keep([{ name: 'mfe-one', version: '3' }]);
    start({ maxBytes: 0.15 * MB });
    await eventually(() => expect(copies()).toEqual(['3']));
  });

  test('one that does not fit next to those that are kept is not copied, and removes no other', async () => {
    const cache = start({ maxBytes });
    for (const version of ['1', '2', '3', '4']) writeLarge(version);
    cache.keep(['1', '2', '3'].map((version) => ({ name: 'mfe-one', version })));
    for (const version of ['1', '2', '3']) await fetched(cache, version);
    const release = await fetched(cache, '4');
    expect(copies()).toEqual(['1', '2', '3']);
    expect(cache.folderOf(release)).toBeNull();
    expect((await cache.read(release, 'web/a.js')).length).toBe(Math.floor(MB / 10));
    asked = [];
    await cache.fetch(release);
    expect(asked).toEqual([]);
  });

  test('those that are kept stay, also when they exceed it alone', async () => {
    const cache = start({ maxBytes: 0.15 * MB });
    cache.keep(['1', '2'].map((version) => ({ name: 'mfe-one', version })));
    for (const version of ['1', '2']) {
      writeLarge(version);
      await fetched(cache, version);
    }
    expect(copies()).toEqual(['1', '2']);
  });
});

test('what an ended process left is removed at the start when it is older than an hour, and nothing else', async () => {
  const id = '0b9f4f2e-5a39-4f0b-8f1c-1d6f0a2b3c4d';
  const before = new Date(Date.now() - 61 * 60_000);
  const left = [`mfe-one/.1.${id}`, `mfe-one/1.${id}`];
  const others = [`mfe-one/.2.${id}`, 'mfe-one/2', `Other/.1.${id}`, id];
  for (const entry of [...left, ...others]) {
    mkdirSync(path.join(folder, entry, 'web'), { recursive: true });
    writeFileSync(path.join(folder, entry, 'web/a.js'), 'a'.repeat(100));
    if (entry !== `mfe-one/.2.${id}`) utimesSync(path.join(folder, entry), before, before);
  }
  start({ maxBytes: 1 });
  await eventually(() => expect(existsSync(path.join(folder, `mfe-one/1.${id}`))).toBe(false));
  await eventually(() => expect(existsSync(path.join(folder, `mfe-one/.1.${id}`))).toBe(false));
  for (const entry of others) expect(existsSync(path.join(folder, entry, 'web/a.js'))).toBe(true);
});

describe('when the disk cannot hold a copy', () => {
  /** No folder can be made here. */
  const block = () => writeFileSync(folder, '');

  test('files come from the store, each verified, and the log says so once', async () => {
    block();
    write('1');
    write('2');
    const cache = start();
    const release = await fetched(cache, '1');
    await fetched(cache, '2');
    await cache.fetch(release);
    expect(cache.folderOf(release)).toBeNull();
    expect(await text(cache, release, 'web/a.js')).toBe('a');
    expect(logged).toEqual(['releases are read from the store: no copy can be made']);
  });

  test('a file is read from the store once, and stays in memory', async () => {
    block();
    write('1');
    const cache = start();
    const release = await fetched(cache, '1');
    away = true;
    expect(await Promise.all([1, 2, 3].map(() => text(cache, release, 'web/a.js')))).toEqual(['a', 'a', 'a']);
    expect(asked.filter((file) => file.endsWith('a.js'))).toHaveLength(1);
  });

  test('a file may be empty', async () => {
    block();
    write('1', { 'web/a.js': '' });
    const cache = start();
    expect(await text(cache, await fetched(cache, '1'), 'web/a.js')).toBe('');
  });

  test('no more than 32 MB of files stays in memory', async () => {
    block();
    const large = (name: string) => Buffer.alloc(20 * MB, name);
    write('1', { 'web/a.js': large('a'), 'web/b.js': large('b') });
    const cache = start();
    const release = await fetched(cache, '1');
    asked = [];
    expect((await cache.read(release, 'web/b.js')).equals(large('b'))).toBe(true);
    expect(asked).toEqual([]);
    expect((await cache.read(release, 'web/a.js')).equals(large('a'))).toBe(true);
    expect((await cache.read(release, 'web/b.js')).equals(large('b'))).toBe(true);
    expect(asked).toEqual(['mfe-one/1/web/a.js', 'mfe-one/1/web/b.js']);
  });

  test('a release with an altered file is refused all the same', async () => {
    block();
    const release = write('1');
    alter(store, 'mfe-one/1/node/b.js');
    await expect(start().fetch(release)).rejects.toThrow('node/b.js is not what was built');
  });

  test('a copy is made once the disk works again, and a later problem is logged again', async () => {
    block();
    write('1');
    const cache = start();
    const release = await fetched(cache, '1');
    rmSync(folder);
    await cache.fetch(release);
    // It would be made in the background, as fast as by another process.
    await fetched(start({ folder: path.join(root, 'other') }), '1');
    expect(cache.folderOf(release)).toBeNull();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    await cache.fetch(release);
    await eventually(() => expect(cache.folderOf(release)).toBe(copyOf('1')));
    clock.mockRestore();
    rmSync(folder, { recursive: true });
    block();
    // The fetch that made the copy may not have ended yet, and is not begun again then.
    while (logged.length < 2) await cache.fetch(release);
    expect(cache.folderOf(release)).toBeNull();
    expect(await text(cache, release, 'web/a.js')).toBe('a');
  });

  test('because it is full, copies that are not kept make room', async () => {
    const cache = start();
    for (const version of ['1', '2', '3', '4']) write(version);
    for (const version of ['1', '2', '3']) await fetched(cache, version);
    cache.keep([{ name: 'mfe-one', version: '1' }]);
    const writeFile = fs.writeFile;
    // As full as with three copies, until one is removed.
    jest.spyOn(fs, 'writeFile').mockImplementation(async (...args) => {
      if (existsSync(copyOf('2'))) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
      return writeFile(...args);
    });
    await fetched(cache, '4');
    expect(copies()).toEqual(['1', '3', '4']);
    expect(logged).toEqual([]);
  });

  test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'])('because of %s, it is no error', async (code) => {
    const release = write('1');
    jest.spyOn(fs, 'writeFile').mockRejectedValue(Object.assign(new Error(code), { code }));
    const cache = start();
    await cache.fetch(release);
    expect(cache.folderOf(release)).toBeNull();
    expect(await text(cache, release, 'web/a.js')).toBe('a');
    expect(copies()).toEqual([]);
  });
});

describe('a build that is added', () => {
  let dist: string;
  beforeEach(() => {
    dist = path.join(root, 'dist');
  });

  test('need not be in the store, and is not changed by a later build in the same folder', async () => {
    const build = write('1', FILES, dist);
    const cache = start();
    await cache.add(build, openSource(dist));
    alter(dist, 'web/a.js');
    expect(await text(cache, build, 'web/a.js')).toBe('a');
    expect(cache.folderOf(build)).toBe(copyOf('1'));
    expect(await cache.release('mfe-one', '1')).toBe(build);
    expect(asked).toEqual([]);
  });

  test('comes from its folder when the disk cannot hold a copy, and from the store once that was overwritten', async () => {
    writeFileSync(folder, '');
    const build = write('1', FILES, dist);
    const cache = start();
    await cache.add(build, openSource(dist));
    expect(await text(cache, build, 'web/a.js')).toBe('a');
    expect(asked).toEqual([]);
    alter(dist, 'node/b.js');
    const other = start();
    await expect(other.add(build, openSource(dist))).rejects.toThrow('node/b.js is not what was built');
    write('1');
    await other.add(build, openSource(dist));
    expect(await text(other, build, 'node/b.js')).toBe('b');
  });

  test('replaces a copy of another build with the same version', async () => {
    write('1', { 'web/a.js': 'other' });
    await fetched(start(), '1');
    const build = write('1', FILES, dist);
    const cache = start();
    await cache.add(build, openSource(dist));
    expect(readFileSync(path.join(copyOf('1'), 'web/a.js'), 'utf8')).toBe('a');
  });
});

/** Waits until an expectation holds. */
async function eventually(expectation: () => void): Promise<void> {
  for (;;) {
    try {
      return expectation();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
