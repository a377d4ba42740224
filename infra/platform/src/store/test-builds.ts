import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseRelease, type Release } from '../protocol/release';
import type { Published } from './make-live';
import { lastKnown, readStates, writePointer } from './pointers';
import { publish } from './publish';
import { sha256 } from './read';
import { openStore } from './store';

/** A page in a release.json. */
export const page = (address: string): Release['pages'][number] => ({
  path: address,
  personal: false,
  query: [],
  chunks: [],
});

/** Writes a build below a folder with these facts and files, those in `maps/` as its source maps. @returns its folder */
export function writeBuild(
  folder: string,
  facts: Partial<Release> = {},
  files: Record<string, string> = { 'web/a.js': 'a', 'node/b.js': 'b' },
): string {
  const dist = mkdtempSync(path.join(folder, 'dist-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  }
  const listed = Object.entries(files).map(([file, text]) => ({
    path: file,
    size: text.length,
    sha256: sha256(text),
  }));
  const maps = listed.filter((file) => file.path.startsWith('maps/'));
  const release: Release = {
    format: 1,
    kind: 'remote',
    name: 'mfe-one',
    version: '1.0.0-a',
    commit: null,
    builtAt: '2026-01-01T00:00:00.000Z',
    kit: '^1.0.0',
    pages: facts.kind === 'shell' ? [] : [page('/een')],
    files: listed.filter((file) => !maps.includes(file)),
    ...(maps.length > 0 && { maps }),
    ...facts,
  };
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}

/** The file that names the builds whose check goes on as long as it names them, and how the check of one that has begun is noted. */
const holdIn = (folder: string) => path.join(folder, 'hold');
const CHECKING = 'checking-';

/** Writes a build of the shell, which finds nothing wrong with the pages of a remote. @returns its folder */
export function writeShellBuild(folder: string, facts: Partial<Release> = {}): string {
  const hold = JSON.stringify(holdIn(folder));
  const check = `
    const fs = require('node:fs');
    const isHeld = () => fs.existsSync(${hold}) && fs.readFileSync(${hold}, 'utf8').split('\\n').includes(process.argv[2]);
    if (isHeld()) {
      fs.writeFileSync(${JSON.stringify(path.join(folder, CHECKING))} + process.pid, '');
      const timer = setInterval(() => isHeld() || clearInterval(timer), 5);
    }`;
  return writeBuild(
    folder,
    { name: 'shell', kind: 'shell', kit: '1.4.0', ...facts },
    { 'node/check.cjs': check },
  );
}

/**
 * Does something while the pages of these builds are checked, before anything of them is in the store.
 *
 * @param publishing what has been started, and checks each of the builds
 */
export async function whileChecked<T>(
  dists: readonly string[],
  publishing: () => Promise<T>,
  work: () => Promise<unknown> | unknown = () => {},
): Promise<T> {
  const folder = path.dirname(dists[0] ?? '');
  writeFileSync(holdIn(folder), dists.join('\n'));
  const published = publishing();
  published.catch(() => {});
  const begun = () => readdirSync(folder).filter((name) => name.startsWith(CHECKING)).length;
  while (begun() < dists.length) await sleep(10);
  await work();
  // Not removed: a check could find the file and then not read it.
  writeFileSync(holdIn(folder), '');
  return published;
}

/** Puts a build in a store as it is: without the checks of `stage`, for which a process starts. */
export async function addToStore(store: string, dist: string): Promise<Release> {
  const release = parseRelease(readFileSync(path.join(dist, 'release.json'), 'utf8'));
  await openStore(store).add(release, dist);
  return release;
}

/** Puts a build in a store and makes it live, without the checks of `publish`. */
export async function makeLive(location: string, dist: string): Promise<Release> {
  const release = await addToStore(location, dist);
  const { name, version, commit } = release;
  const store = openStore(location);
  await store.change(name, async (write) => {
    const states = await readStates(store);
    const known = await lastKnown(store, name, states.get(name) ?? { kind: 'never-released' });
    const change = { action: 'publish', version, commit, by: 'a test' } as const;
    await writePointer(write, name, known, change);
  });
  return release;
}

/** Publishes builds, all of which are being checked before the first one is put in the store. */
export function publishAtOnce(
  store: string,
  dists: readonly string[],
): Promise<PromiseSettledResult<Published>[]> {
  return whileChecked(dists, () => Promise.allSettled(dists.map((dist) => publish({ store, dist }))));
}
