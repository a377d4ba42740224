import { color, media, radius } from '@site/kit';
import styled from 'styled-components';

const Row = styled.div`
  display: inline-flex;
  border: 2px solid ${color.ink};
  border-radius: ${radius.s};
  background: ${color.white};
`;

const Option = styled.button`
  min-width: 44px;
  min-height: 40px;
  padding: 4px 12px;
  font-size: 15px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${color.ink};
  background: transparent;
  border: 0;
  border-radius: 7px;
  cursor: pointer;
  &:hover {
    background: ${color.sand};
  }
  &[aria-pressed='true'] {
    color: ${color.white};
    background: ${color.ink};
  }
  &:focus-visible {
    position: relative;
    z-index: 1;
    border-radius: 7px;
  }
  ${media.mobile} {
    min-height: 44px;
  }
`;

export interface ChoiceProps<T extends string> {
  /** The accessible name. */
  label: string;
  options: readonly { value: T; text: string }[];
  value: T;
  onChange(value: T): void;
}

/** A few short options in a row, one of which is selected. */
export function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  return (
    <Row role="group" aria-label={label}>
      {options.map((option) => (
        <Option
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </Option>
      ))}
    </Row>
  );
}
