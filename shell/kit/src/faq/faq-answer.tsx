import type { ReactNode } from 'react';
import type { SitePath } from '../link/link-target';
import { TextLink } from '../link/text-link';
import { Prose } from '../prose/prose';

/** An answer, with an optional link. */
export interface FaqAnswerProps {
  /** One paragraph, or an array of paragraphs: text, or text with links. */
  answer: ReactNode | readonly ReactNode[];
  /** A link at the end of the answer. */
  more?: { to: SitePath; text: string };
}

/** The paragraphs of an answer, with the link at its end. */
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
