import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, on, space } from '../theme/theme';

const List = styled.ul`
  list-style: none;
  padding: 0;
  display: grid;
  gap: ${space(1.5)};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: ${space(1.75)};
  align-items: start;
  color: ${on.text};
`;

const Mark = styled.span<{ $tone: 'success' | 'neutral' }>`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  color: ${({ $tone }) => ($tone === 'success' ? '#fff' : color.ink)};
  background: ${({ $tone }) => ($tone === 'success' ? color.success : color.track)};
`;

interface ChecklistProps {
  items: ReactNode[];
  /** `success` has check marks; `neutral` has dashes. */
  tone?: 'success' | 'neutral';
}

/** Short points with a mark in front. */
export function Checklist({ items, tone = 'success' }: ChecklistProps) {
  const Icon = tone === 'success' ? Check : Minus;
  return (
    <List>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points of a page do not change places.
        <Item key={index}>
          <Mark $tone={tone} aria-hidden>
            <Icon size={17} strokeWidth={3} />
          </Mark>
          <span>{item}</span>
        </Item>
      ))}
    </List>
  );
}
