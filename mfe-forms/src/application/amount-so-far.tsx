import { calculateLease, VOORSTEL_LOOPTIJD } from '@site/contract';
import { AmountPlate, color, space } from '@site/kit';
import { styled } from 'styled-components';
import { type LeaseAnswers, leaseInput } from './lease-answers';

/** The monthly amount with the answers so far, and for which term; nothing while the amounts violate a lease rule. */
export function AmountSoFar({ answers }: { answers: LeaseAnswers }) {
  const input = leaseInput(answers);
  const looptijd = input.looptijd || VOORSTEL_LOOPTIJD;
  const outcome = calculateLease({ ...input, looptijd });
  if (!outcome) return null;
  return (
    <Amount aria-label="Uw maandbedrag tot nu toe">
      <AmountPlate amount={outcome.maandbedrag} />
      <p>
        {input.looptijd
          ? `Indicatie met wat u tot nu toe koos, bij ${looptijd} maanden.`
          : `Indicatie bij ${looptijd} maanden. De looptijd kiest u zo zelf.`}
      </p>
    </Amount>
  );
}

const Amount = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};

  > :first-child {
    font-size: 1.75rem;
  }

  p {
    flex: 1 1 12.5rem;
    font-size: 0.9375rem;
    color: ${color.ink2};
  }
`;
