import { calculateLease, euros } from '@site/contract';
import { color, font, media, on, radius, space } from '@site/kit';
import styled from 'styled-components';
import { type ExampleLease, rateText, useOwnLease } from './own-lease/own-lease';

const Figure = styled.figure`
  --columns: minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr);
`;

const Moments = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: 0;
  list-style: none;
  ${media.tablet} {
    grid-template-columns: var(--columns);
  }
  li {
    padding-top: ${space(1)};
    border-top: 6px solid ${on.text};
  }
  li:nth-child(2) {
    border-top-style: dashed;
  }
  b {
    display: block;
    font: 700 1.25rem/1.3 ${font.display};
  }
`;

const Owners = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin: ${space(3)} 0 0;
  dt {
    font-weight: 650;
  }
  dd {
    display: grid;
    grid-template-columns: var(--columns);
    margin: 0 0 ${space(1)};
    overflow: hidden;
    border: 2px solid ${color.ink};
    border-radius: ${radius.s};
    color: ${color.ink};
    font-weight: 650;
  }
  span {
    padding: ${space(1)} ${space(1.5)};
  }
`;

const Yours = styled.span<{ $from: number }>`
  grid-column: ${({ $from }) => $from} / -1;
  background: ${color.plate};
`;

const Theirs = styled.span`
  grid-column: 1 / 3;
  background: ${color.sand};
  border-right: 2px solid ${color.ink};
`;

/** How payments and ownership run, from the first day to the last payment, with the amounts of the visitor or of an example. */
export function Ownership({ example }: { example: ExampleLease }) {
  const { lease, isOwn } = useOwnLease(example);
  const uitkomst = calculateLease(lease);
  if (!uitkomst) return null;
  const { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd } = lease;
  return (
    <Figure aria-label="Betalingen en eigendom tijdens de lease">
      <Moments>
        <li>
          <b>Dag 1</b>
          {aanbetaling > 0 ? `U betaalt ${euros(aanbetaling)} aan.` : 'U betaalt niets aan.'}
        </li>
        <li>
          <b>Maand 1 tot en met {looptijd}</b>U betaalt elke maand {euros(uitkomst.maandbedrag)}.
        </li>
        <li>
          <b>Met de laatste maand</b>
          {slottermijn > 0
            ? `U betaalt de slottermijn van ${euros(slottermijn)}.`
            : 'U betaalt verder niets.'}
        </li>
      </Moments>
      <Owners>
        <dt>Economisch eigenaar: gebruikt, schrijft af, draagt het risico</dt>
        <dd>
          <Yours $from={1}>U, vanaf dag 1</Yours>
        </dd>
        <dt>Juridisch eigenaar: het eigendom is de zekerheid</dt>
        <dd>
          <Theirs>De leasemaatschappij</Theirs>
          <Yours $from={3}>U</Yours>
        </dd>
      </Owners>
      <figcaption>
        {`${isOwn ? 'Met uw bedragen' : 'Voorbeeld'}: ${voertuigType === 'auto' ? 'een voertuig' : 'een machine'} van ${euros(aanschafprijs)} inclusief btw. Een indicatie met ${rateText(lease)}.`}
      </figcaption>
    </Figure>
  );
}
