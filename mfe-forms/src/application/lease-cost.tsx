import { calculateLease, effectieveJaarrente, JAARRENTE, procent } from '@site/contract';
import { AmountPlate, color, space } from '@site/kit';
import { styled } from 'styled-components';
import { type LeaseAnswers, leaseInput } from './lease-answers';

const WHAT = { auto: 'een auto of bedrijfswagen', equipment: 'equipment of een scooter' } as const;

/** The monthly amount, with its basis. */
export function LeaseCost({ answers }: { answers: LeaseAnswers }) {
  const input = leaseInput(answers);
  const outcome = calculateLease(input);
  const effective = effectieveJaarrente(input);
  if (!outcome || effective === null) return null;
  return (
    <Cost aria-label="Wat uw lease kost">
      <p>Uw maandbedrag wordt ongeveer</p>
      <AmountPlate amount={outcome.maandbedrag} />
      <small>
        Dit is een indicatie voor {WHAT[input.voertuigType]}: {procent(JAARRENTE[input.voertuigType])} rente
        per jaar over het hele te financieren bedrag, de hele looptijd lang. Omgerekend is dat{' '}
        {procent(effective)} effectieve rente per jaar. De offerte die u krijgt, is bepalend.
      </small>
    </Cost>
  );
}

const Cost = styled.section`
  display: grid;
  gap: ${space(1)};
  small {
    font-size: 0.875rem;
    color: ${color.ink2};
  }
`;
