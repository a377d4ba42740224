import {
  type FunctionComponent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readAnswers, removeAnswers, storeAnswers } from './stored-answers';

/** The props of a step's fields. */
export interface WizardBodyProps<V> {
  values: V;
  set(patch: Partial<V>): void;
  /** What is missing in this step; null until the visitor tried to continue. */
  error: string | null;
  /** Validation errors from the backend, by field. */
  fieldErrors: Record<string, string>;
  /** Goes to a step. From the last one, the overview, 'Volgende' then leads back to it. */
  goTo(stepId: string): void;
}

/** One question of a wizard. */
export interface WizardStep<V> {
  /** Must be stable: it is stored in the browser's history. */
  id: string;
  /** Shown in the document title and in the overview. */
  name: string;
  /** The heading of the step. */
  question: string;
  /** Explanation under the heading. */
  why?: ReactNode;
  /** A message that says what is missing or invalid and how to fix it; null when the step is valid. */
  missing(values: V): string | null;
  /** Renders the fields. */
  Body: FunctionComponent<WizardBodyProps<V>>;
}

/** A wizard in progress. */
export interface WizardState<V> {
  values: V;
  set(patch: Partial<V>): void;
  step: WizardStep<V>;
  /** Counts from 0. */
  index: number;
  steps: readonly WizardStep<V>[];
  /** Did the visitor try to leave this step while something was missing? */
  attempted: boolean;
  /**
   * Goes to the next step, or back to the overview after `change`. Returns false when an answer is missing: then the wizard shows the
   * step that lacks it, with its error. On the last step it only validates.
   */
  next(): boolean;
  previous(): void;
  /** Goes to a step, or to an earlier step that is invalid. */
  goTo(stepId: string): void;
  /** Goes from the overview to a step, after which 'Volgende' returns to the overview. */
  change(stepId: string): void;
  /** Clears the answers, in memory and in storage: they were sent, or the visitor starts over. */
  finish(): void;
  /** Is a step shown? False during the introduction, and until `ready`. */
  started: boolean;
  /** Goes from the introduction to the first step. */
  start(): void;
  /** Goes from the introduction to the step where the visitor left off. */
  resume(): void;
  /** Are there unsent answers, from this visit or an earlier one in this tab? */
  draft: boolean;
  /** Was the storage read? False on the server and in the first render, which must equal the server's. */
  ready: boolean;
}

/** The state of a wizard in an entry of the browser's history. */
interface Mark {
  step: string;
  /** The step from which the wizard navigated here. */
  from?: string;
  /** The step to return to after this one. */
  returnTo?: string;
  /** The wizard sent the visitor here because something is missing. */
  sentBack?: boolean;
}

const MARKS = 'wizard';

function readMark(state: unknown, key: string): Mark | null {
  const marks = (state as { [MARKS]?: Record<string, Mark> } | null)?.[MARKS];
  const mark = marks?.[key];
  return typeof mark?.step === 'string' ? mark : null;
}

/**
 * A form with one question per step. Each step is an entry in the browser's history, so the back button goes one step back. The answers
 * survive a reload until `finish()`. No step is shown while an earlier one is invalid, whatever the history says.
 *
 * @param options.storageKey unique per wizard of the site: the answers are stored under it for this tab.
 * @param options.introduction the page shows an introduction until `started`. It has its own history entry, so that the back button
 *   returns to it from the first step. Without one, the wizard starts at once, where the visitor left off.
 */
export function useWizard<V extends object>(options: {
  storageKey: string;
  steps: readonly WizardStep<V>[];
  initial: V;
  introduction?: boolean;
}): WizardState<V> {
  const { storageKey, steps, initial, introduction = false } = options;
  const location = useLocation();
  const navigate = useNavigate();
  const [values, setValues] = useState(initial);
  const [start] = useState(initial);
  /** The last step of an earlier visit in this tab, and the key of the history entry that shows it; null when there was none. */
  const [stored, setStored] = useState<{ step: string; at: string } | null>(null);
  /** The last shown step, in this visit or an earlier one in this tab; empty before the first. */
  const [reached, setReached] = useState('');
  /** Until the storage was read, the render is as on the server: the first step, empty. */
  const [ready, setReady] = useState(false);
  /** The key of the history entry on which the visitor tried to continue while an answer was missing. */
  const [triedAt, setTriedAt] = useState<string | null>(null);
  const moving = useRef(false);

  const mark = ready ? readMark(location.state, storageKey) : null;
  const started = ready && (mark !== null || !introduction);
  const requestedId = mark?.step ?? (started && stored?.at === location.key ? stored.step : undefined);
  const requested = Math.max(
    0,
    steps.findIndex((candidate) => candidate.id === requestedId),
  );
  const invalid = steps.findIndex((step) => step.missing(values) !== null);
  const heldBack = invalid !== -1 && invalid < requested;
  const index = heldBack ? invalid : requested;
  const step = steps[index] as WizardStep<V>;
  const last = steps.length - 1;
  if (started && reached !== step.id) setReached(step.id);

  const go = useCallback(
    (to: Mark, replace = false) => {
      const state = location.state as { [MARKS]?: Record<string, Mark> } | null;
      void navigate(
        { pathname: location.pathname, search: location.search, hash: location.hash },
        {
          replace,
          preventScrollReset: true,
          state: { ...state, [MARKS]: { ...state?.[MARKS], [storageKey]: to } },
        },
      );
    },
    [location, navigate, storageKey],
  );

  // Stored answers are read after the first render, which must equal the server's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per wizard.
  useLayoutEffect(() => {
    const answers = readAnswers(storageKey, initial);
    if (answers) {
      setValues(answers.values);
      setReached(answers.step);
      setStored({ step: answers.step, at: location.key });
    }
    setReady(true);
  }, [storageKey]);

  useEffect(() => {
    if (ready && values !== start) storeAnswers(storageKey, { values, step: reached });
  }, [ready, values, start, storageKey, reached]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry in the history ends the move.
  useEffect(() => {
    moving.current = false;
  }, [location.key]);

  // The invalid step becomes the step of this entry: once it is valid, the visitor continues from there.
  useEffect(() => {
    if (!heldBack) return;
    const returnTo = mark?.returnTo ?? (requested === last ? steps[last]?.id : undefined);
    go({ step: step.id, returnTo: index === last ? undefined : returnTo, sentBack: values !== start }, true);
  });

  const set = useCallback((patch: Partial<V>) => setValues((now) => ({ ...now, ...patch })), []);

  /** One navigation per entry: a double click would skip a step. */
  const move = (how: () => void) => {
    if (moving.current) return;
    moving.current = true;
    how();
  };

  const next = (): boolean => {
    if (step.missing(values) !== null) {
      setTriedAt(location.key);
      return false;
    }
    const target = mark?.returnTo
      ? steps.findIndex((candidate) => candidate.id === mark.returnTo)
      : index + 1;
    const open = steps.findIndex((candidate, at) => at < target && candidate.missing(values) !== null);
    if (open !== -1) {
      const id = (steps[open] as WizardStep<V>).id;
      move(() => go({ step: id, from: step.id, returnTo: mark?.returnTo, sentBack: true }));
      return false;
    }
    if (index === last) return true;
    const id = (steps[target] as WizardStep<V>).id;
    move(() => (mark?.returnTo && mark.from === id ? void navigate(-1) : go({ step: id, from: step.id })));
    return true;
  };

  const previous = () => {
    if (index === 0) return;
    const before = (steps[index - 1] as WizardStep<V>).id;
    const came = !heldBack && mark?.from;
    if (came && (came === before || came === mark?.returnTo)) move(() => void navigate(-1));
    else move(() => go({ step: before }, true));
  };

  const goTo = (stepId: string) => {
    if (stepId !== step.id) move(() => go({ step: stepId, from: step.id }));
  };

  const change = (stepId: string) => {
    if (stepId !== step.id) move(() => go({ step: stepId, from: step.id, returnTo: step.id }));
  };

  const finish = () => {
    removeAnswers(storageKey);
    setValues(start);
    setReached('');
    setStored(null);
    setTriedAt(null);
  };

  return {
    values,
    set,
    step,
    index,
    steps,
    attempted: triedAt === location.key || (heldBack && values !== start) || Boolean(mark?.sentBack),
    next,
    previous,
    goTo,
    change,
    finish,
    started,
    start: () => move(() => go({ step: (steps[0] as WizardStep<V>).id })),
    resume: () => move(() => go({ step: reached })),
    draft: values !== start && reached !== '',
    ready,
  };
}
