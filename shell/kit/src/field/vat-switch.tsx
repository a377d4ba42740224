import { useId } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../theme/theme';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { radioLabel } from './radio-label';

interface VatSwitchProps {
  /** The price is without VAT. */
  exclusive: boolean;
  onChange(exclusive: boolean): void;
  /** One name per form; `btw` in an address. */
  name?: string;
}

const Group = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  min-width: 0;
  padding: 3px;
  border: 2px solid ${color.ink};
  border-radius: ${radius.s};
  background: ${color.white};
  color: ${color.ink};
`;

const Half = styled.label`
  display: flex;
  border-radius: 7px;
  font-size: 0.9375rem;
  font-weight: 650;
  line-height: 1.2;

  span {
    display: flex;
    align-items: center;
    min-height: 2.375rem;
    padding: 0.25rem 0.875rem;
    border-radius: inherit;
  }

  &:hover span {
    background: ${color.card};
  }

  ${radioLabel}
`;

/** Whether a price is with or without VAT: advertisements of vans state it without, the lease is computed with it. */
export function VatSwitch({ exclusive, onChange, name }: VatSwitchProps) {
  const ownName = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">De prijs is</VisuallyHidden>
      {[
        { value: 'inclusief', chosen: !exclusive },
        { value: 'exclusief', chosen: exclusive },
      ].map(({ value, chosen }) => (
        <Half key={value}>
          <input
            type="radio"
            name={name ?? ownName}
            value={value}
            checked={chosen}
            onChange={() => onChange(value === 'exclusief')}
          />
          <span>{`${value} btw`}</span>
        </Half>
      ))}
    </Group>
  );
}
