import { color, font, space } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A figure with its label; nothing leaves it out. */
export type FigureRow = readonly [label: string, figure: ReactNode] | false | null | undefined | 0;

export function Figures({ rows }: { rows: readonly FigureRow[] }) {
  return (
    <List>
      <FigureRows rows={rows} />
    </List>
  );
}

/** The contents of a `dl`. */
export function FigureRows({ rows }: { rows: readonly FigureRow[] }) {
  return rows.map(
    (row) =>
      row && (
        <div key={row[0]}>
          <dt>{row[0]}</dt>
          <dd>{row[1]}</dd>
        </div>
      ),
  );
}

const List = styled.dl`
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    justify-content: space-between;
    align-items: baseline;
    padding: 0.75rem 0;
    border-bottom: 1px solid ${color.line};
  }

  dd {
    font: 700 1.25rem/1.2 ${font.display};
    font-variant-numeric: tabular-nums;
  }
`;
