import { Button, space, VisuallyHidden } from '@site/kit';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';

interface ResendButtonProps {
  children: string;
  /** When another code can be requested, in ms since 1970. */
  availableAt?: number;
  busy: boolean;
  onResend(): void;
}

/**
 * Requests another code. Until that is possible it shows the remaining time every second; screen readers announce it with the
 * button and after a press, and once when the time is over.
 */
export function ResendButton({ children, availableAt = 0, busy, onResend }: ResendButtonProps) {
  const seconds = useSecondsUntil(availableAt);
  const [announced, setAnnounced] = useState('');
  const waitId = useId();
  const isWaiting = seconds > 0;
  const [wasWaiting, setWasWaiting] = useState(isWaiting);
  if (wasWaiting !== isWaiting) {
    setWasWaiting(isWaiting);
    setAnnounced(isWaiting ? '' : 'U kunt nu een nieuwe code aanvragen.');
  }
  const wait = `Over ${inWords(seconds)} kunt u een nieuwe code aanvragen.`;

  return (
    <Root>
      <Button
        variant="quiet"
        size="s"
        busy={busy}
        busyText={children}
        aria-disabled={isWaiting || undefined}
        aria-describedby={isWaiting ? waitId : undefined}
        onClick={() => (isWaiting ? setAnnounced(wait) : onResend())}
      >
        {children}
      </Button>
      {isWaiting && <Wait id={waitId}>{wait}</Wait>}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Root>
  );
}

/** Whole seconds until a moment, rounded up; 0 once it is past. */
function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const tick = () => {
      const now = secondsUntil(moment);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}

/** Same wording as the backend: seconds up to a minute and a half, then minutes, then hours. */
function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 seconde' : `${seconds} seconden`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minuten` : `${Math.ceil(minutes / 60)} uur`;
}

const Root = styled.div`
  display: grid;
  gap: ${space(0.5)};
  justify-items: start;

  button:not([aria-disabled]) {
    padding-inline: 0;
  }
`;

const Wait = styled.p`
  font-variant-numeric: tabular-nums;
`;
