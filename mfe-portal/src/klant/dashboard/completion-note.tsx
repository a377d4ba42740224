import { type Customer, PROFIEL_LABELS, volledigheid } from '@site/contract';
import { ButtonLink, color, font, radius, space } from '@site/kit';
import styled from 'styled-components';

/** Lists what is missing in the account. Renders nothing at 100%. */
export function CompletionNote({ customer }: { customer: Customer }) {
  const { percentage, ontbreekt } = volledigheid(customer);
  if (percentage === 100) return null;
  return (
    <Note aria-label="Uw account aanvullen">
      <Share aria-hidden>{percentage}%</Share>
      <Text>
        <b>Account {percentage}% voltooid</b>
        <p>Nog nodig: {ontbreekt.map((field) => PROFIEL_LABELS[field]).join(', ')}.</p>
      </Text>
      <ButtonLink to="/klant/account" variant="dark" size="s">
        Aanvullen
      </ButtonLink>
    </Note>
  );
}

const Note = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  padding: ${space(2.5)} ${space(3)};
  background: ${color.noteSoft};
  border: 2px solid ${color.plateDeep};
  border-radius: ${radius.l};
`;

const Share = styled.b`
  font: 800 1.875rem / 1 ${font.display};
  font-variant-numeric: tabular-nums;
`;

const Text = styled.div`
  flex: 1 1 13.75rem;
`;
