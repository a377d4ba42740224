import { LRUCache } from 'lru-cache';
import { InvalidRelease, type Release, type ReleaseId } from '../../protocol/release';
import { POLLED, readPointer } from '../../store/read';
import type { ReleaseCache } from '../../store/release-cache';
import type { ReleaseSource } from '../../store/source';
import { FileNotFound } from '../../store/store-errors';

/** The store is not asked for the versions more often, in ms. */
const LOOK_AGAIN_MS = 1000;

/** How many versions that the pointer does not name are known at most: previews. */
const MAX_OTHERS = 10;

/**
 * Knows which version of the shell or of a remote has a file: one that this process runs, or that the store's pointer names. A
 * file of the same name is the same in all of them.
 */
export class FileVersions {
  #inPointer: readonly Release[] = [];
  #others = new LRUCache<string, Release>({ max: MAX_OTHERS });
  #looking = Promise.resolve();
  #nextLook = 0;
  #reported = new Set<string>();

  constructor(
    private readonly options: {
      name: string;
      /** The releases of it that this process runs. */
      running: () => readonly Release[];
      source: ReleaseSource;
      cache: Pick<ReleaseCache, 'release'>;
      log: { warn(fields: object, message: string): void };
    },
  ) {}

  /** Looks for files in this version too. */
  add(release: Release): void {
    this.#others.set(release.version, release);
  }

  /**
   * The version that has a file, or null when none has it. An unknown file makes it look at the store, once a second at most.
   *
   * @throws when the store cannot be read and may know more
   */
  async with(file: string): Promise<ReleaseId | null> {
    const known = this.#find(file);
    if (known) return known;
    try {
      await this.#look();
    } catch (error) {
      const found = this.#find(file);
      if (!found) throw error;
      return found;
    }
    return this.#find(file);
  }

  #find(file: string): ReleaseId | null {
    const known = [...this.options.running(), ...this.#inPointer, ...this.#others.values()];
    return known.find(({ files }) => files.some(({ path }) => path === file)) ?? null;
  }

  /** The look that is going on, or a new one. Its outcome counts for a second. */
  #look(): Promise<void> {
    if (Date.now() >= this.#nextLook) {
      this.#nextLook = Number.POSITIVE_INFINITY;
      this.#looking = this.#readVersions().finally(() => {
        this.#nextLook = Date.now() + LOOK_AGAIN_MS;
      });
    }
    return this.#looking;
  }

  async #readVersions(): Promise<void> {
    const { name, source, running } = this.options;
    const pointer = await readPointer(source, name, POLLED);
    // This process may not run the canary yet.
    const canary = pointer?.canary ? [pointer.canary.version] : [];
    const versions = pointer ? [pointer.version, ...canary, ...pointer.previous] : [];
    const own = running().map(({ version }) => version);
    const others = [...new Set(versions)].filter((version) => !own.includes(version));
    const results = await Promise.allSettled(others.map((version) => this.#readVersion(version)));
    const found = results.map((result) => (result.status === 'fulfilled' ? result.value : null));
    this.#inPointer = found.filter((release) => release !== null);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** A version that was removed from the store, or is not valid, has no files. */
  async #readVersion(version: string): Promise<Release | null> {
    const { name, cache, log } = this.options;
    try {
      return await cache.release(name, version);
    } catch (error) {
      if (error instanceof FileNotFound) return null;
      if (!(error instanceof InvalidRelease)) throw error;
      if (!this.#reported.has(version))
        log.warn({ err: error, name, version }, 'the files of a version cannot be served');
      this.#reported.add(version);
      return null;
    }
  }
}
