import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { quarantined } from '../protocol/quarantine';
import { bucketAt } from './bucket';
import { endCanary, setCanary } from './canary';
import { readHistory } from './history';
import { prune } from './prune';
import { publish, setLive, stage } from './publish';
import { readPointer, readRelease, sha256 } from './read';
import { readFailures, recordFailure } from './release-failures';
import { rollback } from './rollback';
import { openSource } from './source';
import { status } from './status';
import { openStore } from './store';
import { startBucket, type TestBucket } from './test-bucket/test-bucket';
import { addToStore, page, publishAtOnce, writeBuild, writeShellBuild } from './test-builds';

let folder: string;
let bucket: TestBucket;
let store: string;

/** What is in the environment of this process. */
const before = { ...process.env };
const actAs = (env: Record<string, string>) => Object.assign(process.env, env);

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

let run = 0;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bucket-store-'));
  actAs({ ...bucket.env, RELEASE_CACHE: path.join(folder, 'cache'), RELEASE_BY: 'Anna' });
  run += 1;
  store = `${bucket.location}/run-${run}`;
  bucket.requests.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
  bucket.become('right');
  process.env = { ...before };
  rmSync(folder, { recursive: true });
});

const publishShell = () => publish({ store, dist: writeShellBuild(folder) });
const build = (version: string, name = 'mfe-one') =>
  writeBuild(
    folder,
    { name, version, pages: [page(`/${name}`)] },
    { [`web/a.${version}.js`]: version, 'node/b.js': version },
  );

test('source maps lie beside what is public, and are those of the release.json that was written last', async () => {
  const files = { 'web/js/a.js': 'a', 'node/b.js': 'b' };
  const map = 'maps/web/js/a.js.map';
  const release = 'mfe-one/1.0.0-a';
  for (const source of ['{"sources":["een"]}', '{"sources":["zes"]}']) {
    const { maps = [] } = await addToStore(store, writeBuild(folder, {}, { ...files, [map]: source }));
    const found = await bucketAt(store).get(`${release}/${map}`, 100);
    expect(String(found?.bytes)).toBe(source);
    expect(maps).toEqual([{ path: map, size: source.length, sha256: sha256(source) }]);
    expect((await readRelease(openSource(store), 'mfe-one', '1.0.0-a')).maps).toEqual(maps);
  }
  const served = await bucketAt(store).list(`${release}/web`);
  expect(served.map(({ key }) => key)).toEqual([`${release}/web/js/a.js`]);
});

test('a release in a bucket is published, staged, promoted, rolled back and pruned, and status and history say so', async () => {
  await publishShell();
  for (const version of ['1.0.0', '2.0.0']) await publish({ store, dist: build(version) });
  await stage({ store, dist: build('3.0.0') });
  expect((await status(store)).find(({ name }) => name === 'mfe-one')).toMatchObject({
    version: '2.0.0',
    rollbackTo: '1.0.0',
    staged: ['3.0.0'],
  });
  await setLive({ store, remote: 'mfe-one', version: '3.0.0' });
  await rollback({ store, remotes: ['mfe-one'], reason: 'It is slow.' });
  expect(await readPointer(openSource(store), 'mfe-one')).toMatchObject({
    version: '2.0.0',
    withdrawn: ['3.0.0'],
  });
  const history = await readHistory(openStore(store), 'mfe-one');
  expect(history.map(({ action }) => action)).toEqual(['rollback', 'live', 'publish', 'publish']);
  expect(history[0]).toMatchObject({ reason: 'It is slow.', version: '2.0.0', replaced: '3.0.0' });

  const pruned = await prune({ store, keep: 1, days: 0, remote: 'mfe-one' });
  expect(pruned).toEqual([{ remote: 'mfe-one', versions: ['3.0.0'], bytes: expect.any(Number) }]);
  expect(await openStore(store).folders('mfe-one')).toEqual(['1.0.0', '2.0.0']);
});

test('a canary in a bucket is made, gets another share, is promoted and ends, and only its own pointer changes', async () => {
  await publishShell();
  await publish({ store, dist: build('1.0.0') });
  await stage({ store, dist: build('2.0.0') });
  const canary = (percent: number) => setCanary({ store, remote: 'mfe-one', percent });
  await canary(1);
  await canary(10);
  const pointer = await readPointer(openSource(store), 'mfe-one');
  expect(pointer).toMatchObject({ version: '1.0.0', canary: { version: '2.0.0', percent: 10 } });
  await setLive({ store, remote: 'mfe-one', version: '2.0.0' });
  await stage({ store, dist: build('3.0.0') });
  await canary(5);
  await endCanary({ store, remote: 'mfe-one' });
  expect((await readPointer(openSource(store), 'mfe-one'))?.canary).toBeUndefined();
  const history = await readHistory(openStore(store), 'mfe-one');
  expect(history.map(({ action }) => action)).toEqual([
    'canary-end',
    'canary',
    'live',
    'canary',
    'canary',
    'publish',
  ]);
});

test('a damaged pointer in a bucket is mended by a rollback, and concerns no other remote', async () => {
  await publishShell();
  await publish({ store, dist: build('1.0.0') });
  bucket.putByHand(`run-${run}/mfe-one/current.json`, '{ "version":');
  await publish({ store, dist: build('1.0.0', 'mfe-two') });
  expect((await status(store)).find(({ name }) => name === 'mfe-one')?.problem).toMatch(/not readable|JSON/);
  expect(await rollback({ store, remotes: ['mfe-one'] })).toMatchObject([
    { version: '1.0.0', changed: true },
  ]);
});

test('of a rollback of several in a bucket the shell is written first', async () => {
  const kit = (major: number) => ({ version: `${major}.0.0`, kit: `${major}.0.0` });
  const remoteFor = (name: string, major: number, version = `${major}.0.0`) =>
    writeBuild(folder, { name, version, kit: `^${major}.0.0`, pages: [page(`/${name}`)] });
  const together = ['mfe-one', 'mfe-two'];
  for (const major of [5, 6]) {
    await publish({ store, dist: writeShellBuild(folder, kit(major)), together });
    for (const name of together) await publish({ store, dist: remoteFor(name, major) });
  }
  bucket.requests.length = 0;
  await rollback({ store, remotes: [...together, 'shell'] });
  const written = bucket.requests.flatMap(
    ({ what }) => /^PUT .*\/([a-z-]+)\/current\.json/.exec(what)?.[1] ?? [],
  );
  expect(written).toEqual(['shell', ...together]);
  for (const name of written) {
    expect(await readPointer(openSource(store), name)).toMatchObject({
      version: '5.0.0',
      previous: ['6.0.0'],
      withdrawn: ['6.0.0'],
    });
  }
});

test('a team releases with credentials that may write only its own folder, and no other remote with them', async () => {
  const site = bucket.location;
  await publish({ store: site, dist: writeShellBuild(folder) });
  actAs(bucket.envOf('mfe-one'));
  jest.resetModules();
  const asTeam = await import('./publish');
  await asTeam.publish({ store: site, dist: build('1.0.0') });
  await asTeam.publish({ store: site, dist: build('2.0.0') });
  await (await import('./rollback')).rollback({ store: site, remotes: ['mfe-one'] });
  await (await import('./canary')).setCanary({
    store: site,
    remote: 'mfe-one',
    percent: 10,
    version: '2.0.0',
  });
  expect(await readPointer(openSource(site), 'mfe-one')).toMatchObject({
    version: '1.0.0',
    canary: { version: '2.0.0' },
  });
  await expect(asTeam.publish({ store: site, dist: build('1.0.0', 'mfe-two') })).rejects.toThrow(
    'These credentials may not write site/mfe-two/1.0.0/',
  );
  expect(await openStore(site).folders()).not.toContain('mfe-two');
});

test('a change during which somebody else changes the pointer is made again, with what is there then', async () => {
  await publishShell();
  await publish({ store, dist: build('1.0.0') });
  const opened = openStore(store);
  const seen: (string | undefined)[] = [];
  await opened.change('mfe-one', async (write) => {
    const pointer = await readPointer(opened, 'mfe-one');
    seen.push(pointer?.version);
    if (seen.length === 1) {
      const byHand = JSON.stringify({ ...pointer, version: '1.5.0' });
      bucket.putByHand(`run-${run}/mfe-one/current.json`, byHand);
    }
    await write('mfe-one/current.json', JSON.stringify({ ...pointer, version: '2.0.0' }));
  });
  expect(seen).toEqual(['1.0.0', '1.5.0']);
});

test('a release whose writes are answered too late to arrive is made once', async () => {
  await publishShell();
  // The pauses of the client before it tries again are random, from 0.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  bucket.become('losing answers');
  expect(await publish({ store, dist: build('1.0.0') })).toMatchObject({ changed: true });
  bucket.become('right');
  expect(await readHistory(openStore(store), 'mfe-one')).toHaveLength(1);
  expect(await readPointer(openSource(store), 'mfe-one')).toMatchObject({ version: '1.0.0', previous: [] });
});

test('of two remotes that claim one path at the same moment one is refused, or told what to do', async () => {
  await publishShell();
  const claims = ['mfe-one', 'mfe-two'].map((name) => writeBuild(folder, { name, pages: [page('/een')] }));
  const outcomes = await publishAtOnce(store, claims);
  const said = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.problem : String(one.reason)));
  expect(said.join()).toMatch(/mfe-(one|two) claims \/een, which is a page of mfe-(one|two)\./);
  for (const name of ['mfe-one', 'mfe-two']) {
    const pointer = await readPointer(openSource(store), name);
    expect(await readHistory(openStore(store), name)).toHaveLength(pointer ? 1 : 0);
  }
});

test('a version that is made live while it is removed stays', async () => {
  await publishShell();
  for (const version of ['1.0.0', '2.0.0']) await publish({ store, dist: build(version) });
  const opened = openStore(store);
  await opened.change('mfe-one', (_write, remove) => remove({ name: 'mfe-one', version: '2.0.0' }));
  expect(await opened.folders('mfe-one')).toEqual(['1.0.0', '2.0.0']);
  expect(await opened.addedAt({ name: 'mfe-one', version: '2.0.0' })).not.toBeNull();
});

test('a version that was removed in part is not in the store, and what is left of it is removed once it is old', async () => {
  await publishShell();
  await stage({ store, dist: build('1.0.0') });
  const opened = openStore(store);
  await bucketAt(store).delete(['mfe-one/1.0.0/release.json']);
  expect(await opened.addedAt({ name: 'mfe-one', version: '1.0.0' })).toBeNull();
  const left = async () => (await bucketAt(store).list('mfe-one/1.0.0')).length;
  await opened.clean();
  expect(await left()).toBe(2);
  bucket.age(`run-${run}/mfe-one/1.0.0`, 2 * 3_600_000);
  await opened.clean();
  expect(await left()).toBe(0);
  await publish({ store, dist: build('1.0.0') });
  expect(await opened.folders('mfe-one')).toEqual(['1.0.0']);
});

test('a folder with more files than one answer lists, or one request deletes, is listed and deleted as a whole', async () => {
  const files = Array.from({ length: 1001 }, (_, i) => `mfe-one/1.0.0/web/${i}.js`);
  for (const file of files) bucket.putByHand(`run-${run}/${file}`, '');
  const below = bucketAt(store);
  expect((await below.list('mfe-one')).map(({ key }) => key).sort()).toEqual(files.sort());
  expect((await below.names('mfe-one/1.0.0/web')).files).toHaveLength(1001);
  await below.delete(files);
  expect(await below.list('mfe-one')).toEqual([]);
});

test('failures of releases are recorded in a bucket, at most twenty of a version', async () => {
  const failures = `${store}/.failures`;
  const failure = { remote: 'mfe-one', version: '1.0.0', publishedAt: 'then', reason: 'It threw.' };
  for (let second = 13; second < 35; second++) {
    await recordFailure(failures, { ...failure, time: `2026-01-01T10:00:${second}.000Z` });
  }
  const found = await readFailures(failures);
  expect(found).toHaveLength(20);
  expect(found.at(-1)).toEqual({ ...failure, time: '2026-01-01T10:00:34.000Z' });
  expect([...quarantined(found, 'mfe-one', { version: '1.0.0', at: 'then' }).keys()]).toEqual(['1.0.0']);
});

test('files of a version may be cached for ever, pointers not at all, each with its type', async () => {
  await publishShell();
  const dist = writeBuild(
    folder,
    { name: 'mfe-one', pages: [page('/een')] },
    { 'web/a.1.js': '1', 'web/b.svg': '<svg/>', 'node/b.js': '1' },
  );
  await publish({ store, dist });
  const headersOf = (file: string) => {
    const headers = bucket.headersOf(`run-${run}/${file}`);
    return [headers['cache-control'], headers['content-type']];
  };
  const immutable = 'public, max-age=31536000, immutable';
  expect(headersOf('mfe-one/1.0.0-a/web/a.1.js')).toEqual([
    immutable,
    'application/javascript; charset=utf-8',
  ]);
  expect(headersOf('mfe-one/1.0.0-a/web/b.svg')).toEqual([immutable, 'image/svg+xml']);
  expect(headersOf('mfe-one/current.json')).toEqual(['no-cache', 'application/json']);
});
