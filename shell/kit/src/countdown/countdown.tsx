import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonRow } from '../button/button';
import { color, font, radius, space } from '../theme/theme';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { useCountdown } from './use-countdown';

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
