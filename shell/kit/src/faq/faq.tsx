import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Accordion } from '../accordion/accordion';
import { Split } from '../layout/grid';
import type { SitePath } from '../link/link-target';
import { TextLink } from '../link/text-link';
import { Prose } from '../prose/prose';
import { SectionTitle } from '../section-title/section-title';
import { media, space } from '../theme/theme';

/** A question with its answer. */
export interface FaqItem extends FaqAnswerProps {
  question: string;
  /** For links to this question. */
  id?: string;
}

interface FaqProps {
  title: string;
  lead?: ReactNode;
  items: readonly FaqItem[];
  /** The id of the title, so that it can label a Band. */
  id?: string;
  /** Of the title; the questions are one level lower. */
  headingLevel?: 2 | 3;
  /**
   * The place of the questions on a wide screen: `below` the title, `beside` it, or below it in two `columns`, each with one question
   * open at a time.
   */
  layout?: 'below' | 'beside' | 'columns';
}

/** Two lists side by side from tablet width up; on a wide screen they match `twoColumns`. */
const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.wide} {
    column-gap: ${space(9)};
  }
`;

/** A titled list of collapsible questions, one open at a time. Works without JavaScript. */
export function Faq({ title, lead, items, id, headingLevel = 2, layout = 'below' }: FaqProps) {
  const heading = (
    <SectionTitle id={id} lead={lead} as={`h${headingLevel}`}>
      {title}
    </SectionTitle>
  );
  const list = (part: readonly FaqItem[]) => (
    <Accordion
      headingLevel={headingLevel === 2 ? 3 : 4}
      items={part.map(({ question, id: itemId, ...answer }) => ({
        question,
        id: itemId,
        answer: <FaqAnswer {...answer} />,
      }))}
    />
  );
  if (layout === 'beside') {
    return (
      <Split align="start">
        {heading}
        {list(items)}
      </Split>
    );
  }
  const half = Math.ceil(items.length / 2);
  return (
    <div>
      {heading}
      {layout === 'columns' ? (
        <Lists>
          {list(items.slice(0, half))}
          {list(items.slice(half))}
        </Lists>
      ) : (
        list(items)
      )}
    </div>
  );
}

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
