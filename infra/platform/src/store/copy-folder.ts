import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isReleaseId, type Release, type ReleaseFile, type ReleaseId } from '../protocol/release';
import { hasSameFiles, readRelease, readVerified } from './read';
import { folderSource, type ReleaseSource } from './source';

/** The disk cannot hold a copy. */
export class DiskError extends Error {
  override name = 'DiskError';

  /** There is no space left, for this process or at all. */
  readonly full: boolean;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    const { code = '' } = cause as NodeJS.ErrnoException;
    this.full = ['ENOSPC', 'EDQUOT'].includes(code);
  }
}

/** A copy in the folder. */
export interface Copy extends ReleaseId {
  /** In bytes. */
  size: number;
  /** When it was made, or used by a process for the first time: ms since the epoch. */
  usedAt: number;
}

/** The name of a folder that is being written or removed: it ends with a random id. */
const TEMPORARY = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Copies of releases in a folder, at `<name>/<version>` like in a store. Several processes may share the folder: a copy appears as a
 * whole and vanishes as a whole, at any time.
 */
export class CopyFolder {
  readonly #folder: string;
  readonly #copies: ReleaseSource;
  /** The sizes of the copies that were measured before, by folder. */
  #sizes = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = path.resolve(folder);
    this.#copies = folderSource(this.#folder);
  }

  /** The folder of the copy of this release, whether there is one or not. */
  folderOf({ name, version }: ReleaseId): string {
    return path.join(this.#folder, name, version);
  }

  /** Is there a copy? It may be damaged. */
  exists(id: ReleaseId): Promise<boolean> {
    return stat(path.join(this.folderOf(id), 'release.json')).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  /** What a copy says about its release; null without a copy, and when it cannot be read. */
  async release(name: string, version: string): Promise<Release | null> {
    return readRelease(this.#copies, name, version).catch(() => null);
  }

  /** The bytes of a file in a copy; null when it is missing, altered or cannot be read. */
  async read(release: ReleaseId, file: ReleaseFile): Promise<Buffer | null> {
    const { name, version } = release;
    return readVerified((f, max) => this.#copies.read(`${name}/${version}/${f}`, max), file).catch(
      () => null,
    );
  }

  /** Does the copy have every file of the release, in its size? */
  async isComplete(release: Release): Promise<boolean> {
    const folder = this.folderOf(release);
    const hasFile = ({ path: file, size }: ReleaseFile) =>
      stat(path.join(folder, file)).then(
        (found) => found.size === size,
        () => false,
      );
    const found = await Promise.all([this.exists(release), ...release.files.map(hasFile)]);
    return found.every(Boolean);
  }

  /** Reads the whole copy. Its release.json must list the same files, and each must have its hash. */
  async isIntact(release: Release): Promise<boolean> {
    const copied = await this.release(release.name, release.version);
    if (!copied || !hasSameFiles(copied, release)) return false;
    for (const file of release.files) {
      if (!(await this.read(release, file))) return false;
    }
    return true;
  }

  /**
   * Makes a copy. When another process makes the same one first, that one is used.
   *
   * @param read the bytes of a file; what it throws is thrown
   * @throws DiskError
   */
  async write(release: Release, read: (file: ReleaseFile) => Promise<Buffer>): Promise<void> {
    const temporary = this.#temporary(release);
    const write = async (file: string, content: Buffer | string) => {
      const place = path.join(temporary, file);
      await onDisk(mkdir(path.dirname(place), { recursive: true }));
      await onDisk(writeFile(place, content));
    };
    try {
      await onDisk(mkdir(temporary, { recursive: true }));
      for (const file of release.files) await write(file.path, await read(file));
      await write('release.json', JSON.stringify(release));
      await this.#putInPlace(temporary, release);
    } finally {
      await rm(temporary, { recursive: true, force: true }).catch(() => {});
    }
  }

  async #putInPlace(temporary: string, release: Release): Promise<void> {
    const place = this.folderOf(release);
    try {
      await rename(temporary, place);
    } catch {
      if (await this.isIntact(release)) return;
      await this.remove(release);
      await onDisk(rename(temporary, place));
    }
  }

  /** Removes a copy. @returns false when it cannot be removed */
  async remove(id: ReleaseId): Promise<boolean> {
    this.#sizes.delete(this.folderOf(id));
    const temporary = this.#temporary(id);
    try {
      // Under another name first, so that other processes never see half of it.
      await rename(this.folderOf(id), temporary);
      await rm(temporary, { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return false;
    }
    return true;
  }

  /** Records that a copy is in use, for the processes that come later. */
  async touch(id: ReleaseId): Promise<void> {
    const now = new Date();
    // Without it the copy only looks older than it is.
    await utimes(this.folderOf(id), now, now).catch(() => {});
  }

  /** All copies. Other files and folders are not looked at. */
  async list(): Promise<Copy[]> {
    const copies: Copy[] = [];
    for (const name of await foldersIn(this.#folder)) {
      for (const version of await foldersIn(path.join(this.#folder, name))) {
        const id = { name, version };
        if (!isReleaseId(name, version) || TEMPORARY.test(version) || !(await this.exists(id))) continue;
        const folder = this.folderOf(id);
        const found = await stat(folder).catch(() => null);
        if (found) copies.push({ ...id, size: await this.#sizeOf(folder), usedAt: found.mtimeMs });
      }
    }
    return copies;
  }

  /** Removes what processes left that ended while they wrote or removed a copy. @param minAge in ms */
  async removeLeftovers(minAge: number): Promise<void> {
    for (const name of await foldersIn(this.#folder)) {
      for (const entry of await foldersIn(path.join(this.#folder, name))) {
        const version = entry.replace(/^\./, '').replace(TEMPORARY, '');
        if (!TEMPORARY.test(entry) || !isReleaseId(name, version)) continue;
        const leftover = path.join(this.#folder, name, entry);
        const found = await stat(leftover).catch(() => null);
        if (!found || Date.now() - found.mtimeMs < minAge) continue;
        await rm(leftover, { recursive: true, force: true }).catch(() => {});
      }
    }
  }

  async #sizeOf(folder: string): Promise<number> {
    const known = this.#sizes.get(folder);
    if (known !== undefined) return known;
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const sizes = entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        stat(path.join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      );
    const size = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
    this.#sizes.set(folder, size);
    return size;
  }

  #temporary({ name, version }: ReleaseId): string {
    return path.join(this.#folder, name, `.${version}.${randomUUID()}`);
  }
}

/** Throws a failure as DiskError. */
async function onDisk<T>(action: Promise<T>): Promise<T> {
  try {
    return await action;
  } catch (error) {
    throw new DiskError(error);
  }
}

/** The folders in a folder; none when it cannot be read. */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
