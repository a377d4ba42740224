import { type ReactNode, type ToggleEventHandler, useId } from 'react';
import styled from 'styled-components';
import { media, on, space } from '../theme/theme';
import { Item, Sign, Summary } from './item-look';

const Root = styled.div`
  border-top: 2px solid ${on.text};
`;

const Answer = styled.div`
  max-width: 68ch;
  padding: 0 ${space(7)} ${space(3.5)} 0;
  /* A link to the answer scrolls to its question. */
  scroll-margin-top: ${space(12)};
  color: ${on.soft};
  > * + * {
    margin-top: ${space(1.5)};
  }
  ${media.mobile} {
    padding-right: 0;
  }
`;

/** For browsers without exclusive `<details>`: opening one closes the others. */
const closeOthers: ToggleEventHandler<HTMLDetailsElement> = ({ currentTarget }) => {
  if (!currentTarget.open) return;
  for (const other of currentTarget.parentElement?.children ?? []) {
    if (other !== currentTarget && other instanceof HTMLDetailsElement) other.open = false;
  }
};

/** The questions of an Accordion, and the level of their headings (3 by default). A link to `#id` opens its item. */
interface AccordionProps {
  items: { question: string; answer: ReactNode; id?: string }[];
  headingLevel?: 2 | 3 | 4;
}

/**
 * Questions that open one at a time and close again. Works without JavaScript, opens for a link to an item's id and for
 * find-in-page.
 */
export function Accordion({ items, headingLevel = 3 }: AccordionProps) {
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root>
      {items.map(({ question, answer, id }) => (
        <Item key={id ?? question} name={name} onToggle={closeOthers}>
          <Summary>
            <Heading>{question}</Heading>
            <Sign data-screen-only aria-hidden />
          </Summary>
          {/* The id is in the content, and not on the item: only then a browser opens the item for a link to it. */}
          <Answer id={id}>{typeof answer === 'string' ? <p>{answer}</p> : answer}</Answer>
        </Item>
      ))}
    </Root>
  );
}
