import { color, radius } from '@site/kit';
import { Check, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const tones = {
  pending: { icon: Clock, text: color.ink, paint: color.noteSoft, edge: color.plateDeep },
  success: { icon: CircleCheck, text: '#07503b', paint: color.successSoft, edge: '#9ccbb3' },
  error: { icon: CircleX, text: '#8c1d16', paint: color.errorSoft, edge: '#e0a8a2' },
  done: { icon: Check, text: color.ink, paint: color.sand, edge: '#cfc6b1' },
} as const;

const Root = styled.span<{ $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4375rem;
  width: fit-content;
  max-width: 100%;
  padding: 0.375rem 0.875rem 0.375rem 0.625rem;
  font-size: 0.9375rem;
  font-weight: 650;
  line-height: 1.3;
  color: ${({ $tone }) => tones[$tone].text};
  background: ${({ $tone }) => tones[$tone].paint};
  border: 1px solid ${({ $tone }) => tones[$tone].edge};
  border-radius: ${radius.l};
  overflow-wrap: anywhere;
  svg {
    flex: none;
  }
`;

interface StatusBadgeProps {
  tone: keyof typeof tones;
  /** In place of that of the tone. */
  icon?: LucideIcon;
  children: ReactNode;
}

/** A status as a word with an icon, because colour alone is not accessible. */
export function StatusBadge({ tone, icon: Icon = tones[tone].icon, children }: StatusBadgeProps) {
  return (
    <Root $tone={tone}>
      <Icon size={18} strokeWidth={2.4} />
      {children}
    </Root>
  );
}
