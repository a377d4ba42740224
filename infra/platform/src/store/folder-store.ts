import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseFile } from '../protocol/release';
import { filesInStore, hasVersion, readVerified } from './read';
import { replaceFile } from './replace-file';
import { buildSource } from './source';
import type { ReleaseStore } from './store';
import { StoreNotWritable } from './store-errors';
import { VersionFolder } from './version-folder';

/** How long a change waits for another one, in ms. */
const LOCK_WAIT_MS = 20_000;
/** How long the removal of an abandoned lock by two processes at once may take, in ms. */
const LOCK_CONFIRMED_MS = 200;
/** A lock this old was left by a process that was killed: one that works renews its lock. */
const LOCK_ABANDONED_MS = 10_000;
const LOCK_RENEWED_MS = 2000;

export function folderStore(folder: string): ReleaseStore {
  const versions = new VersionFolder(folder);
  const { root, source } = versions;
  const writing = <T>(work: () => Promise<T>) => explainWriteErrors(root, work);
  return {
    ...source,
    folders: (below) => versions.folders(below),
    files: async (below) => {
      const entries = await readdir(path.join(root, below), { withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort();
    },
    folderOf: async (release) => versions.folderOf(release),
    change: async (_name, work) => {
      const unlock = await writing(() => lock(root));
      try {
        return await work(
          (file, text) => writing(() => replaceFile(path.join(root, file), text)),
          (id) => writing(() => versions.remove(id)),
        );
      } finally {
        await unlock();
      }
    },
    addedAt: async (id) => {
      const found = await stat(path.join(versions.folderOf(id), 'release.json')).catch(() => null);
      return found?.mtimeMs ?? null;
    },
    sizeOf: (id) => versions.sizeOf(id),
    clean: () => writing(() => versions.clean()),
    add: (release, dist) =>
      writing(async () => {
        const build = buildSource(dist);
        const isThere = () => hasVersion(source, release);
        if ((await isThere()) && (await isAddedNow(versions.folderOf(release)))) return;
        // The build may have been replaced since it was checked.
        const read = (file: ReleaseFile) => readVerified(build.read, file);
        await versions.write(release, filesInStore(release), read, isThere);
      }),
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
        const renewal = setInterval(() => void renew(file), LOCK_RENEWED_MS).unref();
        return async () => {
          clearInterval(renewal);
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

async function renew(file: string): Promise<void> {
  const now = new Date();
  // A lock that somebody else has removed is not ours to renew.
  await utimes(file, now, now).catch(() => {});
}

/** Notes that a version is added now. @returns false when it was removed meanwhile */
async function isAddedNow(folder: string): Promise<boolean> {
  const now = new Date();
  return utimes(path.join(folder, 'release.json'), now, now).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EROFS: 'it is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
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
