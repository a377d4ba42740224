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
import { forgetAnswers, keepAnswers, readAnswers } from './kept-answers';

/** What the fields of a step get. */
export interface WizardBodyProps<V> {
  values: V;
  set(patch: Partial<V>): void;
  /** What is missing in this step, in words; null until the visitor tried to go on. */
  error: string | null;
  /** What the backend refused, by field. */
  fieldErrors: Record<string, string>;
  /** Goes to a step. From the last one, the overview, 'Volgende' then leads back to it. */
  goTo(stepId: string): void;
}

/** One question of a wizard. */
export interface WizardStep<V> {
  /** Stable: it is kept in the browser's history. */
  id: string;
  /** In the title of the page and in the overview. */
  name: string;
  /** The heading of the step. */
  question: string;
  /** Explanation under the heading. */
  why?: ReactNode;
  /** What is missing or wrong, in words that say how to mend it; null when the step is valid. */
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
   * To the next step, or back to the overview after `change`. False when something is missing: then the wizard is, or
   * goes to, where it is missing and says so. On the last step only checks.
   */
  next(): boolean;
  previous(): void;
  /** Straight to a step; an earlier step that is invalid comes first. */
  goTo(stepId: string): void;
  /** From the overview to a step, after which 'Volgende' returns to the overview. */
  change(stepId: string): void;
  /** Forgets the answers, here and in the browser: they were sent, or the visitor wants to begin anew. */
  finish(): void;
  /** Is a step shown? False while the page shows its introduction, and until `ready`. */
  started: boolean;
  /** From the introduction to the first step. */
  start(): void;
  /** From the introduction to the step where the visitor was. */
  resume(): void;
  /** Are there answers to a step that were not sent yet, of this visit or of an earlier one in this tab? */
  draft: boolean;
  /** Has the browser looked at what it kept? False on the server and in the render that must equal the server's. */
  ready: boolean;
}

/** What a wizard keeps in an entry of the browser's history. */
interface Mark {
  step: string;
  /** The step from which the visitor came here by this wizard. */
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
 * A form of one question per step. Each step is an entry in the browser's history, so back is one step back. The answers
 * survive a reload until `finish()`. No step is shown while an earlier one is invalid, whatever the history says.
 *
 * @param options.storageKey one per wizard of the site: under it the answers are kept for this tab.
 * @param options.introduction the page shows an introduction until `started`. It has an entry of its own in the history, so that back
 *   from the first step leads to it. Without one, the wizard starts at once, where the visitor was.
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
  /** Where an earlier visit in this tab ended, and the history entry that shows it; null when there was none. */
  const [kept, setKept] = useState<{ step: string; at: string } | null>(null);
  /** The step that was shown last, in this visit or an earlier one in this tab; empty before the first. */
  const [reached, setReached] = useState('');
  /** Until the browser has looked at what it kept, everything is as on the server: the first step, empty. */
  const [ready, setReady] = useState(false);
  /** The history entry on which the visitor tried to go on in vain. */
  const [triedAt, setTriedAt] = useState<string | null>(null);
  const moving = useRef(false);

  const mark = ready ? readMark(location.state, storageKey) : null;
  const started = ready && (mark !== null || !introduction);
  const wanted = mark?.step ?? (started && kept?.at === location.key ? kept.step : undefined);
  const asked = Math.max(
    0,
    steps.findIndex((candidate) => candidate.id === wanted),
  );
  const invalid = steps.findIndex((step) => step.missing(values) !== null);
  const heldBack = invalid !== -1 && invalid < asked;
  const index = heldBack ? invalid : asked;
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

  // What was kept comes in after the first render, which must equal the server's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per wizard.
  useLayoutEffect(() => {
    const answers = readAnswers(storageKey, initial);
    if (answers) {
      setValues(answers.values);
      setReached(answers.step);
      setKept({ step: answers.step, at: location.key });
    }
    setReady(true);
  }, [storageKey]);

  useEffect(() => {
    if (ready && values !== start) keepAnswers(storageKey, { values, step: reached });
  }, [ready, values, start, storageKey, reached]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry in the history ends the move.
  useEffect(() => {
    moving.current = false;
  }, [location.key]);

  // The held-back step becomes the step of this entry: once it is valid the visitor goes on from there by himself.
  useEffect(() => {
    if (!heldBack) return;
    const returnTo = mark?.returnTo ?? (asked === last ? steps[last]?.id : undefined);
    go({ step: step.id, returnTo: index === last ? undefined : returnTo, sentBack: values !== start }, true);
  });

  const set = useCallback((patch: Partial<V>) => setValues((now) => ({ ...now, ...patch })), []);

  /** One move per entry: a second click before the first is done would skip a step. */
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
    forgetAnswers(storageKey);
    setValues(start);
    setReached('');
    setKept(null);
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
