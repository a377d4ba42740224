import { aflosschema, kostenopbouw } from '@site/contract';
import { Card, color, media, space } from '@site/kit';
import { Disclosure } from '@site/kit/content';
import styled from 'styled-components';
import type { Berekening } from '../calculator-store';
import { BuildUp } from './build-up';
import { PaymentChart } from './payment-chart';
import { RateInWords } from './rate-in-words';
import { Schedule } from './schedule';
import { Settlement } from './settlement';

/**
 * All costs of a lease and when they are due. Closed at first. Dimmed when the result is stale; the errors are shown at the
 * result.
 *
 * @param name the label of the lease in a comparison.
 */
export function CostPanel({
  berekening,
  name = null,
  dimmed,
}: {
  berekening: Berekening;
  name?: string | null;
  dimmed: boolean;
}) {
  const { invoer, uitkomst } = berekening;
  const opbouw = kostenopbouw(invoer);
  const jaren = aflosschema(invoer, 12);
  const maanden = aflosschema(invoer, 1);
  // At a price of a few tens of euros the interest is lost in the rounding, and a schedule would be wrong.
  if (!opbouw || !jaren || !maanden?.every(({ rente }) => rente >= 0)) return null;

  return (
    <Disclosure
      id="kostenopbouw"
      title="Kostenopbouw en aflosschema"
      lead={`${name ? `${name}: wat` : 'Wat'} u in totaal betaalt, waarvoor en wanneer.`}
    >
      <Dimmable $dimmed={dimmed}>
        <Card>
          <Title>Wat u in totaal betaalt</Title>
          <BuildUp opbouw={opbouw} />
        </Card>
        <Card>
          <Title>De rente per jaar</Title>
          <RateInWords berekening={berekening} />
        </Card>
        <Card>
          <Title>Wat u wanneer betaalt</Title>
          <PaymentChart aanbetaling={invoer.aanbetaling} jaren={jaren} />
        </Card>
        <Card>
          <Title>Hoe uw schuld daalt</Title>
          <Schedule
            aanbetaling={invoer.aanbetaling}
            teFinancierenBedrag={uitkomst.teFinancierenBedrag}
            jaren={jaren}
            maanden={maanden}
          />
        </Card>
        <Card>
          <Title>Als u eerder aflost</Title>
          <Settlement berekening={berekening} />
        </Card>
      </Dimmable>
    </Disclosure>
  );
}

const Dimmable = styled.div<{ $dimmed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${({ $dimmed }) =>
    $dimmed &&
    `
    * { color: ${color.ink2}; }
    svg { opacity: 0.45; }
  `}
`;

const Title = styled.h3`
  margin-bottom: ${space(2)};
  font-size: 1.375rem;
`;
