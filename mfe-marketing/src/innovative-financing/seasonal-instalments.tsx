import {
  calculateLease,
  DRUKKE_MAANDEN,
  effectieveJaarrente,
  euros,
  procent,
  seizoenstermijnen,
} from '@site/contract';
import { color, font, radius, space, TextLink } from '@site/kit';
import styled from 'styled-components';
import { BESTELWAGEN, calculatorWith, useOwnLease } from '../parts/own-lease/own-lease';

const MAANDEN = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

const Figure = styled.figure`
  margin: ${space(3)} 0 0;
`;

const Title = styled.figcaption`
  margin-bottom: ${space(2)};
  font: 700 1.25rem/1.3 ${font.display};
`;

/** The height of the bar of a busy month, in px. */
const BAR = 112;

const Year = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 0.25rem;
  align-items: end;
  margin-bottom: ${space(2)};
`;

const Month = styled.span`
  display: grid;
  text-align: center;
  font-size: 0.875rem;
  span {
    border: 2px solid ${color.ink};
    border-radius: ${radius.s} ${radius.s} 0 0;
    background: ${color.sand};
  }
  &[data-busy] span {
    background: ${color.plate};
  }
`;

/**
 * A year with equal instalments against one with higher ones in the season, both with the amount of the visitor's lease or of an example.
 */
export function SeasonalInstalments() {
  const { lease, isOwn, exclusief } = useOwnLease(BESTELWAGEN);
  const uitkomst = calculateLease(lease);
  const effectief = effectieveJaarrente(lease);
  if (!uitkomst || effectief === null) return null;
  const { maandbedrag } = uitkomst;
  const { druk, rustig, perJaar } = seizoenstermijnen(maandbedrag);
  return (
    <Figure>
      <Title>
        {isOwn ? 'Met uw bedragen' : 'Voorbeeld'}: {euros(druk)} in de drukke maanden, {euros(rustig)} in de
        rustige
      </Title>
      <Year aria-hidden>
        {MAANDEN.map((maand, index) => {
          const busy = DRUKKE_MAANDEN.includes(index + 1);
          return (
            <Month key={maand} data-busy={busy || undefined}>
              <span style={{ height: Math.round(((busy ? druk : rustig) / druk) * BAR) }} />
              {maand}
            </Month>
          );
        })}
      </Year>
      <p>
        Druk is hier april tot en met september. Gelijk verdeeld betaalt u {euros(maandbedrag)} per maand. Per
        jaar is het hetzelfde: {euros(perJaar)}. Een indicatie, met een effectieve rente van{' '}
        {procent(effectief)} per jaar; met de seizoenen verandert die iets.{' '}
        <TextLink to={calculatorWith(lease, exclusief)}>Reken verder met deze lease</TextLink>
      </p>
    </Figure>
  );
}
