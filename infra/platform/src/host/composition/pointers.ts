import { changedAt, type Pointer } from '../../protocol/release';
import { POLLED, readPointer } from '../../store/read';
import type { ReleaseSource } from '../../store/source';

/** Stands for the version where there is no pointer. */
export const NO_POINTER = 'none';

/** Why the pointer of a remote is not followed as the store has it now. */
interface PointerProblem {
  /** The version that it names, `none` when there is no pointer, or `current.json` when it names none. */
  version: string;
  reason: string;
}

/** The pointers of the remotes as far as the store could be read: one is followed until a later one is read. */
export class Pointers {
  readonly #followed = new Map<string, Pointer>();
  readonly #problems = new Map<string, PointerProblem>();
  /** Why an earlier pointer was not followed the last time, by remote. */
  readonly #outdated = new Map<string, string>();
  readonly #neverReleased = new Set<string>();
  /** Remotes that had a release once, whatever the store says. */
  readonly #released = new Set<string>();

  constructor(
    private readonly options: {
      names: readonly string[];
      source: ReleaseSource;
      /** Called when a pointer is not followed. @param before the reason of the time before */
      onProblem(remote: string, problem: PointerProblem, before: string | undefined): void;
      /** Called before another pointer is followed. */
      onChange(remote: string, pointer: Pointer, before: Pointer | undefined): void;
    },
  ) {}

  /** Those that are followed, by remote. */
  get followed(): ReadonlyMap<string, Pointer> {
    return this.#followed;
  }

  problemOf(name: string): PointerProblem | undefined {
    return this.#problems.get(name);
  }

  isNeverReleased(name: string): boolean {
    return this.#neverReleased.has(name);
  }

  /** Follows this one, also if it is earlier. */
  follow(name: string, pointer: Pointer): void {
    this.options.onChange(name, pointer, this.#followed.get(name));
    this.#released.add(name);
    this.#followed.set(name, pointer);
  }

  /** The remote was live before this process started: its pointer may disappear without a problem. */
  markReleased(name: string): void {
    this.#released.add(name);
  }

  async read(): Promise<void> {
    await Promise.all(this.options.names.map((name) => this.#read(name)));
  }

  async #read(name: string): Promise<void> {
    let pointer: Pointer | null;
    try {
      pointer = await readPointer(this.options.source, name, POLLED);
    } catch (error) {
      const reason = `The store cannot be read: ${(error as Error).message}`;
      return this.#report(name, { version: 'current.json', reason });
    }
    if (!pointer) {
      // What is live stays live when its pointer disappears, and what was live comes back.
      if (this.#released.has(name)) {
        const reason = 'Its pointer is gone from the store: what was live stays live.';
        return this.#report(name, { version: NO_POINTER, reason });
      }
      this.#neverReleased.add(name);
      return this.#report(name, { version: NO_POINTER, reason: 'It was never released.' });
    }
    const followed = this.#followed.get(name);
    if (followed && changedAt(pointer) < changedAt(followed))
      return this.#reportOutdated(name, pointer, followed);
    this.#problems.delete(name);
    this.follow(name, pointer);
  }

  #report(name: string, problem: PointerProblem, before = this.#problems.get(name)?.reason): void {
    this.#problems.set(name, problem);
    this.options.onProblem(name, problem, before);
  }

  /** A store that sends what it had before, such as a cache in front of it, changes nothing. */
  #reportOutdated(name: string, pointer: Pointer, followed: Pointer): void {
    const [sent, known] = [changedAt(pointer) || 'an unknown time', changedAt(followed)];
    const reason = `The store sends a pointer of ${sent}, and the one of ${known} is followed.`;
    // Not each time that two caches disagree.
    this.#report(name, { version: pointer.version, reason }, this.#outdated.get(name));
    this.#outdated.set(name, reason);
  }
}
