import { calculateLease, effectieveJaarrente, euros, JAARRENTE, procent } from '@site/contract';
import { AmountPlate, color, font, space } from '@site/kit';
import { styled } from 'styled-components';
import { type LeaseAnswers, leaseInput } from './lease-answers';

const WHAT = { auto: 'een auto of bedrijfswagen', equipment: 'equipment of een scooter' } as const;

/** The amount to finance and the monthly amount, with its basis. */
export function LeaseCost({ answers }: { answers: LeaseAnswers }) {
  const input = leaseInput(answers);
  const outcome = calculateLease(input);
  const effective = effectieveJaarrente(input);
  return (
    <Cost aria-label="Wat uw lease kost">
      <dl>
        <dt>Te financieren bedrag</dt>
        <dd>{euros(input.aanschafprijs - input.aanbetaling)}</dd>
      </dl>
      {outcome && effective !== null && (
        <>
          <p>Uw maandbedrag wordt ongeveer</p>
          <AmountPlate amount={outcome.maandbedrag} unit="per maand" />
          <small>
            Dit is een indicatie voor {WHAT[input.voertuigType]}: {procent(JAARRENTE[input.voertuigType])}{' '}
            rente per jaar over het hele te financieren bedrag, de hele looptijd lang. Omgerekend is dat{' '}
            {procent(effective)} effectieve rente per jaar. De offerte die u krijgt, is bepalend.
          </small>
        </>
      )}
    </Cost>
  );
}

const Cost = styled.section`
  display: grid;
  gap: ${space(1.5)};
  padding-block: ${space(3)};
  border-block: 2px solid ${color.ink};

  dl {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(2)};
    font-weight: 650;
  }

  dd {
    margin: 0;
    font: 700 1.375rem / 1.2 ${font.display};
    font-variant-numeric: tabular-nums;
  }

  small {
    font-size: 0.875rem;
    color: ${color.ink2};
  }
`;
