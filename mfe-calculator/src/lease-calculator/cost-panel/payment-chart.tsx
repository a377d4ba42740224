import { type Aflosrij, euros } from '@site/contract';
import { color, font, media, space } from '@site/kit';
import { useId } from 'react';
import styled from 'styled-components';
import {
  PART_NAMES,
  type PartAmount,
  PartPatterns,
  PartSwatch,
  PaymentBar,
  type PaymentPart,
} from './payment-part';

/** Amounts in whole euros. */
export interface PaymentChartProps {
  /** Paid at the start. */
  aanbetaling: number;
  /** The repayment schedule per year. */
  jaren: readonly Aflosrij[];
}

interface Moment {
  name: string;
  parts: PartAmount[];
  total: number;
}

/**
 * The payments at the start and in each year, as bars. Its accessible name is a summary; the ScheduleTable has every figure,
 * so show it nearby. Works without JavaScript, in print and in forced colours.
 */
export function PaymentChart({ aanbetaling, jaren }: PaymentChartProps) {
  const patterns = useId();
  const moments = momentsOf(aanbetaling, jaren);
  const most = Math.max(...moments.map(({ total }) => total));
  const shown = PARTS.filter((part) => moments.some(({ parts }) => amountOf(parts, part) > 0));

  return (
    <PartPatterns id={patterns}>
      <Legend aria-hidden="true">
        {shown.map((part) => (
          <li key={part}>
            <PartSwatch patterns={patterns} part={part} />
            {PART_NAMES[part]}
          </li>
        ))}
      </Legend>
      <Moments role="img" aria-label={gist(aanbetaling, jaren)}>
        {moments.map(({ name, parts, total }) => (
          <div key={name}>
            <Words>
              <b>{name}</b>
              <Amount>{euros(total)}</Amount>
              <Parts>
                {parts.length > 1 &&
                  parts.map(({ part, amount }, place) => (
                    <Part key={part}>
                      {place > 0 && '+ '}
                      {euros(amount)} {PART_NAMES[part].toLowerCase()}{' '}
                    </Part>
                  ))}
              </Parts>
            </Words>
            <PaymentBar patterns={patterns} parts={parts} most={most} height={24} />
          </div>
        ))}
      </Moments>
    </PartPatterns>
  );
}

const PARTS: readonly PaymentPart[] = ['aanbetaling', 'aflossing', 'rente', 'slottermijn'];

const amountOf = (parts: readonly PartAmount[], wanted: PaymentPart) =>
  parts.find(({ part }) => part === wanted)?.amount ?? 0;

function momentsOf(aanbetaling: number, jaren: readonly Aflosrij[]): Moment[] {
  const start: PartAmount[] = [{ part: 'aanbetaling', amount: aanbetaling }];
  const years = jaren.map(({ aflossing, rente, slottermijn }): PartAmount[] => [
    { part: 'aflossing', amount: aflossing },
    { part: 'rente', amount: rente },
    { part: 'slottermijn', amount: slottermijn },
  ]);
  return [start, ...years]
    .map((all, year) => {
      const parts = all.filter(({ amount }) => amount > 0);
      return {
        name: year === 0 ? 'Bij de start' : `Jaar ${year}`,
        parts,
        total: parts.reduce((sum, { amount }) => sum + amount, 0),
      };
    })
    .filter(({ total }) => total > 0);
}

function gist(aanbetaling: number, jaren: readonly Aflosrij[]): string {
  const jaar = jaren[0]?.betaald ?? 0;
  const rente = jaren.reduce((sum, rij) => sum + rij.rente, 0);
  const slottermijn = jaren.at(-1)?.slottermijn ?? 0;
  return [
    'Wat u wanneer betaalt: ',
    aanbetaling > 0 && `${euros(aanbetaling)} bij de start, `,
    jaren.length === 1 ? `${euros(jaar)} in één jaar` : `${jaren.length} jaar lang ${euros(jaar)} per jaar`,
    slottermijn > 0 && `, en ${euros(slottermijn)} slottermijn aan het eind`,
    `. Daarvan is ${euros(rente)} rente.`,
  ]
    .filter(Boolean)
    .join('');
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2.5)};
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;

  li {
    display: flex;
    gap: ${space(1)};
    align-items: center;
  }
`;

const Moments = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(2.5)};
  container-type: inline-size;
  font-variant-numeric: tabular-nums;

  > div {
    break-inside: avoid;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space(2)};
  align-items: baseline;
  margin-bottom: 0.375rem;
  line-height: 1.35;

  @container (min-width: 30em) {
    grid-template-columns: auto 1fr auto;
  }
`;

const Amount = styled.span`
  font: 700 1.125rem/1.35 ${font.display};
  text-align: right;

  @container (min-width: 30em) {
    order: 1;
  }
`;

/* Breaks between parts only. */
const Part = styled.span`
  display: inline-block;
  margin-right: 0.3em;
`;

const Parts = styled.span`
  grid-column: 1 / -1;
  font-size: 0.875rem;
  color: ${color.ink2};

  @container (min-width: 30em) {
    grid-column: auto;
  }
  ${media.print} {
    font-size: 9pt;
  }
`;
