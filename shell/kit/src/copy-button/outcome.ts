import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { on } from '../theme/theme';
import { timing } from '../theme/timing';

/** The result of a press: none yet, what was done, or a failure. */
export type Outcome = 'idle' | 'copied' | 'shared' | 'failed';

/** The last outcome: a success is reset after `timing.copied`, a failure stays until the next press. */
export function useOutcome(): [Outcome, (outcome: Outcome) => void] {
  const [outcome, setOutcome] = useState<Outcome>('idle');

  useEffect(() => {
    if (outcome === 'idle' || outcome === 'failed') return;
    const timer = setTimeout(() => setOutcome('idle'), timing.copied);
    return () => clearTimeout(timer);
  }, [outcome]);

  return [outcome, setOutcome];
}

/** Puts a text on the clipboard. */
export async function copy(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // No permission, or no clipboard at all on a page without https.
    return 'failed';
  }
}

/** The outcome in words, next to the button. */
export const OutcomeText = styled.span`
  min-width: 0;
  color: ${on.text};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;
