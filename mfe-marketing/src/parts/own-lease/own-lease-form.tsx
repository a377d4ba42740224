import { euros, geheelGetal, LOOPTIJDEN, maxAanbetaling } from '@site/contract';
import { Button, color, OnlyWithScripts, radius, SliderField, Stack, space, VatSwitch } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PillChoice } from '../pill-choice';
import { CALCULATOR_PATH, type OwnLease, PRIJS } from './own-lease';

const TERM_OPTIONS = LOOPTIJDEN.map((term) => ({ value: term, text: String(term) }));

const Vat = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin: ${space(1.5)} 0 ${space(2)};
  font-size: 0.9375rem;
`;

const FinalInstalment = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  margin-top: ${space(2)};
`;

const TypedField = styled.label`
  display: grid;
  gap: ${space(1)};
  font-weight: 600;

  input {
    width: 100%;
    min-width: 0;
    min-height: 3.75rem;
    padding: 0 1.125rem;
    border: 2px solid ${color.ink};
    border-radius: ${radius.m};
    background: ${color.white};
    color: ${color.ink};
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
  }
`;

/** An amount field without JavaScript. Nothing formats it: the calculator parses it as typed. */
function TypedAmount({ label, name, amount }: { label: string; name: string; amount: number }) {
  return (
    <TypedField>
      {label} in euro’s
      <input name={name} inputMode="numeric" autoComplete="off" defaultValue={geheelGetal(amount)} />
    </TypedField>
  );
}

/** `children` are more sliders, below that of the down payment. */
interface OwnLeaseFormProps {
  own: OwnLease;
  children?: ReactNode;
}

/**
 * The price, with or without VAT, the down payment and the term of the lease that the visitor computes with. Without JavaScript it is a
 * form that opens the calculator.
 */
export function OwnLeaseForm({ own, children }: OwnLeaseFormProps) {
  const { lease, prijs, exclusief, isOwn, change, changePrice } = own;
  const { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd } = lease;
  return (
    <Stack gap={3}>
      <OnlyWithScripts>
        <div>
          <SliderField
            label="Aanschafprijs"
            value={prijs}
            onChange={(amount) => changePrice(amount, exclusief)}
            min={PRIJS.min}
            max={PRIJS.max}
            step={PRIJS.stap}
            format={euros}
          />
          <Vat>
            <VatSwitch exclusive={exclusief} onChange={(withoutVat) => changePrice(prijs, withoutVat)} />
            {exclusief && <span>Inclusief btw: {euros(aanschafprijs)}</span>}
          </Vat>
          <SliderField
            label="Aanbetaling"
            value={aanbetaling}
            onChange={(bedrag) => change({ aanbetaling: bedrag })}
            min={0}
            max={maxAanbetaling(aanschafprijs)}
            step={PRIJS.stap}
            format={euros}
          />
          {children}
          {isOwn && slottermijn > 0 && (
            <FinalInstalment>
              Met een slottermijn van {euros(slottermijn)}.
              <Button type="button" variant="quiet" size="s" onClick={() => change({ slottermijn: 0 })}>
                Zonder slottermijn
              </Button>
            </FinalInstalment>
          )}
        </div>
      </OnlyWithScripts>
      <form action={CALCULATOR_PATH} method="get" onSubmit={(event) => event.preventDefault()}>
        <Stack gap={3}>
          <noscript>
            <Stack gap={2}>
              <input type="hidden" name="type" value={voertuigType} />
              <TypedAmount label="Aanschafprijs" name="aanschafprijs" amount={aanschafprijs} />
              <TypedAmount label="Aanbetaling" name="aanbetaling" amount={aanbetaling} />
            </Stack>
          </noscript>
          <PillChoice
            legend="Looptijd in maanden"
            name="looptijd"
            options={TERM_OPTIONS}
            value={looptijd}
            onChange={(termijn) => change({ looptijd: termijn })}
            equal
          />
          <noscript>
            <Button type="submit" wide>
              Bereken
            </Button>
          </noscript>
        </Stack>
      </form>
    </Stack>
  );
}
