import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '../protocol/release';
import { setCanary } from './canary';
import { readHistory } from './history';
import { prune } from './prune';
import { publish, setLive } from './publish';
import { rollback } from './rollback';
import { status } from './status';
import { openStore } from './store';
import { addToStore, makeLive, page, writeBuild, writeShellBuild } from './test-builds';
import { command } from './test-command';

let folder: string;
let store: string;
const remote = 'mfe-one';
const build = (facts?: Partial<Release>) => writeBuild(folder, facts);
const run = (...args: string[]) => command(...args, '--store', store);
const row = async () => (await status(store)).find(({ name }) => name === remote);

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'retire-'));
  store = path.join(folder, 'store');
  await makeLive(store, writeShellBuild(folder));
  await makeLive(store, build());
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a remote that is retired binds no later shell, and its paths are free', async () => {
  const shell = writeShellBuild(folder, { version: '2', kit: '2.0.0' });
  await expect(publish({ store, dist: shell })).rejects.toThrow('mfe-one 1.0.0-a was built for kit ^1.0.0');
  await addToStore(store, build({ version: '1.0.0-b' }));
  await setCanary({ store, remote, percent: 10 });
  const { code, stdout } = await run('retire', remote, '--reason', 'Niemand gebruikt het.');
  expect([code, stdout]).toEqual([
    0,
    'mfe-one is retired: its pages are not found. To bring it back: live mfe-one 1.0.0-a\n',
  ]);
  expect(await publish({ store, dist: build({ name: 'mfe-two' }) })).toMatchObject({ changed: true });
  expect(await publish({ store, dist: shell, together: ['mfe-two'] })).toMatchObject({ changed: true });
  expect(await row()).toMatchObject({ retired: true, version: '1.0.0-a', pages: 0 });
  expect((await row())?.canary).toBeUndefined();
  const [entry] = await readHistory(openStore(store), remote);
  expect(entry).toMatchObject({ action: 'retire', version: '1.0.0-a', reason: 'Niemand gebruikt het.' });
  expect((await run('retire', remote)).stdout).toBe('mfe-one was retired already.\n');
});

test('publishing it again brings it back, and a rollback then leads to what was live before', async () => {
  await run('retire', remote);
  await expect(setCanary({ store, remote, percent: 10 })).rejects.toThrow(
    'mfe-one is retired: publish it first',
  );
  await expect(rollback({ store, remotes: [remote] })).rejects.toThrow('mfe-one is retired');
  await publish({ store, dist: build({ version: '1.0.0-b' }) });
  expect(await row()).toMatchObject({ version: '1.0.0-b', rollbackTo: '1.0.0-a', pages: 1 });
  expect((await row())?.retired).toBeUndefined();
});

test('the version that was live can be made live again, by its name or by publishing it', async () => {
  for (const bringBack of [
    () => setLive({ store, remote, version: '1.0.0-a' }),
    () => publish({ store, dist: build() }),
  ]) {
    await run('retire', remote);
    expect(await bringBack()).toMatchObject({ changed: true });
    expect((await row())?.retired).toBeUndefined();
  }
});

test('a script that publishes at every start does not bring it back, unless its build is new', async () => {
  await run('retire', remote);
  const again = await publish({ store, dist: build(), keepRollback: true });
  expect(again).toEqual({ remote, version: '1.0.0-a', changed: false, retired: true });
  expect(await row()).toMatchObject({ retired: true });
  await publish({ store, dist: build({ version: '1.0.0-b', pages: [page('/een')] }), keepRollback: true });
  expect(await row()).toMatchObject({ version: '1.0.0-b' });
});

test('prune keeps the version that was live', async () => {
  await run('retire', remote);
  expect(await prune({ store, days: 0, keep: 1 })).toEqual([]);
});

test.each([
  ['shell', 'The shell cannot be retired.\n'],
  ['mfe-two', 'mfe-two was never released.\n'],
])('%s cannot be retired', async (name, sentence) => {
  expect(await run('retire', name)).toEqual({ code: 1, stdout: '', stderr: sentence });
});
