import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bucket, StoredObject } from './bucket';
import { FileNotFound, StoreNotWritable } from './store-errors';

/** In ms. */
export const LOCK_LIMITS = {
  /** How long a change waits for others. */
  wait: 60_000,
  /** A lock whose holder has not renewed it for this time was left by a process that was killed. */
  abandoned: 10_000,
  renewed: 2000,
  /** The pause between two looks at the locks of others: at least this, and up to twice as much. */
  pause: 60,
};

const MAX_LOCK_BYTES = 1024;

/** What a lock file says. Its bytes change with each renewal. */
interface LockState {
  /** Null when nobody holds it. */
  holder: string | null;
  renewal: number;
}

const lockOf = (name: string) => `${name}/.lock`;

/**
 * Lets one process at a time change the pointers in a bucket, with credentials that may write no more than the folder of its own remote.
 *
 * Each remote has a lock file of its own, which its pipelines take by conditional writes. Among the remotes it is the one-bit algorithm
 * for mutual exclusion of Burns and Lamport: whoever has the lock of his remote looks at those of the others, gives way to those that come
 * before it in the alphabet, and waits for those that come after it. No clock of another machine is involved: a lock is abandoned when
 * it stays the same while one looks at it. Whoever was only slow finds its pointer changed: see `BucketStore`.
 */
export class BucketLock {
  /** Since when the lock of a remote is the same, by the monotonic clock of this process. */
  readonly #seen = new Map<string, { etag: string; since: number }>();

  constructor(private readonly bucket: Bucket) {}

  /**
   * Takes the lock for a change of a remote's pointer.
   *
   * @param remotes the names of all remotes, asked again each time
   * @returns the function that gives it back
   * @throws StoreNotWritable
   */
  async take(name: string, remotes: () => Promise<readonly string[]>): Promise<() => Promise<void>> {
    const deadline = Date.now() + LOCK_LIMITS.wait;
    for (;;) {
      const held = await this.#takeOwn(name, deadline);
      let first: readonly string[] = [];
      try {
        const others = (await remotes()).filter((other) => other !== name);
        first = others.filter((other) => other < name);
        if (!(await this.#someAreHeld(first))) {
          while (await this.#someAreHeld(others.filter((other) => other > name))) await this.#pause(deadline);
          return () => held.release();
        }
      } catch (error) {
        await held.release();
        throw error;
      }
      await held.release();
      do await this.#pause(deadline);
      while (await this.#someAreHeld(first));
    }
  }

  /** Takes the lock file of a remote itself. */
  async #takeOwn(name: string, deadline: number): Promise<HeldLock> {
    for (;;) {
      const lock = await this.#read(name);
      if (!isHeld(lock) || this.#isAbandoned(name, lock)) {
        const held = await HeldLock.take(this.bucket, lockOf(name), lock);
        if (held) return held;
      }
      await this.#pause(deadline);
    }
  }

  async #someAreHeld(names: readonly string[]): Promise<boolean> {
    const held = await Promise.all(
      names.map(async (name) => {
        const lock = await this.#read(name);
        return isHeld(lock) && !this.#isAbandoned(name, lock);
      }),
    );
    return held.includes(true);
  }

  async #read(name: string): Promise<StoredObject | null> {
    try {
      return await this.bucket.get(lockOf(name), MAX_LOCK_BYTES);
    } catch (error) {
      if (error instanceof FileNotFound) return null;
      throw error;
    }
  }

  #isAbandoned(name: string, lock: StoredObject | null): boolean {
    const etag = lock?.etag ?? '';
    const now = performance.now();
    const before = this.#seen.get(name);
    if (before?.etag === etag) return now - before.since > LOCK_LIMITS.abandoned;
    this.#seen.set(name, { etag, since: now });
    return false;
  }

  async #pause(deadline: number): Promise<void> {
    if (Date.now() > deadline) {
      throw new StoreNotWritable(
        `Another change of the store ${this.bucket.location} takes too long: try again.`,
      );
    }
    await sleep(LOCK_LIMITS.pause * (1 + Math.random()));
  }
}

/** A lock file that this process holds, and renews. */
class HeldLock {
  readonly #timer: NodeJS.Timeout;
  #renewal = 0;
  #working: Promise<void> = Promise.resolve();

  private constructor(
    private readonly bucket: Bucket,
    private readonly key: string,
    private readonly holder: string,
    private etag: string | null,
  ) {
    this.#timer = setInterval(() => {
      // One that cannot be renewed looks abandoned to others, and the pointer of this change is written conditionally.
      this.#working = this.#working.then(() => this.#write(this.holder)).catch(() => {});
    }, LOCK_LIMITS.renewed).unref();
  }

  /** @returns null when somebody else was faster */
  static async take(bucket: Bucket, key: string, before: StoredObject | null): Promise<HeldLock | null> {
    const holder = randomUUID();
    const replaces = before ? { etag: before.etag } : 'nothing';
    const etag = await bucket.put(key, stateOf({ holder, renewal: 0 }), { replaces });
    return etag === null ? null : new HeldLock(bucket, key, holder, etag);
  }

  async release(): Promise<void> {
    clearInterval(this.#timer);
    await this.#working;
    // Otherwise it is abandoned after some seconds.
    await this.#write(null).catch(() => {});
  }

  async #write(holder: string | null): Promise<void> {
    if (this.etag === null) return;
    this.#renewal++;
    this.etag = await this.bucket.put(this.key, stateOf({ holder, renewal: this.#renewal }), {
      replaces: { etag: this.etag },
    });
  }
}

const stateOf = (state: LockState) => JSON.stringify(state);

/** One that is not readable is held by nobody. */
function isHeld(lock: StoredObject | null): boolean {
  try {
    return typeof (JSON.parse(String(lock?.bytes)) as LockState).holder === 'string';
  } catch {
    return false;
  }
}
