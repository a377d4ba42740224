import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, focusInside, focusRing, media, radius, space } from '../theme/theme';
import { type Choice, ChoiceGroup, type ChoiceGroupProps } from './choice-group';

/** The browser's own radio button, in ink. The element around it shows the focus. */
const RadioInput = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  accent-color: ${color.ink};
  cursor: inherit;

  &&:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

/** The title of an answer with the text below it. */
const ChoiceText = styled.span`
  flex: 1;
  min-width: 0;
  line-height: 1.35;

  b {
    display: block;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    margin-top: 2px;
    color: ${color.ink2};
    font-size: 0.9375rem;
  }
`;

/** An answer as a card. */
interface CardChoice<T extends string> extends Choice<T> {
  icon?: ReactNode;
}

interface ChoiceCardsProps<T extends string> extends ChoiceGroupProps<T, CardChoice<T>> {
  /** Side by side on a wide screen; default one below the other. */
  columns?: number;
}

const Cards = styled.div<{ $columns: number }>`
  display: grid;
  gap: ${space(1.5)};
  grid-template-columns: repeat(${(p) => p.$columns}, minmax(0, 1fr));

  ${media.mobile} {
    grid-template-columns: ${(p) =>
      p.$columns > 2 ? 'repeat(auto-fit, minmax(min(100%, 9.375rem), 1fr))' : 'minmax(0, 1fr)'};
  }
`;

const Card = styled.label`
  position: relative;
  display: flex;
  gap: 0.875rem;
  align-items: center;
  min-height: 3.75rem;
  padding: 0.875rem 1.125rem;
  border: 2px solid ${color.ink};
  border-radius: ${radius.m};
  background: ${color.white};
  color: ${color.ink};
  cursor: pointer;
  transition: background 120ms;

  &:hover {
    background: ${color.card};
  }

  /* The background of the chosen card: a pseudo-element below the text, because not every browser has :has(). */
  isolation: isolate;
  input:checked + ${ChoiceText}::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -2px;
    border: 4px solid ${color.ink};
    border-radius: ${radius.m};
    background: ${color.successSoft};
    ${media.forcedColors} {
      border-color: Highlight;
    }
  }

  ${focusInside(focusRing)}

  &[data-invalid] {
    border-color: ${color.error};
  }

  ${media.mobile} {
    gap: 0.625rem;
    padding-inline: 0.75rem;
  }
`;

/** Radio buttons as cards, for answers with an explanation. Arrow keys move the choice, as in every radio group. */
export function ChoiceCards<T extends string>({ columns = 1, ...props }: ChoiceCardsProps<T>) {
  return (
    <ChoiceGroup {...props}>
      {(choice) => (
        <Cards $columns={columns}>
          {props.options.map((option) => {
            const { radio, titleId, textId } = choice(option);
            return (
              <Card key={option.value} data-invalid={props.error ? true : undefined}>
                <RadioInput {...radio} />
                <ChoiceText>
                  <b id={titleId}>{option.title}</b>
                  {option.text && <small id={textId}>{option.text}</small>}
                </ChoiceText>
                {option.icon}
              </Card>
            );
          })}
        </Cards>
      )}
    </ChoiceGroup>
  );
}
