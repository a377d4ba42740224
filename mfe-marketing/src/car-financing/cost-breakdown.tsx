import { berekenLease, euros, JAARRENTE } from '@site/contract';
import { color, font, on, space } from '@site/kit';
import styled from 'styled-components';
import { EENMALIGE_KOSTEN, procent } from '../parts/costs';

const AUTO = {
  voertuigType: 'auto',
  aanschafprijs: 25_000,
  aanbetaling: 5_000,
  slottermijn: 2_500,
  looptijd: 48,
} as const;

const List = styled.dl`
  display: grid;
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space(0.5)} ${space(3)};
    padding-block: ${space(2.5)};
    border-bottom: 1px solid ${on.rule};
  }
  > div:first-child {
    border-top: 2px solid ${color.ink};
  }
  dt {
    font-weight: 650;
  }
  dd {
    margin: 0;
  }
  dd:nth-of-type(1) {
    font: 700 20px/1.4 ${font.display};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  dd:nth-of-type(2) {
    grid-column: 1 / -1;
    max-width: 60ch;
    color: ${on.soft};
  }
`;

/** What a financed car is made up of, with the amounts of an example. */
export function CostBreakdown() {
  const uitkomst = berekenLease(AUTO);
  if (!uitkomst) return null;
  const rente = uitkomst.totaleKosten - AUTO.aanschafprijs;
  return (
    <List>
      <div>
        <dt>De prijs van de auto</dt>
        <dd>{euros(AUTO.aanschafprijs)}</dd>
        <dd>
          Inclusief btw. In dit voorbeeld betaalt u {euros(AUTO.aanbetaling)} aan en financiert u{' '}
          {euros(uitkomst.teFinancierenBedrag)}.
        </dd>
      </div>
      <div>
        <dt>De rente</dt>
        <dd>{euros(rente)}</dd>
        <dd>
          Over {AUTO.looptijd} maanden, met de {procent(JAARRENTE.auto)} per jaar van onze rekentool, de hele
          looptijd over het hele te financieren bedrag. In uw offerte staat de rente die voor u geldt.
        </dd>
      </div>
      <div>
        <dt>Een slottermijn, als u die kiest</dt>
        <dd>{euros(AUTO.slottermijn)}</dd>
        <dd>
          Dit deel van de prijs betaalt u pas na de laatste maand. Het is geen extra bedrag: het maandbedrag
          is er lager door, hier {euros(uitkomst.maandbedrag)}.
        </dd>
      </div>
      <div>
        <dt>Eenmalige administratiekosten</dt>
        <dd>{euros(EENMALIGE_KOSTEN.administratie)}</dd>
        <dd>
          Exclusief btw, voor administratie en bemiddeling. U betaalt dit pas als u de definitieve offerte
          tekent.
        </dd>
      </div>
    </List>
  );
}
