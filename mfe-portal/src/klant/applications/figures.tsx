import { color, media, space } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface FiguresProps {
  items: readonly (readonly [name: string, value: ReactNode])[];
  /** On wide screens, where there is room for them. */
  columns?: 1 | 2;
}

/** Names with their values, in two fixed columns. */
export function Figures({ items, columns = 2 }: FiguresProps) {
  return (
    <List $columns={columns}>
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl<{ $columns: number }>`
  display: grid;
  gap: 0 ${space(5)};
  max-width: ${({ $columns }) => ($columns === 1 ? '42rem' : 'none')};
  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(22rem, 50% - ${space(5)})), 1fr));
  }

  > div {
    display: grid;
    grid-template-columns: 45% minmax(0, 1fr);
    gap: 0 ${space(2)};
    padding-block: ${space(1)};
    border-bottom: 1px solid ${color.line};
  }

  dt {
    color: ${color.ink2};
  }

  dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
