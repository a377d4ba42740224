import {
  FileNotFound,
  InvalidRelease,
  type Release,
  type ReleaseCache,
  type ReleaseId,
  type ReleaseSource,
  readPointer,
} from '@site/release';

/** The store is not asked for the versions of the shell more often, in ms. */
const LOOK_AGAIN_MS = 1000;

/** Knows which version of the shell has a file: the one of this process, or one that the store's pointer names. */
export class ShellVersions {
  #known: readonly Release[];
  #looking = Promise.resolve();
  #nextLook = 0;
  #reported = new Set<string>();

  constructor(
    private readonly options: {
      own: Release;
      source: ReleaseSource;
      cache: Pick<ReleaseCache, 'release'>;
      log: { warn(fields: object, message: string): void };
    },
  ) {
    this.#known = [options.own];
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
    return this.#known.find(({ files }) => files.some(({ path }) => path === file)) ?? null;
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
    const { own, source } = this.options;
    const pointer = await readPointer(source, own.name);
    const versions = pointer ? [pointer.version, ...pointer.previous] : [];
    const others = [...new Set(versions)].filter((version) => version !== own.version);
    const results = await Promise.allSettled(others.map((version) => this.#readVersion(version)));
    const found = results.map((result) => (result.status === 'fulfilled' ? result.value : null));
    this.#known = [own, ...found.filter((release) => release !== null)];
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** A version that was removed from the store, or is not valid, has no files. */
  async #readVersion(version: string): Promise<Release | null> {
    const { own, cache, log } = this.options;
    try {
      return await cache.release(own.name, version);
    } catch (error) {
      if (error instanceof FileNotFound) return null;
      if (!(error instanceof InvalidRelease)) throw error;
      if (!this.#reported.has(version))
        log.warn({ err: error, version }, 'a version of the shell cannot be served');
      this.#reported.add(version);
      return null;
    }
  }
}
