import { aandelen, EENMALIGE_KOSTEN, euros, type Kostenopbouw } from '@site/contract';
import { color, font, space } from '@site/kit';
import { useId } from 'react';
import styled from 'styled-components';
import { PART_NAMES, PartPatterns, PartSwatch, PaymentBar, type PaymentPart } from './payment-part';

const PARTS: readonly PaymentPart[] = ['aanbetaling', 'aflossing', 'slottermijn', 'rente'];

const EXPLAINED: Record<PaymentPart, string> = {
  aanbetaling: 'Betaalt u bij de start',
  aflossing: 'Zit in uw maandbedragen',
  slottermijn: 'Betaalt u met het laatste maandbedrag',
  rente: 'Zit in uw maandbedragen',
};

/** The total cost and its parts, with the one-off costs separately. */
export function BuildUp({ opbouw }: { opbouw: Kostenopbouw }) {
  const patterns = useId();
  const parts = PARTS.map((part) => ({ part, amount: opbouw[part] })).filter(({ amount }) => amount > 0);
  const shares = aandelen(parts.map(({ amount }) => amount));
  return (
    <PartPatterns id={patterns}>
      <Total>{euros(opbouw.totaleKosten)}</Total>
      <p>Gerekend met de aanschafprijs inclusief btw. Het bestaat uit:</p>
      <Shares>
        <PaymentBar patterns={patterns} parts={parts} most={opbouw.totaleKosten} height={40} />
      </Shares>
      <Figures>
        {parts.map(({ part, amount }, index) => (
          <div key={part}>
            <dt>
              <PartSwatch patterns={patterns} part={part} />
              <span>
                {PART_NAMES[part]}
                <Small>{EXPLAINED[part]}</Small>
              </span>
            </dt>
            <dd>
              {euros(amount)}
              <Small>{shares[index]}</Small>
            </dd>
          </div>
        ))}
        <Apart>
          <dt>
            <span>
              Eenmalige kosten
              <Small>
                Administratie en bemiddeling, exclusief btw. U betaalt dit pas als u de definitieve offerte
                tekent. Telt hierboven niet mee.
              </Small>
            </span>
          </dt>
          <dd>{euros(EENMALIGE_KOSTEN.administratie)}</dd>
        </Apart>
      </Figures>
    </PartPatterns>
  );
}

const Total = styled.p`
  font: 750 clamp(2.125rem, 4.4vw, 3rem) / 1.1 ${font.display};
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

const Shares = styled.div`
  margin: ${space(2)} 0 ${space(1)};
`;

const Figures = styled.dl`
  div {
    display: flex;
    gap: ${space(2)};
    justify-content: space-between;
    padding: 0.75rem 0;
    border-bottom: 1px solid ${color.line};
    line-height: 1.4;
  }

  div:last-child {
    border-bottom: 0;
    padding-bottom: 0;
  }

  dt {
    display: flex;
    gap: ${space(1.5)};
    min-width: 0;
    font-weight: 650;
  }

  dd {
    flex: none;
    font: 700 1.125rem/1.4 ${font.display};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

const Apart = styled.div`
  border-top: 2px solid currentColor;
`;

const Small = styled.span`
  display: block;
  font: 400 0.9375rem/1.4 ${font.text};
  color: ${color.ink2};
`;
