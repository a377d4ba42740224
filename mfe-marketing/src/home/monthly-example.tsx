import { calculateLease, effectieveJaarrente, euros, JAARRENTE, procent } from '@site/contract';
import { AmountPlate, on, Stack, space, TextLink } from '@site/kit';
import { useId } from 'react';
import styled from 'styled-components';
import { calculatorWith, type ExampleLease, useOwnLease } from '../parts/own-lease/own-lease';
import { OwnLeaseForm } from '../parts/own-lease/own-lease-form';

const Title = styled.h2`
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

const WHAT = { auto: 'een auto of bestelwagen', equipment: 'equipment of een scooter' } as const;

const EXAMPLE: ExampleLease = {
  voertuigType: 'auto',
  aanschafprijs: 32_500,
  aanbetaling: 5_000,
  slottermijn: 0,
  looptijd: 60,
};

/**
 * An interactive example: price, down payment and term, and the monthly amount of a car or van. The lease is the
 * one that the other pages of the tab compute with. Without JavaScript it is a form that opens the calculator.
 */
export function MonthlyExample() {
  const titleId = useId();
  const own = useOwnLease(EXAMPLE);
  const { lease } = own;
  const { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd } = lease;
  const uitkomst = calculateLease(lease);
  const effectief = effectieveJaarrente(lease);

  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Title id={titleId}>Wat kost het per maand?</Title>
        <OwnLeaseForm own={own} />
        <div>
          <noscript>
            <ExampleInWords>
              Voorbeeld: {euros(aanschafprijs)}, met {euros(aanbetaling)} aanbetaling, in {looptijd} maanden.
            </ExampleInWords>
          </noscript>
          <AmountPlate amount={uitkomst?.maandbedrag ?? null} />
          {uitkomst && effectief !== null && (
            <Small>
              Indicatie voor {WHAT[voertuigType]}
              {slottermijn > 0 && `, met een slottermijn van ${euros(slottermijn)}`}. Wij rekenen{' '}
              {procent(JAARRENTE[voertuigType])} rente per jaar over het hele bedrag van{' '}
              {euros(uitkomst.teFinancierenBedrag)}, de hele looptijd lang. Effectief is dat{' '}
              {procent(effectief)} per jaar.{' '}
              <TextLink to={calculatorWith(lease, own.exclusief)}>Bekijk de hele berekening</TextLink>
            </Small>
          )}
        </div>
      </Stack>
    </section>
  );
}
