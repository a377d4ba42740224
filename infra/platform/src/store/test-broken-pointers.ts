import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publish, setLive } from './publish';
import { rollback } from './rollback';
import { status } from './status';
import { makeLive, page, writeBuild, writeShellBuild } from './test-builds';

const REMOTES = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'];

const pointerIn = (store: string) => path.join(store, 'mfe-a/current.json');
const write = (store: string, text: string) => writeFileSync(pointerIn(store), text);
const read = (store: string) => readFileSync(pointerIn(store), 'utf8');
const change = (store: string, fields: object) =>
  write(store, JSON.stringify({ ...JSON.parse(read(store)), ...fields }));

/** What is wrong with the pointer of `mfe-a`, and how it becomes so in a store. */
export const DAMAGES = {
  'is half written': (store: string) => write(store, read(store).slice(0, 30)),
  'is empty': (store: string) => write(store, ''),
  'is no JSON': (store: string) => write(store, '<html>'),
  'is a list': (store: string) => write(store, '[]'),
  'is null': (store: string) => write(store, 'null'),
  'names no version': (store: string) => write(store, '{"at":"2026-01-01T00:00:00.000Z"}'),
  'names a path': (store: string) => change(store, { version: '../mfe-b/2' }),
  'is too large': (store: string) => change(store, { more: 'x'.repeat(70_000) }),
  'names a version that is gone': (store: string) => rmSync(path.join(store, 'mfe-a/2'), { recursive: true }),
  'names a version without its description': (store: string) =>
    rmSync(path.join(store, 'mfe-a/2/release.json')),
  'names a version with a damaged description': (store: string) =>
    writeFileSync(path.join(store, 'mfe-a/2/release.json'), '{'),
};

export type Damage = keyof typeof DAMAGES;

let folder: string;
/** A store in which four remotes have two versions each, and nothing is broken. */
let whole: string;

const build = (name: string, version: string) =>
  writeBuild(folder, { name, version, pages: [page(`/${name}`)] });

/** For `beforeAll`. */
export async function writeWholeStore(): Promise<void> {
  folder = mkdtempSync(path.join(os.tmpdir(), 'broken-'));
  whole = path.join(folder, 'whole');
  await makeLive(whole, writeShellBuild(folder));
  for (const name of REMOTES) {
    for (const version of ['1', '2']) await makeLive(whole, build(name, version));
  }
}

/** For `afterAll`. */
export const removeStores = () => rmSync(folder, { recursive: true });

/** @returns the folder of a store with this damage */
export function damagedStore(damage: Damage): string {
  const store = mkdtempSync(path.join(folder, 'store-'));
  cpSync(whole, store, { recursive: true, preserveTimestamps: true });
  DAMAGES[damage](store);
  return store;
}

/** The live version of each remote, as the status says. */
export async function liveVersions(store: string): Promise<Record<string, string>> {
  const rows = await status(store);
  return Object.fromEntries(rows.map(({ name, version, problem }) => [name, problem ? 'broken' : version]));
}

/** Tests what can be changed in a store with one of these damages. */
export function testChanges(damages: readonly Damage[]): void {
  const versionOf = async (store: string) => (await status(store)).find((row) => row.name === 'mfe-a');

  describe.each(damages)('when the pointer of one remote %s', (damage) => {
    let store: string;
    beforeEach(() => {
      store = damagedStore(damage);
    });

    test('the other remotes are published and rolled back', async () => {
      await publish({ store, dist: build('mfe-b', '3') });
      await rollback({ store, remotes: ['mfe-c'] });
      expect(await liveVersions(store)).toEqual({
        'mfe-a': 'broken',
        'mfe-b': '3',
        'mfe-c': '1',
        'mfe-d': '2',
        shell: '1.0.0-a',
      });
    });

    test('a rollback makes the newest version live that is whole, and keeps what is known', async () => {
      const [isThere] = await rollback({ store, remotes: ['mfe-a'] });
      expect(isThere?.changed).toBe(true);
      const row = await versionOf(store);
      expect(row?.problem).toBeUndefined();
      expect(row?.version).toBe(isThere?.version);
      expect([row?.version, ...(row?.previous ?? [])]).toContain('1');
    });

    test('the remote can be published and rolled back', async () => {
      await publish({ store, dist: build('mfe-a', '3') });
      expect(await versionOf(store)).toMatchObject({ version: '3', previous: ['2', '1'] });
      await setLive({ store, remote: 'mfe-a', version: '1' });
      expect(await versionOf(store)).toMatchObject({ version: '1' });
    });
  });
}
