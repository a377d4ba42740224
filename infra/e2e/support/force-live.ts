import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  POINTER_INDEX,
  type PointerIndex,
  parsePointer,
  parsePointerIndex,
  parseRelease,
  type ReleaseId,
} from '@site/release';

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
  const file = path.join(store, name, 'current.json');
  const before = await readFile(file, 'utf8').then(parsePointer, () => null);
  const previous = before ? [before.version, ...before.previous] : [];
  const at = new Date().toISOString();
  await replaceFile(file, JSON.stringify({ withdrawn: [], ...before, version, at, previous }));
  indexing = indexing.then(() => addToIndex(store, { [name]: { version, at } }));
  await indexing;
  return { name, version };
}

/** One at a time: tests release several remotes at once. */
let indexing = Promise.resolve();

async function addToIndex(store: string, pointers: PointerIndex): Promise<void> {
  const index = path.join(store, POINTER_INDEX);
  const others = await readFile(index, 'utf8').then(parsePointerIndex, () => ({}));
  await replaceFile(index, JSON.stringify({ ...others, ...pointers }));
}

/** A reader never sees half of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.forced`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
