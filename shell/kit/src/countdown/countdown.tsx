import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonRow } from '../button/button';
import { color, font, radius, space } from '../theme/theme';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

const Waiting = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  margin-bottom: ${space(3)};
  font-weight: 600;

  &&:focus-visible {
    outline: none;
    box-shadow: none;
  }

  b {
    display: grid;
    flex: none;
    place-items: center;
    min-width: 4rem;
    height: 4rem;
    padding: 0 0.625rem;
    border: 3px solid ${color.ink};
    border-radius: ${radius.m};
    background: ${color.plate};
    color: ${color.ink};
    font: 800 2.125rem/1 ${font.display};
    font-variant-numeric: tabular-nums;
  }
`;

function inSeconds(left: number): string {
  return left === 1 ? '1 seconde' : `${left} seconden`;
}

interface CountdownProps {
  seconds: number;
  /** Called once: at 0, or when the visitor skips the wait. Never after the visitor stopped it. */
  onDone(): void;
  /** What happens at 0, after "Over 5 seconden". */
  then?: string;
}

/**
 * Counts down to an automatic action, with the seconds on a plate and with buttons to stop or skip it; printing the page stops it too.
 * It is announced once, not every second.
 */
export function Countdown({ seconds, onDone, then = 'gaat u vanzelf verder' }: CountdownProps) {
  const { left, stopped, stop, skip } = useCountdown(seconds, onDone);
  const said = useRef<HTMLParagraphElement>(null);
  const pressedStop = useRef(false);

  // The stop button is gone: without this the focus would be lost.
  useEffect(() => {
    if (stopped && pressedStop.current) said.current?.focus();
  }, [stopped]);

  const stay = () => {
    pressedStop.current = true;
    stop();
  };

  return (
    <div data-screen-only>
      <VisuallyHidden role="status">
        {!stopped && `Over ${inSeconds(seconds)} ${then}. U kunt op deze pagina blijven of direct doorgaan.`}
      </VisuallyHidden>
      {stopped ? (
        <Waiting ref={said} tabIndex={-1}>
          U blijft op deze pagina.
        </Waiting>
      ) : (
        <Waiting aria-hidden="true">
          <b>{left}</b>
          <span>
            Over {inSeconds(left)} {then}.
          </span>
        </Waiting>
      )}
      <ButtonRow>
        {!stopped && (
          <Button variant="ghost" onClick={stay}>
            Blijf op deze pagina
          </Button>
        )}
        <Button onClick={skip}>{stopped ? 'Doorgaan' : 'Direct doorgaan'}</Button>
      </ButtonRow>
    </div>
  );
}

/** A countdown that the visitor can stop or skip. */
interface RunningCountdown {
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
function useCountdown(seconds: number, onDone: () => void): RunningCountdown {
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
