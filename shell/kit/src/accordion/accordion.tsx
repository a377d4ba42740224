import { type ReactNode, type ToggleEventHandler, useId } from 'react';
import styled from 'styled-components';
import { color, duration, font, media, on, radius, space } from '../theme/theme';

const Root = styled.div`
  border-top: 2px solid ${on.text};
`;

const Item = styled.details`
  border-bottom: 1px solid ${on.rule};
  interpolate-size: allow-keywords;
  &::details-content {
    block-size: 0;
    overflow: clip;
    transition: block-size ${duration.step} ease-out, content-visibility ${duration.step} allow-discrete;
  }
  &[open]::details-content {
    block-size: auto;
  }
`;

const Sign = styled.span`
  flex: none;
  position: relative;
  width: 36px;
  height: 36px;
  border: 2px solid ${on.text};
  border-radius: ${radius.s};
  transition: background-color ${duration.step}, color ${duration.step};
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    width: 14px;
    height: 3px;
    border-radius: 2px;
    background: currentColor;
    ${media.forced} {
      background: CanvasText;
    }
  }
  &::after {
    transform: rotate(90deg);
    transition: transform ${duration.step};
  }
  details[open] > summary & {
    color: ${color.plate};
    background: ${color.ink};
    border-color: ${color.ink};
    &::after {
      transform: rotate(0);
    }
  }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 72px;
  padding: ${space(2)} 0;
  list-style: none;
  /* Air between the words and the ring, without moving the words. */
  &:focus-visible {
    margin-inline: -${space(1.5)};
    padding-inline: ${space(1.5)};
  }
  &::-webkit-details-marker {
    display: none;
  }
  &:hover ${Sign} {
    background: ${color.plate};
    color: ${color.ink};
  }
  details[open] > &:hover ${Sign} {
    background: ${color.ink};
    color: ${color.plate};
  }
  :is(h2, h3, h4) {
    font: 700 20px/1.3 ${font.display};
    letter-spacing: -0.015em;
    min-width: 0;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
`;

const Answer = styled.div`
  max-width: 68ch;
  padding: 0 ${space(7)} ${space(3.5)} 0;
  color: ${on.soft};
  > * + * {
    margin-top: ${space(1.5)};
  }
  ${media.mobile} {
    padding-right: 0;
  }
`;

/** Browsers that do not know exclusive `<details>` yet: whatever opens closes its neighbours. */
const closeOthers: ToggleEventHandler<HTMLDetailsElement> = ({ currentTarget }) => {
  if (!currentTarget.open) return;
  for (const other of currentTarget.parentElement?.children ?? []) {
    if (other !== currentTarget && other instanceof HTMLDetailsElement) other.open = false;
  }
};

/** The questions of an Accordion, and the level of their headings (3 by default). A link to `#id` opens its item. */
export interface AccordionProps {
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
        <Item key={id ?? question} id={id} name={name} onToggle={closeOthers}>
          <Question>
            <Heading>{question}</Heading>
            <Sign data-screen-only aria-hidden />
          </Question>
          <Answer>{typeof answer === 'string' ? <p>{answer}</p> : answer}</Answer>
        </Item>
      ))}
    </Root>
  );
}
