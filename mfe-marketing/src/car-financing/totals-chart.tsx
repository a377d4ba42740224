import { euros, type Financieringsvorm } from '@site/contract';
import { color, font, radius, space } from '@site/kit';
import styled from 'styled-components';

const Bars = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: ${space(2)} 0 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: ${space(0.5)};
  }
  b {
    font-family: ${font.display};
    font-variant-numeric: tabular-nums;
  }
`;

const Bar = styled.span`
  display: flex;
  height: ${space(4)};
  overflow: hidden;
  border: 2px solid ${color.ink};
  border-radius: ${radius.s};
`;

const Price = styled.span`
  flex: 1;
  background: ${color.sand};
`;

/* Hatched too, because forced colours and some eyes do not tell the tints apart. */
const Interest = styled.span`
  flex: none;
  background: repeating-linear-gradient(135deg, ${color.plate} 0 0.375rem, ${color.plateDeep} 0.375rem 0.5625rem);
  forced-color-adjust: none;
  border-left: 2px solid ${color.ink};
`;

const Title = styled.figcaption`
  font: 700 1.375rem/1.25 ${font.display};
`;

/** One way to finance, by name. */
export interface NamedTotal {
  naam: string;
  vorm: Financieringsvorm;
}

/** What each way to finance costs in all, as bars to one scale: the price and the interest on it. */
export function TotalsChart({ totals }: { totals: readonly NamedTotal[] }) {
  const most = Math.max(...totals.map(({ vorm }) => vorm.totaal));
  return (
    <figure>
      <Title>Wat u in totaal betaalt</Title>
      <Bars>
        {totals.map(({ naam, vorm: { totaal, rente } }) => (
          <li key={naam}>
            <strong>{naam}</strong>
            <Bar aria-hidden style={{ width: `${(100 * totaal) / most}%` }}>
              <Price />
              {rente > 0 && <Interest style={{ width: `${(100 * rente) / totaal}%` }} />}
            </Bar>
            <span>
              <b>{euros(totaal)}</b>
              {rente > 0 ? `, waarvan ${euros(rente)} rente` : ', zonder rente'}
            </span>
          </li>
        ))}
      </Bars>
    </figure>
  );
}
