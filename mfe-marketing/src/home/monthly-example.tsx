import {
  calculateLease,
  effectieveJaarrente,
  euros,
  exclusiefBtw,
  geheelGetal,
  inclusiefBtw,
  JAARRENTE,
  type LeaseInvoer,
  maxAanbetaling,
  procent,
} from '@site/contract';
import {
  AmountPlate,
  Button,
  color,
  fieldsOf,
  media,
  myLease,
  on,
  radius,
  type SitePath,
  SliderField,
  Stack,
  space,
  TextLink,
  useMyLease,
  VatSwitch,
} from '@site/kit';
import { useId } from 'react';
import styled from 'styled-components';
import { exampleOf, PRIJS } from './own-example';
import { TermChoice } from './term-choice';

const CALCULATOR_PATH = '/lease-berekenen';

const Title = styled.h2`
  margin: 0;
  font-size: clamp(1.375rem, 2.4vw, 1.75rem);
`;

const Small = styled.p`
  margin: ${space(1)} 0 0;
  font-size: 0.875rem;
  color: ${on.soft};
`;

/** Above the amount plate, which keeps showing the initial example without JavaScript. */
const ExampleInWords = styled(Small)`
  margin-bottom: ${space(1.5)};
`;

/** Hidden without JavaScript, where they would have no visible effect and plain fields replace them. */
const Sliders = styled.div`
  ${media.noScript} {
    display: none;
  }
`;

const Vat = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin: ${space(1.5)} 0 ${space(2)};
  font-size: 15px;
`;

const TypedField = styled.label`
  display: grid;
  gap: ${space(1)};
  font-weight: 600;

  input {
    min-height: 60px;
    padding: 0 18px;
    border: 2px solid ${color.ink};
    border-radius: ${radius.m};
    background: ${color.white};
    color: ${color.ink};
    font: inherit;
    font-size: 20px;
    font-variant-numeric: tabular-nums;
  }
`;

const WHAT = { auto: 'een auto of bestelwagen', equipment: 'equipment of een scooter' } as const;

/** A link to the filled-in calculator. The names are its query parameters. */
function calculatorWith(lease: LeaseInvoer, exclusief: boolean): SitePath {
  const { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd } = lease;
  const query = {
    type: voertuigType,
    aanschafprijs: exclusief ? exclusiefBtw(aanschafprijs) : aanschafprijs,
    aanbetaling,
    ...(slottermijn > 0 && { slottermijn }),
    looptijd,
    ...(exclusief && { btw: 'exclusief' }),
  };
  const text = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `${CALCULATOR_PATH}?${new URLSearchParams(text)}`;
}

/** An amount field without JavaScript. Nothing formats it: the calculator parses it as typed. */
function TypedAmount({ label, name, amount }: { label: string; name: string; amount: number }) {
  return (
    <TypedField>
      {label} in euro’s
      <input name={name} inputMode="numeric" autoComplete="off" defaultValue={geheelGetal(amount)} />
    </TypedField>
  );
}

/**
 * An interactive example: price, down payment and term, and the monthly amount of a car or van. The lease is the
 * one that the other pages of the tab compute with. Without JavaScript it is a form that opens the calculator.
 */
export function MonthlyExample() {
  const titleId = useId();
  const own = useMyLease();
  const example = exampleOf(own);
  const exclusief = own?.exclusiefBtw ?? false;
  const { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd } = example;
  const prijs = exclusief ? exclusiefBtw(aanschafprijs) : aanschafprijs;

  const change = (part: Partial<LeaseInvoer>, withoutVat = exclusief) => {
    // Not `example`: a slider that was moved before hydration fires this before the stored lease is rendered.
    const before = exampleOf(myLease.read());
    const next = exampleOf(fieldsOf({ ...before, ...part }));
    myLease.store(fieldsOf(next, withoutVat));
  };
  const changePrice = (amount: number, withoutVat: boolean) =>
    change({ aanschafprijs: withoutVat ? inclusiefBtw(amount) : amount }, withoutVat);

  const uitkomst = calculateLease(example);
  const effectief = effectieveJaarrente(example);

  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Title id={titleId}>Wat kost het per maand?</Title>
        <Sliders>
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
        </Sliders>
        <form action={CALCULATOR_PATH} method="get" onSubmit={(event) => event.preventDefault()}>
          <Stack gap={3}>
            <noscript>
              <Stack gap={2}>
                <input type="hidden" name="type" value={voertuigType} />
                <TypedAmount label="Aanschafprijs" name="aanschafprijs" amount={aanschafprijs} />
                <TypedAmount label="Aanbetaling" name="aanbetaling" amount={aanbetaling} />
              </Stack>
            </noscript>
            <TermChoice value={looptijd} onChange={(termijn) => change({ looptijd: termijn })} />
            <noscript>
              <Button type="submit" wide>
                Bereken
              </Button>
            </noscript>
          </Stack>
        </form>
        <div>
          <noscript>
            <ExampleInWords>
              Voorbeeld: {euros(aanschafprijs)}, met {euros(aanbetaling)} aanbetaling, in {looptijd} maanden.
            </ExampleInWords>
          </noscript>
          <AmountPlate amount={uitkomst?.maandbedrag ?? null} unit="per maand" />
          {uitkomst && effectief !== null && (
            <Small>
              Indicatie voor {WHAT[voertuigType]}
              {slottermijn > 0 && `, met een slottermijn van ${euros(slottermijn)}`}. Wij rekenen{' '}
              {procent(JAARRENTE[voertuigType])} rente per jaar over het hele bedrag van{' '}
              {euros(uitkomst.teFinancierenBedrag)}, de hele looptijd lang. Effectief is dat{' '}
              {procent(effectief)} per jaar.{' '}
              <TextLink to={calculatorWith(example, exclusief)}>Bekijk de hele berekening</TextLink>
            </Small>
          )}
        </div>
      </Stack>
    </section>
  );
}
