import { btwIn, euros, exclusiefBtw, inclusiefBtw } from '@site/contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/theme';
import { AmountField, type AmountFieldProps } from './amount-field';
import { VatSwitch } from './vat-switch';
import { readWrittenAmount, saysExclusive } from './written-amount';

interface PriceFieldProps
  extends Pick<AmountFieldProps, 'label' | 'name' | 'error' | 'max' | 'maxReason' | 'slider' | 'required'> {
  /** The price with VAT, as digits in whole euros; empty when the field is empty. `max` and `slider` are with VAT too. */
  value: string;
  /** The visitor types the price without VAT. */
  exclusive: boolean;
  /** The same number with the other meaning changes the price. */
  onChange(change: { value: string; exclusive: boolean }): void;
  hint?: ReactNode;
  /** The name of the VAT choice in a form without JavaScript. */
  vatName?: string;
  /** The price may include bpm, the tax on cars and vans, which has no VAT. Machines have none. */
  bpm?: boolean;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
`;

const Vat = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  font-size: 1rem;
`;

/** Digits without VAT of digits with VAT, and back. Empty stays empty. */
const convert = (digits: string, how: (amount: number) => number) =>
  digits === '' ? '' : String(how(Number(digits)));

/** A purchase price that can be typed with or without VAT. What it passes on is with VAT. */
export function PriceField(props: PriceFieldProps) {
  const { value, exclusive, onChange, max, slider, hint, vatName, bpm = false, ...field } = props;
  const typed = exclusive ? convert(value, exclusiefBtw) : value;
  const withVat = (digits: string, isExclusive: boolean) =>
    isExclusive ? convert(digits, inclusiefBtw) : digits;
  const lowered = (amount: number) => (exclusive ? Math.floor(exclusiefBtw(amount)) : amount);
  /** A pasted `25.000 excl. btw` says itself how it is meant. */
  const readVat = (text: string) => {
    const digits = readWrittenAmount(text);
    const isExclusive = saysExclusive(text);
    if (!digits || isExclusive === null || isExclusive === exclusive) return;
    const price = withVat(digits, isExclusive);
    if (max === undefined || Number(price) <= max) onChange({ value: price, exclusive: isExclusive });
  };
  const prijs = Number(value);
  return (
    <Root data-field>
      <AmountField
        {...field}
        value={typed}
        onChange={(digits) => onChange({ value: withVat(digits, exclusive), exclusive })}
        onPaste={readVat}
        hint={hint}
        max={max === undefined ? undefined : lowered(max)}
        slider={slider && { ...slider, max: lowered(slider.max) }}
      />
      <Vat>
        <VatSwitch
          name={vatName}
          exclusive={exclusive}
          onChange={(isExclusive) => onChange({ value: withVat(typed, isExclusive), exclusive: isExclusive })}
        />
        {prijs > 0 && !props.error && (
          <p>
            {[
              exclusive && `Inclusief btw is dat ${euros(prijs)}; daarmee rekenen wij.`,
              `Koopt u met btw? Dan vraagt u ${euros(btwIn(prijs))} btw terug, als u btw-plichtig bent.`,
              bpm && 'Zit er bpm in de prijs, dan is het minder: over bpm betaalt u geen btw.',
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
      </Vat>
    </Root>
  );
}
