import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Pointer, parsePointer, parseRelease, type ReleaseId } from '@site/platform/protocol';

/** Puts a build in the store without any check and without making it live. */
export async function forceStaged(store: string, build: string): Promise<ReleaseId> {
  const { name, version } = parseRelease(await readFile(path.join(build, 'release.json'), 'utf8'));
  const folder = path.join(store, name, version);
  await rm(folder, { recursive: true, force: true });
  await cp(build, folder, { recursive: true });
  return { name, version };
}

/** Puts a build in the store and flips the pointer without any check. A remote that is not in the store yet gets a pointer. */
export async function forceLive(store: string, build: string): Promise<ReleaseId> {
  const { name, version } = await forceStaged(store, build);
  const before = await readFile(pointerOf(store, name), 'utf8').then(parsePointer, () => null);
  const previous = before ? [before.version, ...before.previous] : [];
  await point(store, name, { withdrawn: before?.withdrawn ?? [], version, previous });
  return { name, version };
}

/** Puts a build in the store and gives it to a share of the visitors without any check, or gives them more or less of it. */
export async function forceCanary(store: string, build: string, percent: number): Promise<ReleaseId> {
  const { name, version } = await forceStaged(store, build);
  const before = parsePointer(await readFile(pointerOf(store, name), 'utf8'));
  const changed = new Date().toISOString();
  const at = before.canary?.version === version ? before.canary.at : changed;
  const pointer = { ...before, canary: { version, percent, at }, changed };
  await replaceFile(pointerOf(store, name), JSON.stringify(pointer));
  return { name, version };
}

/**
 * Makes a version that was live before live again without any check, to clean up after a test: `rollback` renders all pages of the version
 * first, which takes seconds.
 *
 * @param to default: the version before the live one
 */
export async function forceBack(store: string, remote: string, to?: string): Promise<void> {
  const before = parsePointer(await readFile(pointerOf(store, remote), 'utf8'));
  const version = to ?? before.previous[0];
  if (!version) throw new Error(`${remote} has no version before ${before.version}.`);
  await point(store, remote, {
    ...before,
    version,
    previous: before.previous.slice(before.previous.indexOf(version) + 1),
    withdrawn: [before.version, ...before.withdrawn.filter((one) => one !== version)],
  });
}

const pointerOf = (store: string, remote: string) => path.join(store, remote, 'current.json');

async function point(store: string, remote: string, pointer: Omit<Pointer, 'at'>): Promise<void> {
  const at = new Date().toISOString();
  await replaceFile(pointerOf(store, remote), JSON.stringify({ ...pointer, at }));
}

/** A reader never sees half of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.forced`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
