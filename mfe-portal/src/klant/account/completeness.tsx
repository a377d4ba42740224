import { ACCOUNT_VELDEN, type Customer, isBlank, PROFIEL_LABELS, volledigheid } from '@site/contract';
import { color, space } from '@site/kit';
import { ProgressBar } from '@site/kit/controls';
import { Check, Circle } from 'lucide-react';
import styled from 'styled-components';
import { Section } from '../../parts/section';

/**
 * How complete the account is: four fields count. The phone number does not, but an application requires it, so it has a
 * separate line.
 */
export function Completeness({ customer }: { customer: Customer }) {
  const { percentage, ontbreekt } = volledigheid(customer);
  return (
    <Section title={percentage === 100 ? 'Uw account is compleet' : 'Nog niet compleet'} card="soft" gap={3}>
      <ProgressBar value={percentage} label={`Account ${percentage}% voltooid`} />
      <Lines>
        {ACCOUNT_VELDEN.map((field) => (
          <Line key={field} label={PROFIEL_LABELS[field]} filled={!ontbreekt.includes(field)} />
        ))}
      </Lines>
      <p>Nodig voor een aanvraag:</p>
      <Lines>
        <Line label={PROFIEL_LABELS.telefoon} filled={!isBlank(customer.telefoon)} />
      </Lines>
    </Section>
  );
}

function Line({ label, filled }: { label: string; filled: boolean }) {
  return (
    <LineItem $filled={filled}>
      {filled ? <Check size={20} /> : <Circle size={20} />}
      <span>{label}</span>
      <b>{filled ? 'Voltooid' : 'Ontbreekt'}</b>
    </LineItem>
  );
}

const Lines = styled.ul`
  padding: 0;
  list-style: none;
`;

const LineItem = styled.li<{ $filled: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space(1.5)};
  align-items: center;
  padding: ${space(1.5)} 0;
  border-top: 1px solid ${color.line};

  svg,
  b {
    color: ${({ $filled }) => ($filled ? color.success : color.ink2)};
  }
`;
