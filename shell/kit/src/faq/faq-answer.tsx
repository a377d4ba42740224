import type { ReactNode } from 'react';
import { TextLink } from '../link/text-link';
import { Prose } from '../prose/prose';

/** What there is to say to a question. */
export interface FaqAnswerProps {
  /** The paragraph, or an array of them: text, or text with links. */
  answer: ReactNode | readonly ReactNode[];
  /** Where more is to be read. */
  more?: { to: string; text: string };
}

/** The answer to a question: its paragraphs, and the link to more. */
export function FaqAnswer({ answer, more }: FaqAnswerProps) {
  const paragraphs: readonly ReactNode[] = Array.isArray(answer) ? answer : [answer];
  return (
    <Prose>
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place.
        <p key={place}>{paragraph}</p>
      ))}
      {more && (
        <p>
          <TextLink to={more.to}>{more.text}</TextLink>
        </p>
      )}
    </Prose>
  );
}
