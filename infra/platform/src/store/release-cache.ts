import { LRUCache } from 'lru-cache';
import {
  InvalidRelease,
  isReleaseId,
  type Release,
  type ReleaseFile,
  type ReleaseId,
} from '../protocol/release';
import { checkSize, sizeOf } from '../protocol/rules';
import { CopyFolder } from './copy-folder';
import { hasSameFiles, readRelease, readVerified } from './read';
import { shareInFlight } from './share-in-flight';
import type { ReleaseSource } from './source';
import { FileNotFound } from './store-errors';
import { DiskError } from './version-folder';

/** How many descriptions of releases are kept in memory. */
const MAX_RELEASES_IN_MEMORY = 100;

/** The files in memory of releases that have no copy on disk, in bytes. */
const MAX_MEMORY_BYTES = 32 * 1024 * 1024;

/** When writing a copy is tried again after the disk could not hold it, in ms. */
const DISK_RETRY_MS = 60_000;

/** A release whose files were all verified. */
interface Verified {
  release: Release;
  /** Is there a copy of it? If not, its files come from the store. */
  onDisk: boolean;
  /** When a copy is tried again: ms since the epoch. */
  retryAt: number;
}

/**
 * The releases that this process uses: reads them from a store, verifies every file against release.json, and keeps copies on disk
 * from which they are read at the next start, also when the store is away. When the disk cannot hold a copy, files come from the
 * store, each verified. Several processes may share the folder.
 */
export class ReleaseCache {
  readonly #source: ReleaseSource;
  readonly #copies: CopyFolder;
  readonly #maxBytes: number;
  readonly #log: { warn(fields: object, message: string): void } | undefined;
  readonly #ready: Promise<void>;
  #releases = new LRUCache<string, Release>({ max: MAX_RELEASES_IN_MEMORY });
  #files = new LRUCache<string, Buffer>({
    maxSize: MAX_MEMORY_BYTES,
    // Of an empty file too it must be positive.
    sizeCalculation: ({ length }) => Math.max(length, 1),
  });
  #builds = new Map<string, { release: Release; source: ReleaseSource }>();
  #verified = new Map<string, Verified>();
  #kept = new Map<string, ReleaseId>();
  /** When this process used a release the last time. */
  #usedAt = new Map<string, number>();
  #lastUse = 0;
  /** Runs an action, or joins the one that is running. */
  readonly #once = shareInFlight();
  #diskFails = false;

  /**
   * @param options.folder for the copies; it need not exist
   * @param options.maxBytes of all copies together. Those that are kept may exceed it
   */
  constructor(options: {
    source: ReleaseSource;
    folder: string;
    maxBytes?: number;
    log?: { warn(fields: object, message: string): void };
  }) {
    this.#source = options.source;
    this.#copies = new CopyFolder(options.folder);
    this.#maxBytes = options.maxBytes ?? Number.POSITIVE_INFINITY;
    this.#log = options.log;
    // Not all of it can be removed everywhere.
    const cleaned = this.#copies.clean().catch(() => {});
    this.#ready = cleaned.then(() => this.#trim());
  }

  /**
   * The description of a release: from memory, a verified copy or the store. A failure is not remembered.
   *
   * @throws FileNotFound, InvalidRelease; another error when the store cannot be read
   */
  async release(name: string, version: string): Promise<Release> {
    if (!isReleaseId(name, version)) throw new FileNotFound(`${name} ${version} is not in the store.`);
    const key = keyOf({ name, version });
    const known = this.known({ name, version });
    if (known) return known;
    return this.#once(`release ${key}`, async () => {
      const release =
        (await this.#releaseOnDisk(name, version)) ?? (await readRelease(this.#source, name, version));
      checkSize(release);
      this.#releases.set(key, release);
      return release;
    });
  }

  /** The description of a release that is in memory. */
  known(id: ReleaseId): Release | undefined {
    const key = keyOf(id);
    return this.#builds.get(key)?.release ?? this.#releases.get(key);
  }

  /**
   * Makes every file of a release available and verified: in a copy on disk, or from the store when the disk cannot hold one.
   *
   * @throws InvalidRelease when it is too large or a file is missing or altered; another error when the store cannot be read
   */
  async fetch(release: Release): Promise<void> {
    this.#use(release);
    const key = keyOf(release);
    const verified = this.#verified.get(key);
    if (verified && hasSameFiles(verified.release, release)) {
      if (!verified.onDisk) return this.#retryDisk(verified);
      if (await this.#copies.isComplete(release)) return;
      this.#verified.delete(key);
    }
    await this.#once(`fetch ${key}`, () => this.#obtain(release));
  }

  /**
   * One verified file of a release, from the copy or else from the store.
   *
   * @param file its path in the release
   * @throws FileNotFound when the release does not list it; InvalidRelease when it is missing or altered; another error when the
   * store cannot be read
   */
  async read(release: Release, file: string): Promise<Buffer> {
    const listed = release.files.find(({ path }) => path === file);
    if (!listed) throw new FileNotFound(`${release.name} ${release.version} has no file ${file}.`);
    this.#use(release);
    const key = keyOf(release);
    return this.#once(`read ${memoryKey(release, listed)}`, async () => {
      const verified = this.#verified.get(key);
      const copied = verified?.onDisk !== false && (await this.#copies.read(release, listed));
      if (copied) return copied;
      // The next fetch repairs or replaces the copy.
      if (verified?.onDisk) this.#verified.delete(key);
      return this.#readThroughMemory(release, listed);
    });
  }

  /** The folder of the complete copy of a release that was fetched, or null when the disk cannot hold one. */
  folderOf(release: Release): string | null {
    this.#use(release);
    const verified = this.#verified.get(keyOf(release));
    const copied = verified?.onDisk && hasSameFiles(verified.release, release);
    return copied ? this.#copies.folderOf(release) : null;
  }

  /**
   * Never removes the copies of these releases, until the next call names others. All other copies may be removed, the least recently
   * used first, when there are too many.
   */
  keep(releases: Iterable<ReleaseId>): void {
    this.#kept = new Map([...releases].map((id) => [keyOf(id), id]));
    for (const id of this.#kept.values()) void this.#copies.touch(id);
  }

  /**
   * Fetches a release that need not be in the store: the build of this process itself.
   *
   * @param build its folder, as a source of its own: `web/…` and `node/…`. It is not read again once there is a copy
   * @throws as `fetch`
   */
  async add(release: Release, build: ReleaseSource): Promise<void> {
    this.#builds.set(keyOf(release), { release, source: build });
    await this.fetch(release);
  }

  async #releaseOnDisk(name: string, version: string): Promise<Release | null> {
    await this.#ready;
    const release = await this.#copies.release(name, version);
    if (!release) return null;
    if (this.#verified.get(keyOf(release))?.onDisk) return release;
    checkSize(release);
    if (await this.#hasCopy(release)) {
      this.#setVerified(release, { onDisk: true });
      return release;
    }
    return null;
  }

  async #obtain(release: Release): Promise<void> {
    checkSize(release);
    await this.#ready;
    try {
      const onDisk = (await this.#hasCopy(release)) || (await this.#writeCopy(release));
      if (!onDisk) {
        for (const file of release.files) await this.#readThroughMemory(release, file);
      }
      this.#setVerified(release, { onDisk });
    } catch (error) {
      if (error instanceof InvalidRelease) this.#forget(release);
      throw error;
    }
    await this.#trim();
  }

  /** Is there an intact copy? A damaged one is removed. */
  async #hasCopy(release: Release): Promise<boolean> {
    if (await this.#copies.isIntact(release)) {
      await this.#copies.touch(release);
      return true;
    }
    if (await this.#copies.exists(release)) {
      const { name, version } = release;
      this.#log?.warn({ name, version }, 'a copy of a release is damaged and is fetched again');
      await this.#copies.remove(release).catch(() => {});
    }
    return false;
  }

  /** Writes a copy. @returns false when the disk cannot hold it */
  async #writeCopy(release: Release): Promise<boolean> {
    const write = () => this.#copies.copy(release, (file) => this.#readFromSource(release, file));
    try {
      if (!(await this.#fits(release))) throw new DiskError(new Error('The cache is too small for it.'));
      await write().catch(async (error: unknown) => {
        const full = error instanceof DiskError && ['ENOSPC', 'EDQUOT'].includes(error.code);
        if (!full || (await this.#remove((total) => total - sizeOf(release))) === 0) throw error;
        await write();
      });
      this.#diskFails = false;
      return true;
    } catch (error) {
      if (!(error instanceof DiskError)) throw error;
      const { name, version } = release;
      if (!this.#diskFails) {
        this.#log?.warn(
          { name, version, err: error },
          'releases are read from the store: no copy can be made',
        );
      }
      this.#diskFails = true;
      return false;
    }
  }

  /** Tries in the background to make a copy of a release that has none. */
  #retryDisk(verified: Verified): void {
    if (Date.now() < verified.retryAt) return;
    const { release } = verified;
    const retry = async () => {
      const onDisk = await this.#writeCopy(release);
      this.#setVerified(release, { onDisk });
      if (onDisk) await this.#trim();
    };
    // The release stays available when it fails.
    this.#once(`fetch ${keyOf(release)}`, retry).catch(() => this.#setVerified(release, { onDisk: false }));
  }

  async #readThroughMemory(release: Release, file: ReleaseFile): Promise<Buffer> {
    const key = memoryKey(release, file);
    const known = this.#files.get(key);
    if (known) return known;
    try {
      const bytes = await this.#readFromSource(release, file);
      this.#files.set(key, bytes);
      return bytes;
    } catch (error) {
      if (error instanceof InvalidRelease) this.#forget(release);
      throw error;
    }
  }

  /** From the build that was added, or else from the store. */
  async #readFromSource(release: Release, file: ReleaseFile): Promise<Buffer> {
    const fromStore = () => readVerified((f, max) => this.#source.read(`${keyOf(release)}/${f}`, max), file);
    const build = this.#builds.get(keyOf(release));
    if (!build) return fromStore();
    return readVerified(build.source.read, file).catch((error: unknown) =>
      fromStore().catch(() => {
        throw error;
      }),
    );
  }

  /** Removes copies until all together are small enough. */
  async #trim(): Promise<void> {
    await this.#remove(() => this.#maxBytes);
  }

  /**
   * Removes copies that need not be kept, the least recently used first.
   *
   * @param target how much may stay of this total, in bytes
   * @returns how much was removed, in bytes
   */
  async #remove(target: (total: number) => number): Promise<number> {
    const copies = (await this.#copies.list()).map((copy) => ({
      ...copy,
      usedAt: this.#usedAt.get(keyOf(copy)) ?? copy.usedAt,
    }));
    const total = sumOf(copies);
    const excess = total - target(total);
    let removed = 0;
    for (const copy of copies.sort((one, other) => one.usedAt - other.usedAt)) {
      if (removed >= excess) break;
      const key = keyOf(copy);
      if (this.#kept.has(key)) continue;
      this.#verified.delete(key);
      const size = this.#copies.remove(copy).then(() => copy.size);
      removed += await size.catch(() => 0);
    }
    return removed;
  }

  /** Is there room for a copy next to those that are kept? */
  async #fits(release: Release): Promise<boolean> {
    const own = keyOf(release);
    if (this.#kept.has(own) || this.#maxBytes === Number.POSITIVE_INFINITY) return true;
    const kept = (await this.#copies.list()).filter((copy) => this.#kept.has(keyOf(copy)));
    return sumOf(kept) + sizeOf(release) <= this.#maxBytes;
  }

  #setVerified(release: Release, { onDisk }: Pick<Verified, 'onDisk'>): void {
    this.#verified.set(keyOf(release), { release, onDisk, retryAt: Date.now() + DISK_RETRY_MS });
  }

  /** What the store has may be replaced by what was meant: a release that was uploaded in part, or removed. */
  #forget(release: Release): void {
    this.#verified.delete(keyOf(release));
    this.#releases.delete(keyOf(release));
  }

  #use(id: ReleaseId): void {
    // Two uses in one millisecond have an order too.
    this.#lastUse = Math.max(Date.now(), this.#lastUse + 0.001);
    this.#usedAt.set(keyOf(id), this.#lastUse);
  }
}

function keyOf({ name, version }: ReleaseId): string {
  return `${name}/${version}`;
}

/** Files are known by their hash: two builds of one version may differ in a file. */
function memoryKey(release: ReleaseId, file: ReleaseFile): string {
  return `${keyOf(release)}/${file.path} ${file.sha256}`;
}

function sumOf(copies: readonly { size: number }[]): number {
  return copies.reduce((sum, { size }) => sum + size, 0);
}
