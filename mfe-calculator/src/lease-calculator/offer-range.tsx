import { euros, type LeaseInvoer, offertebereik, PARTNERRENTE, PARTNERRENTE_TEKST } from '@site/contract';
import { color, font, radius, space } from '@site/kit';
import { useId } from 'react';
import styled from 'styled-components';
import { FigureRows } from './figures';

/**
 * The monthly amount at the highest rate of the partners over what is still owed, and the indication of this site. Nothing when rounding
 * leaves no difference.
 */
export function OfferRange({ invoer }: { invoer: LeaseInvoer }) {
  const id = useId();
  const range = offertebereik(invoer);
  if (!range || range.bijPartnerrente >= range.indicatie) return null;
  const { bijPartnerrente, indicatie } = range;
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{`Indicatie: bij ${PARTNERRENTE.tot}% rente en volgens onze calculator`}</Title>
      <Ends>
        <FigureRows
          rows={[
            [`Bij ${PARTNERRENTE.tot}% rente over wat u nog schuldig bent`, euros(bijPartnerrente)],
            ['Volgens onze calculator', euros(indicatie)],
          ]}
        />
      </Ends>
      <Why>
        {`Uw offerte kan lager of hoger zijn. De rente ligt indicatief op ${PARTNERRENTE_TEKST}. Deze calculator rekent rente over het hele bedrag en komt daardoor hoger uit.`}
      </Why>
    </section>
  );
}

const Title = styled.h3`
  font-size: 1.125rem;
`;

/* The bar between both amounts. */
const Ends = styled.dl`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  margin: ${space(1.5)} 0 0;
  padding-top: ${space(2.5)};
  border-radius: ${radius.s};
  background: linear-gradient(90deg, ${color.success}, ${color.plate}) top / 100% 0.75rem no-repeat;

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    max-width: 50%;
  }

  > :last-child {
    text-align: right;
  }

  dt {
    font-size: 0.9375rem;
    color: ${color.ink2};
  }

  dd {
    font: 700 1.375rem / 1.2 ${font.display};
    font-variant-numeric: tabular-nums;
  }
`;

const Why = styled.p`
  margin-top: ${space(1.5)};
  font-size: 0.9375rem;
  color: ${color.ink2};
`;
