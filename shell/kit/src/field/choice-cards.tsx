import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, focusRing, media, radius, space } from '../theme/theme';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { FieldError, FieldHint } from './field-messages';
import { Fieldset, Legend } from './fieldset';

/** One of the answers that can be chosen. */
export interface Choice<T extends string> {
  value: T;
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
}

/** A question with a few answers, one of which can be chosen. */
export interface ChoiceCardsProps<T extends string> {
  legend: string;
  /** The question stands above already, as the heading of a step: the legend is for screen readers. */
  hideLegend?: boolean;
  value: NoInfer<T> | '';
  onChange(value: NoInfer<T>): void;
  options: readonly Choice<T>[];
  /** Side by side on a wide screen; default one below the other. */
  columns?: number;
  hint?: ReactNode;
  error?: string | null;
  required?: boolean;
  optional?: boolean;
  /** One name per question on a page. */
  name: string;
}

const Cards = styled.div<{ $columns: number }>`
  display: grid;
  gap: ${space(1.5)};
  grid-template-columns: repeat(${(p) => p.$columns}, minmax(0, 1fr));

  ${media.mobile} {
    grid-template-columns: ${(p) =>
      p.$columns > 2 ? 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))' : 'minmax(0, 1fr)'};
  }
`;

const Card = styled.label`
  position: relative;
  display: flex;
  gap: 14px;
  align-items: center;
  min-height: 60px;
  padding: 14px 18px;
  border: 2px solid ${color.ink};
  border-radius: ${radius.m};
  background: ${color.white};
  color: ${color.ink};
  cursor: pointer;
  transition: background 120ms;

  &:hover {
    background: ${color.card};
  }

  &:has(input:checked) {
    background: ${color.goSoft};
    box-shadow: inset 0 0 0 2px ${color.ink};
  }

  &:has(input:focus-visible) {
    ${focusRing}
  }

  &[data-invalid] {
    border-color: ${color.stop};
  }

  ${media.mobile} {
    gap: 10px;
    padding-inline: 12px;
  }
`;

const Dot = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: ${color.ink};
  cursor: inherit;

  &&:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

const Words = styled.span`
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
    font-size: 15px;
  }
`;

const Optional = styled.span`
  color: ${color.ink2};
  font-weight: 450;
`;

/** Radio buttons as cards. Arrow keys move the choice, as in every radio group. */
export function ChoiceCards<T extends string>(props: ChoiceCardsProps<T>) {
  const id = useId();
  const { legend, hideLegend, value, onChange, options, columns = 1, hint, error, name } = props;
  const words = (
    <>
      {legend}
      {props.optional && <Optional> (optioneel)</Optional>}
    </>
  );
  return (
    <Fieldset
      data-field
      role="radiogroup"
      aria-required={props.required || undefined}
      aria-invalid={error ? true : undefined}
      aria-labelledby={`${id}-legend`}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <Legend id={`${id}-legend`} style={hideLegend ? { margin: 0 } : undefined}>
        {hideLegend ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </Legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <Cards $columns={columns}>
        {options.map((option) => (
          <Card key={option.value} data-invalid={error ? true : undefined}>
            <Dot
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.text ? `${id}-${option.value}-text` : undefined}
            />
            <Words>
              <b id={`${id}-${option.value}`}>{option.title}</b>
              {option.text && <small id={`${id}-${option.value}-text`}>{option.text}</small>}
            </Words>
            {option.icon}
          </Card>
        ))}
      </Cards>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Fieldset>
  );
}
