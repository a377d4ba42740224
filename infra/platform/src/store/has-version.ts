import { InvalidRelease, type Release } from '../protocol/release';
import { hasSameFiles } from './copy-folder';
import { readRelease } from './read';
import type { ReleaseSource } from './source';
import { FileNotFound } from './store-errors';

/** Is the version in a store? @throws InvalidRelease when it is there with other files: a version never changes. */
export async function hasVersion(store: ReleaseSource, release: Release): Promise<boolean> {
  const { name, version } = release;
  const there = await readRelease(store, name, version).catch((error: unknown) => {
    if (error instanceof FileNotFound) return null;
    throw error;
  });
  if (!there || hasSameFiles(there, release)) return there !== null;
  throw new InvalidRelease(`${name} ${version} is in the store already, with other files.`);
}
