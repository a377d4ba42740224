import { changedAt, type Pointer } from '../../protocol/release';
import { readPointerIndex } from '../../store/read';
import type { ReleaseSource } from '../../store/source';

/**
 * Decides which pointers are read next, so that a store over HTTP gets one request at a time: in turn its index, which names what has
 * changed, and one of the pointers, so that a change is also seen when the index is out of date. Without an index each pointer has its
 * turn. The pointers of a folder are all read every time.
 */
export class PollSchedule {
  /** What is left of this round: the names of remotes, and null for the index. */
  #round: (string | null)[] = [];
  #hasIndex = false;
  /** What the index said of each remote the last time. */
  #said = new Map<string, string>();

  constructor(private readonly options: { names: readonly string[]; source: ReleaseSource }) {}

  /** The remotes whose pointers are to be read now. @param known the pointers as they were read before */
  async next(known: ReadonlyMap<string, Pointer>): Promise<readonly string[]> {
    const { names, source } = this.options;
    if (!source.isRemote) return names;
    if (this.#round.length === 0) {
      this.#round = this.#hasIndex ? names.flatMap((name) => [null, name]) : [null, ...names];
    }
    const turn = this.#round.shift();
    return turn ? [turn] : this.#changed(known);
  }

  /** The remotes of which the index says something new. */
  async #changed(known: ReadonlyMap<string, Pointer>): Promise<readonly string[]> {
    const { names, source } = this.options;
    // An index that is not readable is none.
    const index = await readPointerIndex(source).catch(() => null);
    if (this.#hasIndex !== (index !== null)) this.#round = [];
    this.#hasIndex = index !== null;
    return names.filter((name) => {
      const { version = '', ...times } = index?.[name] ?? { at: '' };
      const changed = changedAt(times);
      const says = `${version} ${changed}`;
      const isNew = version !== '' && says !== this.#said.get(name);
      this.#said.set(name, says);
      const pointer = known.get(name);
      return isNew && (pointer?.version !== version || changedAt(pointer) !== changed);
    });
  }
}
