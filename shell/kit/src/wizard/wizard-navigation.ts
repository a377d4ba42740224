/** What the navigation has to know of a step. */
interface NavigableStep<V> {
  id: string;
  /** The fields of the body that this step asks for. */
  fields?: readonly string[];
  /** Null when the step is valid. */
  problem(values: V): string | null;
}

/** The state of a wizard in an entry of the browser's history. */
export interface Mark {
  step: string;
  /** The step from which the wizard navigated here. */
  from?: string;
  /** The step to return to after this one. */
  returnTo?: string;
  /** The wizard sent the visitor here because something is missing. */
  sentBack?: boolean;
}

/** Where a wizard is. */
interface Position<S> {
  steps: readonly S[];
  /** The shown step, and its index, from 0. */
  step: S;
  index: number;
  /** The step that the history asks for. It is shown unless an earlier one is invalid: then that one is. */
  requested: number;
  mark: Mark | null;
}

/** How to navigate: to a new entry of the history, to another one in place of the current entry, or one entry back. */
export type Move = { kind: 'push' | 'replace'; to: Mark } | { kind: 'back' };

/**
 * Which step is shown: the requested one, or the first invalid one before it. An unknown id requests the first step.
 *
 * @param requestedId the step to show without a mark.
 */
export function positionOf<V, S extends NavigableStep<V>>(
  steps: readonly S[],
  values: V,
  mark: Mark | null,
  requestedId?: string,
): Position<S> {
  const requested = Math.max(0, indexOf(steps, mark?.step ?? requestedId));
  const invalid = firstInvalid(steps, values, requested);
  const index = invalid === -1 ? requested : invalid;
  return { steps, step: steps[index] as S, index, requested, mark };
}

/** Does an invalid step keep the visitor from the requested one? */
export function isHeldBack({ index, requested }: Position<unknown>): boolean {
  return index < requested;
}

/**
 * Makes an invalid step that is shown the step of its entry: once it is valid, the visitor continues from there, and returns to the
 * overview when the overview was requested.
 */
export function heldBackMove<S extends NavigableStep<never>>(at: Position<S>, sentBack: boolean): Move {
  const { steps, step, requested, mark } = at;
  const last = steps.length - 1;
  const returnTo = mark?.returnTo ?? (requested === last ? steps[last]?.id : undefined);
  return { kind: 'replace', to: { step: step.id, returnTo, sentBack } };
}

/**
 * What 'Volgende' does.
 *
 * @returns `valid`: are this step and all before the next one valid? Without a move the wizard stays: the step itself is invalid, or the
 *   last one is valid and the form can be sent.
 */
export function nextMove<V, S extends NavigableStep<V>>(
  at: Position<S>,
  values: V,
): { valid: boolean; move: Move | null } {
  const { steps, step, index, mark } = at;
  if (step.problem(values) !== null) return { valid: false, move: null };
  const returnTo = indexOf(steps, mark?.returnTo);
  const target = returnTo === -1 ? index + 1 : returnTo;
  const invalid = steps[firstInvalid(steps, values, target)];
  if (invalid) {
    const to = { step: invalid.id, from: step.id, returnTo: mark?.returnTo, sentBack: true };
    return { valid: false, move: { kind: 'push', to } };
  }
  const next = index === steps.length - 1 ? undefined : steps[target];
  if (!next) return { valid: true, move: null };
  if (mark?.returnTo && mark.from === next.id) return { valid: true, move: { kind: 'back' } };
  return { valid: true, move: { kind: 'push', to: { step: next.id, from: step.id } } };
}

/** Did the visitor come from the overview to change this step? Then one entry back is the overview. */
export function isChange(at: Position<unknown>): boolean {
  return Boolean(at.mark?.from) && at.mark?.from === at.mark?.returnTo && !isHeldBack(at);
}

/** What 'Vorige' does: one entry back when that shows the step before or the overview; null on the first step. */
export function previousMove<S extends NavigableStep<never>>(at: Position<S>): Move | null {
  const { steps, index, mark } = at;
  if (isChange(at)) return { kind: 'back' };
  const before = steps[index - 1]?.id;
  if (before === undefined) return null;
  const came = isHeldBack(at) ? undefined : mark?.from;
  if (came && came === before) return { kind: 'back' };
  return { kind: 'replace', to: { step: before } };
}

/**
 * Goes to a step; null when it is already shown.
 *
 * @param options.andBack 'Volgende' then returns to the current step.
 */
export function moveTo<S extends NavigableStep<never>>(
  at: Position<S>,
  stepId: string,
  { andBack = false } = {},
): Move | null {
  const from = at.step.id;
  if (stepId === from) return null;
  return { kind: 'push', to: { step: stepId, from, ...(andBack && { returnTo: from }) } };
}

/** The first step that asks for one of these fields; undefined when none does. */
export function ownerOf<S extends NavigableStep<never>>(steps: readonly S[], fields: readonly string[]) {
  return steps.find((step) => step.fields?.some((field) => fields.includes(field)));
}

function indexOf(steps: readonly NavigableStep<never>[], id: string | undefined): number {
  return steps.findIndex((step) => step.id === id);
}

/** The index of the first invalid step before this index, or -1. */
function firstInvalid<V>(steps: readonly NavigableStep<V>[], values: V, before: number): number {
  return steps.findIndex((step, at) => at < before && step.problem(values) !== null);
}
