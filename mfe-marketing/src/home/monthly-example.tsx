import {
  calculateLease,
  effectieveJaarrente,
  euros,
  geheelGetal,
  JAARRENTE,
  type LeaseInvoer,
  maxAanbetaling,
  procent,
} from '@site/contract';
import {
  AmountPlate,
  Button,
  color,
  media,
  on,
  radius,
  type SitePath,
  SliderField,
  Stack,
  space,
  TextLink,
} from '@site/kit';
import { useId, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { EXAMPLE, type Example, PRIJS, storedExample, storeExample } from './stored-example';
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

/** A link to the filled-in calculator. The names are its query parameters. */
function calculatorWith({ voertuigType, aanschafprijs, aanbetaling, looptijd }: LeaseInvoer): SitePath {
  const query = { type: voertuigType, aanschafprijs, aanbetaling, looptijd };
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
 * An interactive example: price, down payment and term, and the monthly amount of a car or van. The tab stores the input.
 * Without JavaScript it is a form that opens the calculator.
 */
export function MonthlyExample() {
  const titleId = useId();
  const [example, setExample] = useState(EXAMPLE);
  const { aanschafprijs, looptijd } = example;

  // Not while rendering: the server has no session storage.
  useLayoutEffect(() => {
    const stored = storedExample();
    if (stored) setExample(stored);
  }, []);

  const change = (part: Partial<Example>) => {
    // A slider that was moved before hydration fires this before the stored input is in the state.
    const stored = storedExample();
    storeExample({ ...example, ...stored, ...part });
    setExample((before) => ({ ...before, ...stored, ...part }));
  };

  const aanbetalingLimit = maxAanbetaling(aanschafprijs);
  const aanbetaling = Math.min(example.aanbetaling, aanbetalingLimit);
  const wensen = { voertuigType: 'auto', aanschafprijs, aanbetaling, slottermijn: 0, looptijd } as const;
  const uitkomst = calculateLease(wensen);
  const effectief = effectieveJaarrente(wensen);

  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Title id={titleId}>Wat kost het per maand?</Title>
        <Sliders>
          <SliderField
            label="Aanschafprijs"
            value={aanschafprijs}
            onChange={(prijs) => change({ aanschafprijs: prijs })}
            min={PRIJS.min}
            max={PRIJS.max}
            step={PRIJS.stap}
            format={euros}
          />
          <SliderField
            label="Aanbetaling"
            value={aanbetaling}
            onChange={(bedrag) => change({ aanbetaling: bedrag })}
            min={0}
            max={aanbetalingLimit}
            step={PRIJS.stap}
            format={euros}
          />
        </Sliders>
        <form action={CALCULATOR_PATH} method="get" onSubmit={(event) => event.preventDefault()}>
          <Stack gap={3}>
            <noscript>
              <Stack gap={2}>
                <input type="hidden" name="type" value={wensen.voertuigType} />
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
              Indicatie voor een auto of bestelwagen. Wij rekenen {procent(JAARRENTE.auto)} rente per jaar
              over het hele bedrag van {euros(uitkomst.teFinancierenBedrag)}, de hele looptijd lang. Effectief
              is dat {procent(effectief)} per jaar.{' '}
              <TextLink to={calculatorWith(wensen)}>Bekijk de hele berekening</TextLink>
            </Small>
          )}
        </div>
      </Stack>
    </section>
  );
}
