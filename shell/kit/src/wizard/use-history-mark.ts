import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Mark, Move } from './wizard-navigation';

const MARKS = 'wizard';

type MarkedState = { [MARKS]?: Record<string, Mark> } | null;

/** The mark of the wizard with this key in the current entry of the browser's history, and the navigation to other entries. */
export function useHistoryMark(key: string) {
  const { state, pathname, search, hash, key: entry } = useLocation();
  const navigate = useNavigate();
  const moving = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry ends the move.
  useEffect(() => {
    moving.current = false;
  }, [entry]);

  const go = (move: Move) => {
    if (move.kind === 'back') return void navigate(-1);
    const others: MarkedState = state;
    void navigate(
      { pathname, search, hash },
      {
        replace: move.kind === 'replace',
        preventScrollReset: true,
        state: { ...others, [MARKS]: { ...others?.[MARKS], [key]: move.to } },
      },
    );
  };
  return {
    mark: readMark(state, key),
    /** The key of the entry. */
    entry,
    go,
    /** As `go`, but once per entry: a double click would skip a step. Does nothing without a move. */
    goOnce(move: Move | null) {
      if (!move || moving.current) return;
      moving.current = true;
      go(move);
    },
  };
}

/** The history state of an entry in which the wizard with this key has this mark. */
export function historyStateOf(key: string, mark: Mark): object {
  return { [MARKS]: { [key]: mark } };
}

function readMark(state: MarkedState, key: string): Mark | null {
  const mark = state?.[MARKS]?.[key];
  return typeof mark?.step === 'string' ? mark : null;
}
