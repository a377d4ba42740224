import { formatReleaseId, type Release, type ReleaseId } from '../../protocol/release';
import type { ReleaseCache } from '../../store/release-cache';

interface PendingRead {
  /** Ms since the epoch. */
  since: number;
  /** Undefined while it is read. */
  release?: Release;
  /** Resolves when it was read or cannot be. */
  ended: Promise<void>;
}

/** The descriptions (release.json) of releases, read when they are first asked for. */
export class ReleaseDescriptions {
  readonly #reads = new Map<string, PendingRead>();

  constructor(
    private readonly options: {
      cache: Pick<ReleaseCache, 'release'>;
      /** Called when a description cannot be read, which is tried again when it is asked for again. */
      onFailure: (id: ReleaseId, error: Error) => void;
      onRead: (release: Release) => void;
    },
  ) {}

  /** @param patience how long it may be read before it is late, in ms */
  get(id: ReleaseId, patience: number): Release | 'reading' | 'late' {
    const read = this.#readOnce(id);
    return read.release ?? (Date.now() - read.since < patience ? 'reading' : 'late');
  }

  /** Resolves when it was read, cannot be read, or is late. */
  async wait(id: ReleaseId, patience: number): Promise<void> {
    const { ended, since } = this.#readOnce(id);
    const left = Math.max(since + patience - Date.now(), 0);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, left).unref())]);
  }

  /** Forgets those of a remote. */
  forget(name: string): void {
    for (const key of this.#reads.keys()) if (key.startsWith(`${name}@`)) this.#reads.delete(key);
  }

  #readOnce(id: ReleaseId): PendingRead {
    const key = formatReleaseId(id);
    const known = this.#reads.get(key);
    if (known) return known;
    const read: PendingRead = { since: Date.now(), ended: Promise.resolve() };
    this.#reads.set(key, read);
    read.ended = this.options.cache.release(id.name, id.version).then(
      (release) => {
        read.release = release;
        this.options.onRead(release);
      },
      (error: Error) => {
        if (this.#reads.get(key) === read) this.#reads.delete(key);
        this.options.onFailure(id, error);
      },
    );
    return read;
  }
}
