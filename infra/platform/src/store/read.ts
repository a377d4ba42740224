import { createHash } from 'node:crypto';
import {
  InvalidRelease,
  type Pointer,
  parsePointer,
  parseRelease,
  type Release,
  type ReleaseFile,
  type ReleaseId,
} from '../protocol/release';
import { MAX_POINTER_BYTES, MAX_RELEASE_JSON_BYTES } from '../protocol/rules';
import type { ReadOptions, ReleaseSource } from './source';
import { FileNotFound, FileTooLarge } from './store-errors';

/** For shells, which read pointers often: a bucket that does not answer must not hold them up. */
export const POLLED: ReadOptions = { timeoutMs: 3000 };

/** SHA-256 of some bytes, hexadecimal. */
export function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The pointer of a remote, or null when it was never released. */
export async function readPointer(
  source: ReleaseSource,
  name: string,
  options?: ReadOptions,
): Promise<Pointer | null> {
  try {
    const json = await source.read(`${name}/current.json`, MAX_POINTER_BYTES, { ...options, again: true });
    return parsePointer(json.toString('utf8'));
  } catch (error) {
    if (error instanceof FileNotFound) return null;
    throw error;
  }
}

/** The release.json of a version. @throws FileNotFound, InvalidRelease */
export async function readRelease(source: ReleaseSource, name: string, version: string): Promise<Release> {
  const json = await source.read(`${name}/${version}/release.json`, MAX_RELEASE_JSON_BYTES);
  const release = parseRelease(json.toString('utf8'));
  if (release.name !== name || release.version !== version) {
    throw new InvalidRelease(`The folder ${name}/${version} contains ${release.name} ${release.version}.`);
  }
  return release;
}

/** As `readRelease`. @param missing what is said to people when it is not there @throws InvalidRelease */
export async function requireRelease(
  source: ReleaseSource,
  { name, version }: ReleaseId,
  missing = `${name} ${version} is not in the store.`,
): Promise<Release> {
  return readRelease(source, name, version).catch((error: unknown) => {
    if (error instanceof FileNotFound) throw new InvalidRelease(missing);
    throw error;
  });
}

/** Is the version in a store? @throws InvalidRelease when it is there with other files: a version never changes. */
export async function hasVersion(source: ReleaseSource, release: Release): Promise<boolean> {
  const { name, version } = release;
  const there = await readRelease(source, name, version).catch((error: unknown) => {
    if (error instanceof FileNotFound) return null;
    throw error;
  });
  if (!there || hasSameFiles(there, release)) return there !== null;
  throw new InvalidRelease(`${name} ${version} is in the store already, with other files.`);
}

/** The files of a release that are in a store: shells need those in `files` only. */
export function filesInStore({ files, maps = [] }: Release): readonly ReleaseFile[] {
  return [...files, ...maps];
}

/** Do two descriptions of one version list the same files? Builds of the same input at another time do. */
export function hasSameFiles(one: Release, other: Release): boolean {
  return one === other || JSON.stringify(one.files) === JSON.stringify(other.files);
}

/** The bytes of one file of a release, checked against its size and hash. @throws InvalidRelease when it is missing or altered. */
export async function readVerified(
  read: (file: string, maxBytes: number) => Promise<Buffer>,
  file: ReleaseFile,
): Promise<Buffer> {
  const bytes = await read(file.path, file.size).catch((error: unknown) => {
    if (error instanceof FileNotFound) throw new InvalidRelease(`The file ${file.path} is missing.`);
    if (error instanceof FileTooLarge) return null;
    throw error;
  });
  if (bytes?.length !== file.size || sha256(bytes) !== file.sha256) {
    throw new InvalidRelease(`The file ${file.path} is not what was built: its hash differs.`);
  }
  return bytes;
}
