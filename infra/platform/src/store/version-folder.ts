import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isReleaseId, type Release, type ReleaseFile, type ReleaseId } from '../protocol/release';
import { folderSource, type ReleaseSource } from './source';

/** A version that is unfinished after this time was left by a process that ended, in ms. */
const UNFINISHED_MS = 3_600_000;

/** The name of a folder that is being written or removed: it ends with a random id. */
const TEMPORARY = /^\.?(.+)\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The disk cannot hold a version. */
export class DiskError extends Error {
  override name = 'DiskError';
  readonly code: string;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = (cause as NodeJS.ErrnoException).code ?? '';
  }
}

/**
 * Versions of releases in a folder, at `<name>/<version>`. Several processes may use it: a version appears as a whole and vanishes as a
 * whole, at any time.
 */
export class VersionFolder {
  readonly root: string;
  readonly source: ReleaseSource;

  constructor(folder: string) {
    this.root = path.resolve(folder);
    this.source = folderSource(this.root);
  }

  /** The folder of a version, whether it is there or not. */
  folderOf({ name, version }: ReleaseId): string {
    return path.join(this.root, name, version);
  }

  /**
   * Writes a version.
   *
   * @param read the bytes of a file; what it throws is thrown
   * @param isThere is it there already, as it should be? Then it stays
   * @throws DiskError
   */
  async write(
    release: Release,
    files: readonly ReleaseFile[],
    read: (file: ReleaseFile) => Promise<Buffer>,
    isThere: () => Promise<boolean>,
  ): Promise<void> {
    const temporary = this.#temporary(release);
    const write = async (file: string, content: Buffer | string) => {
      const place = path.join(temporary, file);
      await onDisk(mkdir(path.dirname(place), { recursive: true }));
      await onDisk(writeFile(place, content));
    };
    try {
      await onDisk(mkdir(temporary, { recursive: true }));
      for (const file of files) await write(file.path, await read(file));
      await write('release.json', JSON.stringify(release, null, 2));
      const putInPlace = () => rename(temporary, this.folderOf(release));
      await putInPlace().catch(async () => {
        if (await isThere()) return;
        await onDisk(this.remove(release).then(putInPlace));
      });
    } finally {
      await rm(temporary, { recursive: true, force: true }).catch(() => {});
    }
  }

  /** Removes a version, if it is there. */
  async remove(id: ReleaseId): Promise<void> {
    const temporary = this.#temporary(id);
    try {
      // Under another name first, so that nobody ever sees half of it.
      await rename(this.folderOf(id), temporary);
      await rm(temporary, { recursive: true, force: true, maxRetries: 3 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }

  /** Removes what processes left that ended while they wrote or removed a version. */
  async clean(): Promise<void> {
    for (const name of await this.folders()) {
      for (const entry of await foldersIn(path.join(this.root, name))) {
        const leftover = path.join(this.root, name, entry);
        const [, version = ''] = TEMPORARY.exec(entry) ?? [];
        const found = isReleaseId(name, version) && (await stat(leftover).catch(() => null));
        if (!found || Date.now() - found.mtimeMs < UNFINISHED_MS) continue;
        // Another process may be deleting it too.
        await rm(leftover, { recursive: true, force: true, maxRetries: 3 });
      }
    }
  }

  /** The names of the folders in a folder, sorted, without those that begin with a dot or are temporary. */
  async folders(below = ''): Promise<string[]> {
    const all = await foldersIn(path.join(this.root, below));
    return all.filter((name) => !name.startsWith('.') && !TEMPORARY.test(name)).sort();
  }

  /** The size of a version, in bytes. */
  async sizeOf(id: ReleaseId): Promise<number> {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = await readdir(this.folderOf(id), options).catch(() => []);
    const files = entries.filter((entry) => entry.isFile());
    const sizes = files.map(({ parentPath, name }) =>
      stat(path.join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  #temporary({ name, version }: ReleaseId): string {
    return path.join(this.root, name, `.${version}.${randomUUID()}`);
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
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
