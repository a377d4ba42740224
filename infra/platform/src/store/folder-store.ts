import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Release, ReleaseId } from '../protocol/release';
import { filesInStore, hasVersion, readVerified } from './read';
import { buildSource, folderSource } from './source';
import type { ReleaseStore } from './store';
import { StoreNotWritable } from './store-errors';

/** How long a change waits for another one, in ms. */
const LOCK_WAIT_MS = 20_000;
/** How long the removal of an abandoned lock by two processes at once may take, in ms. */
const LOCK_CONFIRMED_MS = 200;
/** A lock this old was left by a process that was killed: one that works renews its lock. */
const LOCK_ABANDONED_MS = 10_000;
const LOCK_RENEWED_MS = 2000;

/** A version that is unfinished after this time was left by a process that was killed, in ms. */
const UNFINISHED_MS = 3_600_000;
/** The name of a removed version begins with it, until its files are gone. */
const REMOVED = '.removed-';
/** The name of a removed version, or of one that is being added. */
const HIDDEN = /^\.[0-9A-Za-z][0-9A-Za-z.-]*\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The store in a folder. */
export function folderStore(folder: string): ReleaseStore {
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
    folderOf: async (release) => folderOf(root, release),
    change: async (_name, work) => {
      const unlock = await writing(() => lock(root));
      try {
        return await work(
          (file, text) => writing(() => replace(path.join(root, file), text)),
          (id) => writing(() => removeVersion(root, id)),
        );
      } finally {
        await unlock();
      }
    },
    addedAt: (id) => addedAt(folderOf(root, id)),
    sizeOf: (id) => sizeOfFolder(folderOf(root, id)),
    clean: () => writing(() => clean(root)),
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

const folderOf = (root: string, { name, version }: ReleaseId) => path.join(root, name, version);

async function addVersion(root: string, release: Release, dist: string): Promise<void> {
  const { name, version } = release;
  const target = folderOf(root, release);
  if ((await hasVersion(folderSource(root), release)) && (await isAddedNow(target))) return;
  const unfinished = path.join(root, name, `.${version}.${randomUUID()}`);
  try {
    await mkdir(unfinished, { recursive: true });
    const build = buildSource(dist);
    for (const file of filesInStore(release)) {
      // The build may have been replaced since it was checked.
      const bytes = await readVerified(build.read, file);
      const copy = path.join(unfinished, file.path);
      await mkdir(path.dirname(copy), { recursive: true });
      await writeFile(copy, bytes);
    }
    await writeFile(path.join(unfinished, 'release.json'), JSON.stringify(release, null, 2));
    await rename(unfinished, target).catch(async (error: NodeJS.ErrnoException) => {
      // Another process has added it meanwhile.
      const isThere =
        ['ENOTEMPTY', 'EEXIST'].includes(error.code ?? '') && (await hasVersion(folderSource(root), release));
      if (!isThere) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
  }
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

async function addedAt(folder: string): Promise<number | null> {
  const found = await stat(path.join(folder, 'release.json')).catch(() => null);
  return found?.mtimeMs ?? null;
}

async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Takes a version out of sight in one step. */
async function removeVersion(root: string, id: ReleaseId): Promise<void> {
  const hidden = path.join(root, id.name, `${REMOVED}${id.version}.${randomUUID()}`);
  await rename(folderOf(root, id), hidden).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

async function clean(root: string): Promise<void> {
  const folders = await readdir(root, { withFileTypes: true }).catch(() => []);
  for (const { name } of folders.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))) {
    const entries = await readdir(path.join(root, name), { withFileTypes: true });
    for (const { name: entry } of entries.filter((one) => one.isDirectory() && HIDDEN.test(one.name))) {
      const folder = path.join(root, name, entry);
      const isUnfinished = async () => Date.now() - (await stat(folder)).mtimeMs > UNFINISHED_MS;
      if (entry.startsWith(REMOVED) || (await isUnfinished().catch(() => false))) {
        // Another process may be deleting it too.
        await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      }
    }
  }
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
