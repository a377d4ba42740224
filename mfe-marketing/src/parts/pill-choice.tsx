import { color, font, media, radioLabel, radius, space } from '@site/kit';
import styled, { css } from 'styled-components';

const Group = styled.fieldset`
  padding: 0;
  border: 0;
  min-width: 0;
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space(1)};
  font-weight: 600;
`;

const Answers = styled.div<{ $equal: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  ${({ $equal }) =>
    $equal &&
    css`
      display: grid;
      grid-template-columns: repeat(6, 1fr);
      font-family: ${font.display};
      font-weight: 700;
      ${media.mobile} {
        grid-template-columns: repeat(3, 1fr);
      }
    `}
`;

const Answer = styled.label`
  display: grid;
  border-radius: ${radius.s};
  font-variant-numeric: tabular-nums;
  span {
    display: grid;
    place-items: center;
    width: 100%;
    min-height: 2.75rem;
    padding: 0.375rem 0.875rem;
    line-height: 1.3;
    color: ${color.ink};
    border: 2px solid ${color.line};
    border-radius: inherit;
    background: ${color.white};
  }
  &:hover span {
    border-color: ${color.ink};
  }
  ${radioLabel}
`;

interface PillChoiceProps<T extends string | number> {
  legend: string;
  /** One name per question on a page. */
  name: string;
  options: readonly { value: T; text: string }[];
  /** Undefined while nothing is chosen. */
  value: T | undefined;
  onChange(value: T): void;
  /** Six short answers in equal columns, three on a phone. Default: as wide as their texts. */
  equal?: boolean;
}

/** A question with a few short answers in a row. */
export function PillChoice<T extends string | number>(props: PillChoiceProps<T>) {
  const { legend, name, options, value, onChange, equal = false } = props;
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Answers $equal={equal}>
        {options.map((option) => (
          <Answer key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </Answer>
        ))}
      </Answers>
    </Group>
  );
}
