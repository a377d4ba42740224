import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readVerified } from './read';
import { InvalidRelease, parseRelease, type Release } from './release';
import { folderSource, type ReleaseSource } from './source';

/** How long a change waits for another one, in ms. */
const LOCK_WAIT_MS = 20_000;
/** How long the removal of an abandoned lock by two processes at once may take, in ms. */
const LOCK_CONFIRMED_MS = 200;
/** A lock this old was left by a process that was killed: a change takes some milliseconds. */
const LOCK_ABANDONED_MS = 10_000;

/** A store that cannot be written. The message is a sentence for whoever releases. */
export class StoreNotWritable extends InvalidRelease {
  override name = 'StoreNotWritable';
}

/**
 * A store that can be written. Small files (pointers, history) are written within `change`, version folders with `add`. A folder does it
 * with a lock; a bucket can do the same with conditional writes, by running the work of a change again when another one came first.
 */
export interface ReleaseStore extends ReleaseSource {
  /** The names of the folders below a folder, sorted, without those that begin with a dot. Empty when there is no such folder. */
  folders(folder?: string): Promise<string[]>;
  /** The names of the files in a folder, sorted. Empty when there is no such folder. */
  files(folder: string): Promise<string[]>;
  /**
   * Runs a change of small files: no other change comes between what it reads and what it writes.
   *
   * @throws StoreNotWritable, or what the work throws; nothing is written when it throws before its first write.
   */
  change<T>(work: (write: (file: string, text: string) => Promise<void>) => Promise<T>): Promise<T>;
  /**
   * Adds a version with the files of a build. It appears as a whole.
   *
   * @throws InvalidRelease when the version is there already with other files, or a file is not the one of the release; StoreNotWritable
   */
  add(release: Release, dist: string): Promise<void>;
}

/** The store in a folder. */
export function openStore(folder: string): ReleaseStore {
  const root = path.resolve(folder);
  const source = folderSource(root);
  const writing = <T>(work: () => Promise<T>) => explainWriteErrors(root, work);
  const list = async (below: string, wanted: 'folders' | 'files') => {
    const entries = await readdir(path.join(root, below), { withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isDirectory() === (wanted === 'folders') && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  };
  return {
    ...source,
    folders: (below = '') => list(below, 'folders'),
    files: (below) => list(below, 'files'),
    change: async (work) => {
      const unlock = await writing(() => lock(root));
      try {
        return await work((file, text) => writing(() => replace(path.join(root, file), text)));
      } finally {
        await unlock();
      }
    },
    add: (release, dist) => writing(() => addVersion(root, release, dist)),
  };
}

/** Takes the lock of a store. @returns the function that gives it back. */
async function lock(root: string): Promise<() => Promise<void>> {
  await mkdir(root, { recursive: true });
  const file = path.join(root, '.lock');
  const token = randomUUID();
  const isOurs = async () => (await readFile(file, 'utf8').catch(() => '')) === token;
  const deadline = Date.now() + LOCK_WAIT_MS;
  let hasRemovedOne = false;
  for (;;) {
    try {
      await writeFile(file, token, { flag: 'wx' });
      // Another process that found the same abandoned lock may have removed this one instead.
      if (hasRemovedOne) await sleep(LOCK_CONFIRMED_MS);
      if (!hasRemovedOne || (await isOurs())) {
        return async () => {
          if (await isOurs()) await rm(file, { force: true });
        };
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const since = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - since > LOCK_ABANDONED_MS) {
      await rm(file, { force: true });
      hasRemovedOne = true;
    } else if (Date.now() > deadline) {
      throw new StoreNotWritable(`Another change of the store ${root} takes too long: try again.`);
    } else await sleep(10 + Math.random() * 20);
  }
}

/** Writes a file as a whole: a reader sees what it was before or what it is then. */
async function replace(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(unfinished, text);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function addVersion(root: string, release: Release, dist: string): Promise<void> {
  const { name, version } = release;
  const target = path.join(root, name, version);
  if (await hasVersion(root, release)) return;
  const unfinished = path.join(root, name, `.${version}.${randomUUID()}`);
  try {
    await mkdir(unfinished, { recursive: true });
    const build = folderSource(dist);
    for (const file of release.files) {
      // The build may have been replaced since it was checked.
      const bytes = await readVerified(build.read, file);
      const copy = path.join(unfinished, file.path);
      await mkdir(path.dirname(copy), { recursive: true });
      await writeFile(copy, bytes);
    }
    await writeFile(path.join(unfinished, 'release.json'), JSON.stringify(release, null, 2));
    await rename(unfinished, target).catch(async (error: NodeJS.ErrnoException) => {
      // Another process has added it meanwhile.
      const isThere = ['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '') && (await hasVersion(root, release));
      if (!isThere) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
  }
}

/** Is the version in the store? @throws InvalidRelease when it is there with other files: a version never changes. */
async function hasVersion(root: string, { name, version, files }: Release): Promise<boolean> {
  const json = await folderSource(root)
    .read(`${name}/${version}/release.json`, Number.POSITIVE_INFINITY)
    .catch(() => null);
  if (!json) return false;
  if (JSON.stringify(parseRelease(json.toString('utf8')).files) === JSON.stringify(files)) return true;
  throw new InvalidRelease(`${name} ${version} is in the store already, with other files.`);
}

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EROFS: 'it is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'it is not a folder',
};

async function explainWriteErrors<T>(root: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new StoreNotWritable(`Nothing can be written to the store ${root}: ${reason}.`, { cause: error });
  }
}
