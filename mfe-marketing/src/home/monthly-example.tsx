import {
  berekenLease,
  effectieveJaarrente,
  euros,
  JAARRENTE,
  type LeaseInvoer,
  type Looptijd,
  maximaleAanbetaling,
  procent,
} from '@site/contract';
import { AmountPlate, on, SliderField, Stack, space, TextLink } from '@site/kit';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { TermChoice } from './term-choice';

/** Prices that the slider offers, in whole euros. Other prices can be typed at the calculator. */
const PRIJS = { min: 10_000, max: 80_000, stap: 500 };

const Title = styled.h2`
  margin: 0;
  font-size: clamp(1.375rem, 2.4vw, 1.75rem);
`;

const Small = styled.p`
  margin: ${space(1)} 0 0;
  font-size: 0.875rem;
  color: ${on.soft};
`;

/** The calculator, filled in: the names are those of the parameters of its address. */
function calculatorWith({ voertuigType, aanschafprijs, aanbetaling, looptijd }: LeaseInvoer): string {
  const query = { type: voertuigType, aanschafprijs, aanbetaling, looptijd };
  const text = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `/lease-berekenen?${new URLSearchParams(text)}`;
}

/** What a car or van costs a month: price, down payment and term to play with, and the outcome on the plate. */
export function MonthlyExample() {
  const titleId = useId();
  const [aanschafprijs, setPrijs] = useState(32_500);
  const [gekozenAanbetaling, setAanbetaling] = useState(5_000);
  const [looptijd, setLooptijd] = useState<Looptijd>(60);

  const hoogsteAanbetaling = maximaleAanbetaling(aanschafprijs);
  const aanbetaling = Math.min(gekozenAanbetaling, hoogsteAanbetaling);
  const wensen = { voertuigType: 'auto', aanschafprijs, aanbetaling, slottermijn: 0, looptijd } as const;
  const uitkomst = berekenLease(wensen);
  const effectief = effectieveJaarrente(wensen);

  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Title id={titleId}>Wat kost het per maand?</Title>
        <div>
          <SliderField
            label="Aanschafprijs"
            value={aanschafprijs}
            onChange={setPrijs}
            min={PRIJS.min}
            max={PRIJS.max}
            step={PRIJS.stap}
            format={euros}
          />
          <SliderField
            label="Aanbetaling"
            value={aanbetaling}
            onChange={setAanbetaling}
            min={0}
            max={hoogsteAanbetaling}
            step={PRIJS.stap}
            format={euros}
          />
        </div>
        <TermChoice value={looptijd} onChange={setLooptijd} />
        <div>
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
