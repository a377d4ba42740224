import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** A countdown that the visitor can stop or skip. */
export interface RunningCountdown {
  /** Seconds to go. */
  left: number;
  stopped: boolean;
  /** Stops the countdown for good. */
  stop(): void;
  /** Calls `onDone` without waiting. */
  skip(): void;
}

/**
 * Counts down from a number of seconds and calls `onDone` once: at 0, or at once after `skip()`, never after `stop()`. Printing the
 * page stops it too.
 */
export function useCountdown(seconds: number, onDone: () => void): RunningCountdown {
  const [left, setLeft] = useState(seconds);
  const [state, setState] = useState<'running' | 'stopped' | 'skipped'>('running');
  const done = useEffectEvent(onDone);
  const finished = state === 'skipped' || (state === 'running' && left <= 0);

  useEffect(() => {
    if (state !== 'running' || left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [state, left]);

  useEffect(() => {
    if (finished) done();
  }, [finished]);

  const stop = useCallback(() => setState((now) => (now === 'running' ? 'stopped' : now)), []);

  useEffect(() => {
    window.addEventListener('beforeprint', stop);
    return () => window.removeEventListener('beforeprint', stop);
  }, [stop]);

  return {
    left,
    stopped: state === 'stopped',
    stop,
    skip: () => setState('skipped'),
  };
}
