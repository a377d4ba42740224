/** How a field was changed. Consecutive changes of one kind are one undo step, except those of the kind `whole`. */
export type ChangeKind = 'typing' | 'deleting' | 'sliding' | 'whole';

/**
 * The earlier states of a field, for undo and redo. The browser's own history is lost whenever a script writes to a field, as
 * formatting while typing does.
 */
export class UndoHistory<State> {
  private readonly past: State[] = [];
  private readonly future: State[] = [];
  private last: ChangeKind | null = null;

  /** Call before each change, with the current state. */
  record(state: State, kind: ChangeKind): void {
    this.future.length = 0;
    if (kind === 'whole' || kind !== this.last) this.past.push(state);
    this.last = kind;
  }

  /** The next change is a step of its own. */
  endStep(): void {
    this.last = null;
  }

  /** The state before the last step; undefined when there is none. */
  undo(now: State): State | undefined {
    return this.move(this.past, this.future, now);
  }

  /** The state before the last undo; undefined when there is none. */
  redo(now: State): State | undefined {
    return this.move(this.future, this.past, now);
  }

  private move(from: State[], to: State[], now: State): State | undefined {
    this.last = null;
    const state = from.pop();
    if (state !== undefined) to.push(now);
    return state;
  }
}
