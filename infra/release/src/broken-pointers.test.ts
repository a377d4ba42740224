import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publish, repair, rollback } from './publish';
import { status } from './status';
import { page, writeBuild } from './test-builds';

const REMOTES = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'] as const;

let folder: string;
let store: string;
const build = (name: string, version: string) =>
  writeBuild(folder, { name, version, pages: [page(`/${name}`)] });
const file = () => path.join(store, 'mfe-a/current.json');

/** A store in which nothing is broken. */
let whole: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'broken-'));
  whole = path.join(folder, 'whole');
  store = whole;
  const shell = { name: 'shell', kind: 'shell', kit: '1.4.0' } as const;
  await publish({ store, dist: writeBuild(folder, shell, { 'node/check.cjs': '' }) });
  for (const name of REMOTES) {
    for (const version of ['1', '2']) await publish({ store, dist: build(name, version) });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  store = mkdtempSync(path.join(folder, 'store-'));
  cpSync(whole, store, { recursive: true, preserveTimestamps: true });
});

const pointer = () => JSON.parse(readFileSync(file(), 'utf8'));
const versionOf = async (name: string) => (await status(store)).find((row) => row.name === name);

describe.each<[string, () => void]>([
  ['is half written', () => writeFileSync(file(), readFileSync(file(), 'utf8').slice(0, 30))],
  ['is empty', () => writeFileSync(file(), '')],
  ['is no JSON', () => writeFileSync(file(), '<html>')],
  ['is a list', () => writeFileSync(file(), '[]')],
  ['is null', () => writeFileSync(file(), 'null')],
  ['names no version', () => writeFileSync(file(), '{"at":"2026-01-01T00:00:00.000Z"}')],
  ['names a path', () => writeFileSync(file(), JSON.stringify({ ...pointer(), version: '../mfe-b/2' }))],
  ['is too large', () => writeFileSync(file(), JSON.stringify({ ...pointer(), more: 'x'.repeat(70_000) }))],
  ['names a version that is gone', () => rmSync(path.join(store, 'mfe-a/2'), { recursive: true })],
  ['names a version without its description', () => rmSync(path.join(store, 'mfe-a/2/release.json'))],
  [
    'names a version with a damaged description',
    () => writeFileSync(path.join(store, 'mfe-a/2/release.json'), '{'),
  ],
])('when the pointer of one remote %s', (_what, damage) => {
  beforeEach(() => damage());

  test('the other remotes are published, rolled back and listed, and the status names the one', async () => {
    await publish({ store, dist: build('mfe-b', '3') });
    await rollback({ store, remote: 'mfe-c' });
    const rows = await status(store);
    expect(
      Object.fromEntries(rows.map(({ name, version, problem }) => [name, problem ? 'broken' : version])),
    ).toEqual({
      'mfe-a': 'broken',
      'mfe-b': '3',
      'mfe-c': '1',
      'mfe-d': '2',
      shell: '1.0.0-a',
    });
  });

  test('a repair makes the newest version live that is whole, and keeps what is known', async () => {
    const isThere = await repair({ store, remote: 'mfe-a' });
    expect(isThere.changed).toBe(true);
    const row = await versionOf('mfe-a');
    expect(row?.problem).toBeUndefined();
    expect(row?.version).toBe(isThere.version);
    expect([row?.version, ...(row?.previous ?? [])]).toContain('1');
    expect(await repair({ store, remote: 'mfe-a' })).toEqual({ ...isThere, changed: false });
  });

  test('the remote can be published and rolled back', async () => {
    await publish({ store, dist: build('mfe-a', '3') });
    expect(await versionOf('mfe-a')).toMatchObject({ version: '3', previous: ['2', '1'] });
    await rollback({ store, remote: 'mfe-a', to: '1' });
    expect(await versionOf('mfe-a')).toMatchObject({ version: '1' });
  });
});
