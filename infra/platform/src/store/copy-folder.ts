import { stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isReleaseId, type Release, type ReleaseFile, type ReleaseId } from '../protocol/release';
import { hasSameFiles, readRelease, readVerified } from './read';
import { VersionFolder } from './version-folder';

export interface Copy extends ReleaseId {
  /** In bytes. */
  size: number;
  /** When it was made, or used by a process for the first time: ms since the epoch. */
  usedAt: number;
}

/** Copies of releases in a folder, which may be removed, damaged or made again at any time. */
export class CopyFolder extends VersionFolder {
  /** The sizes of the copies that were measured before, by folder. */
  #sizes = new Map<string, number>();

  /** Is there a copy? It may be damaged. */
  exists(id: ReleaseId): Promise<boolean> {
    return stat(path.join(this.folderOf(id), 'release.json')).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  /** What a copy says about its release; null without a copy, and when it cannot be read. */
  async release(name: string, version: string): Promise<Release | null> {
    return readRelease(this.source, name, version).catch(() => null);
  }

  /** The bytes of a file in a copy; null when it is missing, altered or cannot be read. */
  async read({ name, version }: ReleaseId, file: ReleaseFile): Promise<Buffer | null> {
    const read = (f: string, max: number) => this.source.read(`${name}/${version}/${f}`, max);
    return readVerified(read, file).catch(() => null);
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
  async copy(release: Release, read: (file: ReleaseFile) => Promise<Buffer>): Promise<void> {
    await this.write(release, release.files, read, () => this.isIntact(release));
  }

  override async remove(id: ReleaseId): Promise<void> {
    this.#sizes.delete(this.folderOf(id));
    await super.remove(id);
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
    for (const name of await this.folders()) {
      for (const version of await this.folders(name)) {
        const id = { name, version };
        if (!isReleaseId(name, version) || !(await this.exists(id))) continue;
        const found = await stat(this.folderOf(id)).catch(() => null);
        if (found) copies.push({ ...id, size: await this.sizeOf(id), usedAt: found.mtimeMs });
      }
    }
    return copies;
  }

  override async sizeOf(id: ReleaseId): Promise<number> {
    const folder = this.folderOf(id);
    const size = this.#sizes.get(folder) ?? (await super.sizeOf(id));
    this.#sizes.set(folder, size);
    return size;
  }
}
