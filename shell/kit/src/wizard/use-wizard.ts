import { type FunctionComponent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useStoredAnswers } from './stored-answers';
import { useHistoryMark } from './use-history-mark';
import {
  heldBackMove,
  isChange,
  isHeldBack,
  moveTo,
  nextMove,
  ownerOf,
  positionOf,
  previousMove,
} from './wizard-navigation';

/**
 * The props of a step's fields.
 *
 * @typeParam Id the ids of the steps that it may go to.
 */
export interface WizardBodyProps<V, Id extends string = string> {
  values: V;
  set(patch: Partial<V>): void;
  /** The problem of this step; null until the visitor tried to continue. */
  error: string | null;
  /** Validation errors from the backend, by field. */
  fieldErrors: Record<string, string>;
  /** Goes to a step. From the last one, the overview, 'Volgende' then leads back to it. */
  goTo: (stepId: Id) => void;
}

/**
 * One question of a wizard. Declare a step as a constant with `as const satisfies WizardStep<Answers, never>`: that keeps its id, so that
 * going to an unknown step does not compile.
 *
 * @typeParam Id the ids of the steps that it goes to: `never` except for an overview.
 */
export interface WizardStep<V, Id extends string = string> {
  /** Must be stable: it is stored in the browser's history. */
  id: string;
  /** Shown in the document title and in the overview. */
  name: string;
  /** The heading of the step. */
  question: string;
  /** Explanation under the heading. */
  why?: ReactNode;
  /** The fields that it asks for. The error of one, from the backend, leads back to this step. */
  fields?: readonly (keyof V & string)[];
  /** A message that says what is missing or invalid and how to fix it; null when the step is valid. */
  problem(values: V): string | null;
  /** Renders the fields. */
  Body: FunctionComponent<WizardBodyProps<V, Id>>;
}

/** A wizard in progress. */
export interface WizardState<V, Id extends string = string> {
  values: V;
  set(patch: Partial<V>): void;
  step: WizardStep<V, Id>;
  /** Counts from 0. */
  index: number;
  steps: readonly WizardStep<V, Id>[];
  /** Did the visitor try to leave this step while something was missing? */
  attempted: boolean;
  /**
   * Goes to the next step, or back to the overview after `change`. Returns false when an answer is missing: then the wizard shows the
   * step that lacks it, with its error. On the last step it only validates.
   */
  next(): boolean;
  /** One step back, or back to the overview when that led here. */
  previous(): void;
  /** Did the overview lead here? */
  changing: boolean;
  /** Goes to a step, or to an earlier step that is invalid. */
  goTo: (stepId: Id) => void;
  /** Goes from the overview to a step, after which 'Volgende' returns to the overview. */
  change: (stepId: Id) => void;
  /** Changes the first step with one of these fields, from the errors of the backend by field; does nothing when no step has one. */
  changeRefused(errors: Readonly<Record<string, string>>): void;
  /** Clears the answers, in memory and in storage: they were sent, or the visitor starts over. */
  finish(): void;
  /** Is a step shown? False during the introduction, and until `ready`. */
  started: boolean;
  /** Did the visitor go to this entry of the history within the wizard? False at the arrival by a link. */
  visited: boolean;
  /** Goes from the introduction to the first step. */
  start(): void;
  /** Goes from the introduction to the step where the visitor left off. */
  resume(): void;
  /** Are there unsent answers, from this visit or an earlier one in this tab? */
  draft: boolean;
  /** Was the storage read? False on the server and in the first render, which must equal the server's. */
  ready: boolean;
}

/**
 * A form with one question per step. Each step is an entry in the browser's history, so the back button goes one step back. The answers
 * survive a reload until `finish()`. No step is shown while an earlier one is invalid, whatever the history says.
 *
 * @param options.storageKey unique per wizard of the site: the answers are stored under it for this tab.
 * @param options.introduction the page shows an introduction until `started`. It has its own history entry, so that the back button
 *   returns to it from the first step. Without one, the wizard starts at once, where the visitor left off.
 */
export function useWizard<V extends object, Id extends string>(options: {
  storageKey: string;
  steps: readonly (WizardStep<NoInfer<V>, NoInfer<Id>> & { readonly id: Id })[];
  initial: V;
  introduction?: boolean;
}): WizardState<V, Id> {
  const { storageKey, steps, initial, introduction = false } = options;
  const history = useHistoryMark(storageKey);
  const answers = useStoredAnswers(storageKey, initial, history.entry);
  const { values, ready, reached, reach, restored } = answers;
  /** The history entry on which the visitor tried to continue while an answer was missing. */
  const [triedAt, setTriedAt] = useState<string | null>(null);

  const mark = ready ? history.mark : null;
  const started = ready && (mark !== null || !introduction);
  const restoredId = started && restored?.entry === history.entry ? restored.step : undefined;
  const at = positionOf(steps, values, mark, restoredId);
  const { step, index } = at;
  const heldBack = isHeldBack(at);

  useEffect(() => {
    if (started && reached !== step.id) reach(step.id);
  }, [started, reached, reach, step.id]);

  const replaceHeldBack = useEffectEvent(() => history.go(heldBackMove(at, answers.edited)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry that is held back, and each step that it is held back to.
  useEffect(() => {
    if (heldBack) replaceHeldBack();
  }, [heldBack, step.id, history.entry]);

  const next = (): boolean => {
    const { valid, move } = nextMove(at, values);
    if (move) history.goOnce(move);
    else if (!valid) setTriedAt(history.entry);
    return valid;
  };
  const goTo = (stepId: string) => history.goOnce(moveTo(at, stepId));
  const change = (stepId: string) => history.goOnce(moveTo(at, stepId, { andBack: true }));

  return {
    values,
    set: answers.set,
    step,
    index,
    steps,
    attempted: triedAt === history.entry || (heldBack && answers.edited) || Boolean(mark?.sentBack),
    next,
    previous: () => history.goOnce(previousMove(at)),
    changing: isChange(at),
    goTo,
    change,
    changeRefused: (errors) => {
      const owner = ownerOf(steps, Object.keys(errors));
      if (owner) change(owner.id);
    },
    finish: () => {
      answers.clear();
      setTriedAt(null);
    },
    started,
    visited: mark !== null,
    start: () => history.goOnce({ kind: 'push', to: { step: steps[0]?.id ?? '' } }),
    resume: () => history.goOnce({ kind: 'push', to: { step: reached } }),
    draft: answers.edited && reached !== '',
    ready,
  };
}
