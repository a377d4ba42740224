import { geheelGetal } from '@site/contract';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { color, on } from '../theme/theme';
import { timing } from '../theme/timing';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

const Count = styled.p`
  margin: 0.625rem 0 0;
  color: ${on.soft};
  font-size: 0.9375rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: ${color.error};
  }
`;

/** The share of the limit from which the count is shown. */
const NEAR = 0.8;

/** Characters as people count them: an emoji is one. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** Is enough of the limit used to show the count? */
export function isNearLimit(text: string, limit: number | undefined): limit is number {
  return limit !== undefined && characterCount(text) >= limit * NEAR;
}

function inWords(left: number): string {
  const count = geheelGetal(Math.abs(left));
  const noun = Math.abs(left) === 1 ? 'teken' : 'tekens';
  return left < 0 ? `${count} ${noun} te veel.` : `Nog ${count} ${noun}.`;
}

/** How many characters are left, or too many. Announced when typing pauses, not at every key. */
export function CharacterCount({ id, text, limit }: { id: string; text: string; limit: number }) {
  const left = limit - characterCount(text);
  const words = inWords(left);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(words), timing.countAfter);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <>
      <Count id={id} data-over={left < 0 || undefined}>
        {words}
      </Count>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}
