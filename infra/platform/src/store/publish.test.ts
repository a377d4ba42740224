import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '../protocol/release';
import { readHistory } from './history';
import { publish, setLive, stage } from './publish';
import { sha256 } from './read';
import { defaultFailuresFolder, recordFailure } from './release-failures';
import { rollback } from './rollback';
import { status } from './status';
import { openStore } from './store';
import {
  addToStore,
  makeLive,
  page,
  publishAtOnce,
  whileChecked,
  writeBuild,
  writeShellBuild,
} from './test-builds';
import { command } from './test-command';

let folder: string;
let store: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'publish-'));
  store = path.join(folder, 'store');
  await makeLive(store, writeShellBuild(folder));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A build on disk with these facts and files. */
const build = (facts?: Partial<Release>, files?: Record<string, string>) => writeBuild(folder, facts, files);

const live = () => JSON.parse(readFileSync(path.join(store, 'mfe-one/current.json'), 'utf8')).version;

test('publishing a build makes it live, and publishing it again changes nothing', async () => {
  const dist = build();
  expect(await publish({ store, dist })).toEqual({ remote: 'mfe-one', version: '1.0.0-a', changed: true });
  expect(live()).toBe('1.0.0-a');
  expect(readFileSync(path.join(store, 'mfe-one/1.0.0-a/web/a.js'), 'utf8')).toBe('a');
  expect((await publish({ store, dist })).changed).toBe(false);
});

test('a build that is replaced while it is checked is not in the store', async () => {
  const dist = build();
  const replace = () => writeFileSync(path.join(dist, 'node/b.js'), 'c');
  const replaced = whileChecked([dist], () => publish({ store, dist }), replace);
  await expect(replaced).rejects.toThrow('node/b.js is not what was built');
  expect(existsSync(path.join(store, 'mfe-one/1.0.0-a'))).toBe(false);
});

test('a staged build is in the store and not live, until it is published', async () => {
  await makeLive(store, build());
  const next = build({ version: '1.0.0-b' });
  expect(await stage({ store, dist: next })).toEqual({ remote: 'mfe-one', version: '1.0.0-b' });
  expect(live()).toBe('1.0.0-a');
  expect(readFileSync(path.join(store, 'mfe-one/1.0.0-b/web/a.js'), 'utf8')).toBe('a');
  expect((await publish({ store, dist: next })).changed).toBe(true);
  expect(live()).toBe('1.0.0-b');
});

test('stage refuses what publish refuses', async () => {
  await expect(stage({ store, dist: build({ kit: '^2.0.0' }) })).rejects.toThrow('was built for kit ^2.0.0');
  expect(existsSync(path.join(store, 'mfe-one'))).toBe(false);
});

describe('with a backend', () => {
  const contact = 'POST /api/contact';
  let server: http.Server;
  /** What it answers; undefined: it is from before backends said which calls they know. */
  let fields: string[] | undefined;
  beforeEach(async () => {
    fields = ['naam'];
    server = http.createServer((_request, response) => {
      response.statusCode = fields ? 200 : 404;
      response.end(JSON.stringify({ contract: '3.0.0', calls: { [contact]: fields } }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    process.env.BACKEND_HEALTH_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    delete process.env.BACKEND_HEALTH_URL;
    server.close();
  });
  const backend = { contract: '3.1.0', calls: { [contact]: ['naam', 'btwNummer'] } };
  const REASON = `mfe-one 1.0.0-b sends the field btwNummer with ${contact}, which the backend does not know`;

  test('a build that sends a field which it does not know is not published, and an earlier version that does is not brought back', async () => {
    await makeLive(store, build());
    const dist = build({ version: '1.0.0-b', backend });
    await expect(publish({ store, dist })).rejects.toThrow(REASON);
    expect(live()).toBe('1.0.0-a');
    await makeLive(store, dist);
    await makeLive(store, build({ version: '1.0.0-c' }));
    await expect(rollback({ store, remotes: ['mfe-one'] })).rejects.toThrow(REASON);
    fields = ['btwNummer', 'naam'];
    await rollback({ store, remotes: ['mfe-one'] });
    expect(live()).toBe('1.0.0-b');
  });

  test('one that does not say what it knows, or does not answer, holds up nothing', async () => {
    fields = undefined;
    await publish({ store, dist: build({ backend }) });
    await new Promise((resolve) => server.close(resolve));
    await publish({ store, dist: build({ version: '1.0.0-b', backend }) });
    expect(live()).toBe('1.0.0-b');
  });

  test('check-backend refuses one that does not know what is live', async () => {
    await makeLive(store, build({ version: '1.0.0-b', backend }));
    const file = path.join(folder, 'openapi.json');
    const check = async (...names: string[]) => {
      const properties = Object.fromEntries(names.map((name) => [name, {}]));
      const content = { 'application/json': { schema: { $ref: '#/components/schemas/ContactDto' } } };
      const paths = { '/api/contact': { post: { operationId: 'contact', requestBody: { content } } } };
      const components = { schemas: { ContactDto: { properties } } };
      writeFileSync(file, JSON.stringify({ info: { version: '3.0.0' }, paths, components }));
      return command('check-backend', file, '--store', store);
    };
    expect(await check('naam')).toMatchObject({ code: 1, stderr: expect.stringContaining(REASON) });
    expect(await check('naam', 'btwNummer')).toMatchObject({ code: 0, stderr: '' });
    writeFileSync(file, '{}');
    const { code, stderr } = await command('check-backend', file, '--store', store);
    expect([code, stderr]).toEqual([1, 'This is no OpenAPI document of a backend.\n']);
  });
});

test('a quarantined version stays so until it is published on purpose, and the status says why', async () => {
  for (const version of ['1.0.0-a', '1.0.0-b']) await makeLive(store, build({ version }));
  const file = path.join(store, 'mfe-one/current.json');
  const { at } = JSON.parse(readFileSync(file, 'utf8'));
  const failure = { remote: 'mfe-one', version: '1.0.0-b', publishedAt: at, reason: 'It threw: kapot' };
  for (const time of ['2026-01-01T10:00:00.000Z', '2026-01-01T10:10:00.000Z']) {
    await recordFailure(defaultFailuresFolder(store), { ...failure, time });
  }
  const quarantine = { version: '1.0.0-b', reason: 'It threw: kapot', since: '2026-01-01T10:10:00.000Z' };
  expect((await status(store))[0]).toMatchObject({ version: '1.0.0-b', quarantined: [quarantine] });

  const dist = build({ version: '1.0.0-b' });
  expect(await publish({ store, dist })).toMatchObject({ changed: false, quarantine });
  expect(await publish({ store, dist, keepRollback: true })).toMatchObject({ changed: false, quarantine });
  expect((await status(store))[0]).toMatchObject({ at, quarantined: [quarantine] });
  expect(await publish({ store, dist, endQuarantine: true })).toMatchObject({ changed: true });
  expect((await status(store))[0]).toMatchObject({ version: '1.0.0-b', quarantined: [] });
});

test('a rollback makes the previous version live, or the one that is named', async () => {
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await makeLive(store, build({ version }));
  await rollback({ store, remotes: ['mfe-one'] });
  expect(live()).toBe('1.0.0-b');
  await setLive({ store, remote: 'mfe-one', version: '1.0.0-a' });
  expect(live()).toBe('1.0.0-a');
});

test('a second rollback goes further back, not forward to what was rolled back', async () => {
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await makeLive(store, build({ version }));
  await rollback({ store, remotes: ['mfe-one'] });
  expect((await status(store))[0]?.rollbackTo).toBe('1.0.0-a');
  await rollback({ store, remotes: ['mfe-one'] });
  expect(live()).toBe('1.0.0-a');
  await expect(rollback({ store, remotes: ['mfe-one'] })).rejects.toThrow('name the version to go back to');
  await setLive({ store, remote: 'mfe-one', version: '1.0.0-c' });
  expect(live()).toBe('1.0.0-c');
});

test('publishing with keepRollback does not undo a rollback', async () => {
  const good = build({ version: '1.0.0-a' });
  const bad = build({ version: '1.0.0-b' });
  await makeLive(store, good);
  await publish({ store, dist: bad, keepRollback: true });
  expect(live()).toBe('1.0.0-b');
  await rollback({ store, remotes: ['mfe-one'] });
  expect(await publish({ store, dist: bad, keepRollback: true })).toEqual({
    remote: 'mfe-one',
    version: '1.0.0-b',
    changed: false,
    withdrawnFor: '1.0.0-a',
  });
  expect(live()).toBe('1.0.0-a');
  await publish({ store, dist: build({ version: '1.0.0-c' }), keepRollback: true });
  await publish({ store, dist: bad, keepRollback: true });
  expect(live()).toBe('1.0.0-c');
  await publish({ store, dist: good, keepRollback: true });
  expect(live()).toBe('1.0.0-a');
});

test('a withdrawn build becomes live again by publishing it without keepRollback, or by a rollback to it', async () => {
  const dist = build({ version: '1.0.0-b' });
  await makeLive(store, build());
  for (const bringBack of [
    () => publish({ store, dist }),
    () => setLive({ store, remote: 'mfe-one', version: '1.0.0-b' }),
  ]) {
    await publish({ store, dist });
    await rollback({ store, remotes: ['mfe-one'] });
    await bringBack();
    expect(live()).toBe('1.0.0-b');
    expect((await publish({ store, dist, keepRollback: true })).withdrawnFor).toBeUndefined();
  }
});

test('a rollback to a version that is not in the store, or that is damaged, is refused', async () => {
  await makeLive(store, build());
  await expect(rollback({ store, remotes: ['mfe-one'] })).rejects.toThrow('is its first release');
  await expect(setLive({ store, remote: 'mfe-one', version: '9.9.9' })).rejects.toThrow(
    'is not in the store',
  );
  await makeLive(store, build({ version: '1.0.0-b' }));
  writeFileSync(path.join(store, 'mfe-one/1.0.0-a/web/a.js'), 'x');
  await expect(rollback({ store, remotes: ['mfe-one'] })).rejects.toThrow('its hash differs');
  expect(live()).toBe('1.0.0-b');
});

test('the same version with other files is refused: a version never changes', async () => {
  await makeLive(store, build());
  await makeLive(store, build({ version: '1.0.0-b' }));
  const other = build({ version: '1.0.0-a' }, { 'web/a.js': 'other' });
  await expect(publish({ store, dist: other })).rejects.toThrow('is in the store already, with other files');
});

test('without a build the message says what to do', async () => {
  await expect(publish({ store, dist: folder })).rejects.toThrow('build it first');
});

test('a remote before its shell is refused', async () => {
  const empty = path.join(folder, 'empty');
  await expect(publish({ store: empty, dist: build() })).rejects.toThrow('publish the shell first');
});

test('a release with a page that does not render is refused, with the message of the renderer', async () => {
  const check = 'console.error("/een: kapot"); process.exit(1);';
  await publish({
    store,
    dist: build({ name: 'shell', kind: 'shell', kit: '1.4.0', version: '2' }, { 'node/check.cjs': check }),
  });
  await expect(publish({ store, dist: build() })).rejects.toThrow(
    'mfe-one 1.0.0-a does not render: /een: kapot',
  );
});

test('the code of a release is not told with which credentials a bucket is written', async () => {
  const check =
    'console.error("told:", Object.keys(process.env).filter((name) => name.startsWith("AWS_")).join()); process.exit(1);';
  await publish({
    store,
    dist: build({ name: 'shell', kind: 'shell', kit: '1.4.0', version: '2' }, { 'node/check.cjs': check }),
  });
  const credentials = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'];
  const env = jest.replaceProperty(process, 'env', {
    ...process.env,
    ...Object.fromEntries(credentials.map((name) => [name, 'of the team'])),
  });
  await expect(publish({ store, dist: build() })).rejects.toThrow(/told:$/);
  env.restore();
});

test('a build with a script that is too large, or with too many for a page, is refused', async () => {
  const script = 'x'.repeat(1024 * 1024);
  const large = build({}, { 'web/large.js': `${script}x`, 'node/b.js': 'b' });
  await expect(publish({ store, dist: large })).rejects.toThrow(
    'web/large.js has 1.0001 MB, and may have at most 1 MB.',
  );
  const files = { 'web/a.js': script, 'web/b.js': script, 'web/c.js': 'c', 'node/b.js': 'b' };
  const many = build({ pages: [{ ...page('/een'), chunks: ['web/a.js', 'web/b.js', 'web/c.js'] }] }, files);
  await expect(publish({ store, dist: many })).rejects.toThrow(
    'what the browser loads for /een has 2.0001 MB, and may have at most 2 MB.',
  );
});

test.each([
  [
    'a kit that is older than the one that is live',
    { kit: '^0.9.0' },
    'mfe-one 1.0.0-a was built for kit ^0.9.0, and kit 1.4.0 is live. Move mfe-one to kit 1.4.0',
  ],
  [
    'a kit that is newer than the one that is live',
    { kit: '^2.0.0' },
    'mfe-one 1.0.0-a was built for kit ^2.0.0, and kit 1.4.0 is live. Publish a shell with kit ^2.0.0 first.',
  ],
  [
    'an address of the tools',
    { pages: [page('/report/x')] },
    'claims /report/x, which belongs to the shell.',
  ],
  [
    'so many pages in a group of the footer that they fill that of everybody',
    {
      pages: Array.from({ length: 16 }, (_, i) => ({
        ...page(`/pagina-${i}`),
        foundIn: { menu: i % 2 ? 'Uitleg' : 'Service', footer: 'Meer weten' },
      })),
    },
    'mfe-one 1.0.0-a has 16 pages in "Meer weten" of the footer, and may have at most 15 there.',
  ],
  ['a page of the shell', { pages: [page('/error/404')] }, 'claims /error/404, which belongs to the shell.'],
  [
    'a file outside its folder',
    { files: [{ path: 'web/../../x', size: 0, sha256: '' }] },
    'has an invalid files.0.path: expected /',
  ],
  [
    'a file without a hash',
    { files: [{ path: 'web/a.js', size: 1, sha256: '' }] },
    'has an invalid files.0.sha256: expected /',
  ],
  [
    'a file with a negative size',
    { files: [{ path: 'web/a.js', size: -1, sha256: sha256('a') }] },
    'release.json has an invalid files.0.size: expected >=0.',
  ],
  [
    'files that are too large together',
    { files: [1, 2].map((n) => ({ path: `web/${n}.js`, size: 30 * 1024 * 1024, sha256: sha256('') })) },
    'mfe-one 1.0.0-a has 60 MB of files, and a release may have at most 50 MB.',
  ],
  [
    'source maps that are too large together',
    { maps: [1, 2].map((n) => ({ path: `maps/${n}.map`, size: 30 * 1024 * 1024, sha256: sha256('') })) },
    'mfe-one 1.0.0-a has 60 MB of source maps, and a release may have at most 50 MB.',
  ],
  [
    'a source map outside its folder',
    { maps: [{ path: 'web/a.js.map', size: 1, sha256: sha256('a') }] },
    'has an invalid maps.0.path: expected /',
  ],
  [
    'a release.json that is too large',
    { commit: 'a'.repeat(2 * 1024 * 1024) },
    'release.json is larger than 2 MB',
  ],
  ['a name that is a path', { name: '../other' }, 'has an invalid name: expected /'],
  ['a page that it lists twice', { pages: [page('/een'), page('/een')] }, 'lists the page /een twice'],
  ['a page for all addresses', { pages: [page('/*')] }, 'has an invalid pages.0.path: expected /'],
  ['a page with a parameter', { pages: [page('/a/:id')] }, 'has an invalid pages.0.path: expected /'],
  [
    'a page whose chunk is not there',
    { pages: [{ ...page('/een'), chunks: ['web/a.js', 'web/weg.js'] }] },
    'mfe-one has no file web/weg.js, which its page /een needs.',
  ],
  [
    'a chunk at another site',
    { pages: [{ ...page('/een'), chunks: ['https://kwaad.example/a.js'] }] },
    'has no file https://kwaad.example/a.js',
  ],
  [
    'a title that is no text',
    { pages: [{ ...page('/een'), title: 1 as unknown as string }] },
    'release.json has an invalid pages.0.title: expected string.',
  ],
  [
    'words for the search that are no list',
    {
      pages: [
        { ...page('/een'), foundIn: { search: { category: 'Leasing', words: 'a' as unknown as string[] } } },
      ],
    },
    'release.json has an invalid pages.0.foundIn.search.words: expected Array.',
  ],
  [
    'a part for the search without its place on the page',
    {
      pages: [
        {
          ...page('/een'),
          foundIn: { search: { category: 'Leasing', parts: [{ title: 'a', description: 'b' } as never] } },
        },
      ],
    },
    'release.json has an invalid pages.0.foundIn.search.parts.0.hash: expected "hash".',
  ],
  [
    'a page that is null',
    { pages: [null as never] },
    'release.json has an invalid pages.0: expected Object.',
  ],
  [
    'a page that is a text',
    { pages: ['/een' as never] },
    'release.json has an invalid pages.0: expected Object.',
  ],
  [
    'a page without its parameters',
    { pages: [{ ...page('/een'), query: undefined as never }] },
    'release.json has an invalid pages.0.query: expected "query".',
  ],
  [
    'a file that is null',
    { files: [null as never] },
    'release.json has an invalid files.0: expected Object.',
  ],
  [
    'a file without a path',
    { files: [{ size: 1 } as never] },
    'has an invalid files.0.path: expected "path".',
  ],
  ['the kind of a shell', { kind: 'shell' as const }, 'release.json of mfe-one says that it is a shell.'],
])('a release with %s is refused', async (_what, facts, message) => {
  await expect(publish({ store, dist: build(facts) })).rejects.toThrow(message);
});

test('a release that was built for a version of a library that the shell does not provide is refused', async () => {
  const libraries = { react: '19.3.1', '@site/kit': '1.4.0' };
  const shell = build(
    { name: 'shell', kind: 'shell', kit: '1.4.0', version: '2', libraries },
    { 'node/check.cjs': '' },
  );
  await publish({ store, dist: shell });
  await publish({
    store,
    dist: build({ version: '1', libraries: { react: '^19.0.0', '@site/kit': '^1.4.0' } }),
  });
  await expect(
    publish({ store, dist: build({ version: '2', libraries: { react: '^18.2.0' } }) }),
  ).rejects.toThrow('mfe-one 2 was built for react ^18.2.0, and react 19.3.1 is live.');
  await expect(publish({ store, dist: build({ version: '3', libraries: { vue: '^3' } }) })).rejects.toThrow(
    'mfe-one 3 was built for vue ^3, and the live shell does not provide it.',
  );
  const newReact = build(
    {
      name: 'shell',
      kind: 'shell',
      kit: '1.4.0',
      version: '3',
      libraries: { ...libraries, react: '20.0.0' },
    },
    { 'node/check.cjs': '' },
  );
  await expect(publish({ store, dist: newReact })).rejects.toThrow('mfe-one 1 was built for react ^19.0.0');
});

test('a browser file keeps its name only with the same content, except the container and compressed copies', async () => {
  const files = (version: string, chunk: string) => ({
    'web/remoteEntry.js': `entry of ${version}`,
    'web/js/faq.12345678.js': chunk,
    'web/js/faq.12345678.js.br': `compressed for ${version}`,
    'node/faq.js': `node ${version}`,
  });
  await publish({ store, dist: build({ version: '1' }, files('1', 'faq')) });
  await publish({ store, dist: build({ version: '2' }, files('2', 'faq')) });
  await expect(publish({ store, dist: build({ version: '3' }, files('3', 'other')) })).rejects.toThrow(
    'mfe-one 3 has another web/js/faq.12345678.js than 2: the name of a browser file must change with its content.',
  );
  // Pages of a version before the live one may still be open.
  await publish({ store, dist: build({ version: '4' }) });
  await expect(publish({ store, dist: build({ version: '5' }, files('5', 'other')) })).rejects.toThrow(
    'mfe-one 5 has another web/js/faq.12345678.js than 2:',
  );
});

test('of two remotes that claim one path at the same moment one becomes live, and the other is refused', async () => {
  const results = await publishAtOnce(store, [build(), build({ name: 'mfe-two' })]);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(refused).toEqual([expect.stringMatching(/claims \/een, which is a page of mfe-/)]);
  expect((await status(store)).filter(({ pages }) => pages > 0)).toHaveLength(1);
});

test('a build that is published by three at once becomes live once', async () => {
  const dist = build();
  const results = await publishAtOnce(store, [dist, dist, dist]);
  const outcomes = results.map((result) => result.status === 'fulfilled' && result.value.changed);
  expect(outcomes.sort()).toEqual([false, false, true]);
  expect(await readHistory(openStore(store), 'mfe-one')).toHaveLength(1);
});

test('the history says who did what, when, from which commit and why', async () => {
  await publish({ store, dist: build({ commit: 'abc' }), by: 'Anne' });
  await publish({ store, dist: build({ version: '1.0.0-b' }), by: 'Bo', reason: 'Nieuwe tekst' });
  await rollback({ store, remotes: ['mfe-one'], by: 'Chris', reason: 'Fout in de tekst' });
  const [pointer] = await status(store);
  expect(await readHistory(openStore(store), 'mfe-one')).toEqual([
    {
      action: 'rollback',
      version: '1.0.0-a',
      replaced: '1.0.0-b',
      at: pointer?.at,
      by: 'Chris',
      commit: 'abc',
      reason: 'Fout in de tekst',
    },
    expect.objectContaining({ action: 'publish', version: '1.0.0-b', by: 'Bo', reason: 'Nieuwe tekst' }),
    expect.objectContaining({ action: 'publish', version: '1.0.0-a', replaced: null, by: 'Anne' }),
  ]);
});

test.each([
  ['{', 'it is not readable.'],
  ['null', 'it is not readable.'],
  [{ at: 'gisteren' }, 'its at is "gisteren".'],
  [{ by: undefined }, 'its by is missing.'],
  [{ action: 'delete' }, 'its action is "delete".'],
  [{ version: 3 }, 'its version is 3.'],
  [{ replaced: {} }, 'its replaced is {}.'],
  [{ commit: undefined }, 'its commit is missing.'],
  [{ reason: null }, 'its reason is null.'],
  [{ action: 'prune', removed: ['1', null] }, 'its removed is ["1",null].'],
])('an entry of the history that is damaged is left out, with a sentence: %j', async (damage, problem) => {
  const name = await damageLastEntry((entry) =>
    typeof damage === 'string' ? damage : JSON.stringify({ ...JSON.parse(entry), ...damage }),
  );
  const problems: string[] = [];
  const found = await readHistory(openStore(store), 'mfe-one', (said) => problems.push(said));
  expect(found).toMatchObject([{ version: '1.0.0-a' }]);
  expect(problems).toEqual([`mfe-one/.history/${name} is left out of the history: ${problem}`]);
});

test('a remote of which neither the pointer nor an entry of the history is readable can be published', async () => {
  await damageLastEntry(() => '{');
  writeFileSync(path.join(store, 'mfe-one/current.json'), '');
  expect((await publish({ store, dist: build({ version: '1.0.0-c' }) })).changed).toBe(true);
});

/** Makes two versions live, and changes the entry of the history of the second one. @returns the name of its file */
async function damageLastEntry(change: (entry: string) => string): Promise<string> {
  for (const version of ['1.0.0-a', '1.0.0-b']) await makeLive(store, build({ version }));
  const history = path.join(store, 'mfe-one/.history');
  const name = readdirSync(history).sort().at(-1) ?? '';
  const file = path.join(history, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return name;
}

test('a staged version is made live by its name, and is not where a rollback leads', async () => {
  await makeLive(store, build());
  await addToStore(store, build({ version: '1.0.0-b' }));
  expect((await status(store))[0]).toMatchObject({ version: '1.0.0-a', staged: ['1.0.0-b'] });
  await expect(rollback({ store, remotes: ['mfe-one'] })).rejects.toThrow('is its first release');
  await setLive({ store, remote: 'mfe-one', version: '1.0.0-b' });
  expect((await status(store))[0]).toMatchObject({ version: '1.0.0-b', previous: ['1.0.0-a'], staged: [] });
});

test('a rollback skips a quarantined version, unless that is named with a reason', async () => {
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await makeLive(store, build({ version }));
  const { liveAt } = JSON.parse(readFileSync(path.join(store, 'mfe-one/current.json'), 'utf8'));
  const failures = defaultFailuresFolder(store);
  const [remote, version, publishedAt] = ['mfe-one', '1.0.0-b', liveAt['1.0.0-b']];
  const time = new Date().toISOString();
  await recordFailure(failures, {
    remote,
    version,
    publishedAt,
    reason: 'It threw: kapot',
    time,
    isDecisive: true,
  });
  expect((await status(store))[0]?.rollbackTo).toBe('1.0.0-a');
  await expect(setLive({ store, remote, version })).rejects.toThrow('is quarantined since');
  await rollback({ store, remotes: [remote] });
  expect(live()).toBe('1.0.0-a');
  await setLive({ store, remote, version, reason: 'The cause was the network.' });
  expect(live()).toBe(version);
  expect((await status(store))[0]?.quarantined).toEqual([]);
});

describe('when a major of the kit was published for all', () => {
  const remotes = ['mfe-one', 'mfe-two'];
  const remoteFor = (name: string, major: number, version = `${major}`) =>
    build({ name, version, kit: `^${major}.0.0`, pages: [page(`/${name}`)] });
  beforeEach(async () => {
    for (const major of [5, 6]) {
      const shell = writeShellBuild(folder, { version: `${major}`, kit: `${major}.0.0` });
      await publish({ store, dist: shell, together: remotes });
      for (const name of remotes) await publish({ store, dist: remoteFor(name, major) });
    }
    // One of them went on since.
    await publish({ store, dist: remoteFor('mfe-two', 6, '6.1') });
  });
  const versions = async () =>
    Object.fromEntries((await status(store)).map(({ name, version }) => [name, version]));
  const AFTER = { 'mfe-one': '6', 'mfe-two': '6.1', shell: '6' };

  test('one command takes it back, each to what fits the shell', async () => {
    const { code, stdout, stderr } = await command(
      'rollback',
      ...remotes,
      'shell',
      '--reason',
      'x',
      '--store',
      store,
    );
    expect([code, stdout, stderr]).toEqual([
      0,
      'shell 5 is back.\nmfe-one 5 is back.\nmfe-two 5 is back.\n',
      '',
    ]);
    expect(await versions()).toEqual({ 'mfe-one': '5', 'mfe-two': '5', shell: '5' });
    const [entry] = await readHistory(openStore(store), 'mfe-two');
    expect(entry).toMatchObject({ action: 'rollback', version: '5', replaced: '6.1', reason: 'x' });
  });

  test('what is not named is said, and nothing is changed', async () => {
    const { code, stderr } = await command('rollback', 'shell', 'mfe-one', '--store', store);
    expect([code, stderr]).toEqual([
      1,
      'mfe-two 6.1 was built for kit ^6.0.0, and kit 5.0.0 is live. Name both in one command: shell mfe-two\n',
    ]);
    expect(await versions()).toEqual(AFTER);
    await expect(rollback({ store, remotes: ['mfe-one'] })).rejects.toThrow('was built for kit ^5.0.0');
    expect(await versions()).toEqual(AFTER);
  });

  test('whoever publishes at the same moment never makes a set live that does not fit', async () => {
    const dist = remoteFor('mfe-one', 6, '6.2');
    const goBack = () => rollback({ store, remotes: ['shell', ...remotes] });
    const late = whileChecked([dist], () => publish({ store, dist }), goBack);
    await expect(late).rejects.toThrow('mfe-one 6.2 was built for kit ^6.0.0, and kit 5.0.0 is live.');
    expect(await versions()).toEqual({ 'mfe-one': '5', 'mfe-two': '5', shell: '5' });
  });
});

test('a rollback is refused when the version no longer fits what is live', async () => {
  await makeLive(store, build());
  await makeLive(store, build({ version: '1.0.0-b', pages: [page('/twee')] }));
  await makeLive(store, build({ name: 'mfe-two' }));
  await expect(rollback({ store, remotes: ['mfe-one'] })).rejects.toThrow(
    'mfe-one claims /een, which is a page of mfe-two.',
  );
  expect(live()).toBe('1.0.0-b');
});

test('a shell is refused when a live remote does not fit it, unless that is published with it', async () => {
  await makeLive(store, build());
  const shellOf = (facts: Partial<Release>, check = '') =>
    build({ name: 'shell', kind: 'shell', ...facts }, { 'node/check.cjs': check });
  const newKit = shellOf({ kit: '2.0.0', version: '2' });
  await expect(publish({ store, dist: newKit })).rejects.toThrow('mfe-one 1.0.0-a was built for kit ^1.0.0');
  const broken = shellOf({ kit: '1.5.0', version: '3' }, 'console.error("/een: kapot"); process.exit(1);');
  await expect(publish({ store, dist: broken })).rejects.toThrow(
    'mfe-one 1.0.0-a does not render: /een: kapot',
  );
  expect((await publish({ store, dist: newKit, together: ['mfe-one'] })).changed).toBe(true);
});

test('a link in a build is a file in the store', async () => {
  const dist = build();
  rmSync(path.join(dist, 'web/a.js'));
  writeFileSync(path.join(folder, 'elsewhere.js'), 'a');
  symlinkSync(path.join(folder, 'elsewhere.js'), path.join(dist, 'web/a.js'));
  await publish({ store, dist });
  rmSync(path.join(folder, 'elsewhere.js'));
  expect(readFileSync(path.join(store, 'mfe-one/1.0.0-a/web/a.js'), 'utf8')).toBe('a');
});

test('a store that cannot be written is said in one sentence', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const shell = build({ name: 'shell', kind: 'shell' }, { 'node/check.cjs': '' });
  await expect(publish({ store: file, dist: shell })).rejects.toThrow(
    `Nothing can be written to the store ${file}: it is not a folder.`,
  );
});

test('a store that this user may not write is said in one sentence, and can be read', async () => {
  await makeLive(store, build());
  chmodSync(folder, 0o755);
  chmodSync(store, 0o555);
  const isRoot = process.getuid?.() === 0;
  // Root may write everywhere.
  if (isRoot) process.seteuid?.(65_534);
  try {
    const sentence = `Nothing can be written to the store ${store}: this user may not write there.`;
    await expect(setLive({ store, remote: 'shell', version: '1.0.0-a', by: 'x' })).rejects.toThrow(sentence);
    await expect(setLive({ store, remote: 'mfe-one', version: '1.0.0-a', by: 'x' })).rejects.toThrow(
      sentence,
    );
    expect((await status(store)).map(({ version }) => version)).toEqual(['1.0.0-a', '1.0.0-a']);
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(store, 0o755);
  }
});

test('a lock that a killed process left does not stop a release for long', async () => {
  writeFileSync(path.join(store, '.lock'), 'other');
  utimesSync(path.join(store, '.lock'), 0, 0);
  expect((await publish({ store, dist: build() })).changed).toBe(true);
  expect(existsSync(path.join(store, '.lock'))).toBe(false);
});

test('two remotes that claim one path are refused, with both names', async () => {
  await makeLive(store, build());
  await expect(publish({ store, dist: build({ name: 'mfe-two' }) })).rejects.toThrow(
    'mfe-two claims /een, which is a page of mfe-one.',
  );
});

test('the status names the live version and the one that a rollback leads to', async () => {
  await makeLive(store, build());
  await makeLive(store, build({ version: '1.0.0-b' }));
  expect(await status(store)).toEqual([
    expect.objectContaining({
      name: 'mfe-one',
      version: '1.0.0-b',
      kit: '^1.0.0',
      pages: 1,
      previous: ['1.0.0-a'],
      rollbackTo: '1.0.0-a',
    }),
    expect.objectContaining({ name: 'shell', version: '1.0.0-a', kit: '1.4.0' }),
  ]);
});
