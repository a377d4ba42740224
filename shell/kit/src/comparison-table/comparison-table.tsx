import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, font, media, radius, space } from '../theme/theme';

const Box = styled.div`
  --on-text: ${color.ink};
  --on-soft: ${color.ink2};
  overflow-x: auto;
  color: ${color.ink};
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
`;

const Table = styled.table<{ $columns: number; $short?: boolean }>`
  width: 100%;
  min-width: ${({ $columns }) => 150 + $columns * 150}px;
  ${media.mobile} {
    min-width: ${({ $columns, $short }) => 116 + $columns * ($short ? 92 : 156)}px;
    font-size: 16px;
  }
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  caption {
    padding: ${space(2.5)} ${space(2.5)} ${space(1)};
    font: 700 22px/1.25 ${font.display};
    letter-spacing: -0.015em;
    text-align: left;
  }
  th,
  td {
    padding: ${space(2)} ${space(2.5)};
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid ${color.line};
  }
  thead > tr > * {
    font-weight: 650;
    color: ${color.ink};
    border-bottom: 2px solid ${color.ink};
    vertical-align: bottom;
  }
  tbody th {
    font-weight: 600;
    color: ${color.ink2};
    position: sticky;
    left: 0;
    z-index: 1;
    background: ${color.card};
    width: 26%;
    ${media.mobile} {
      width: 116px;
      padding-right: ${space(1)};
      font-size: 15px;
      hyphens: auto;
      box-shadow: 1px 0 ${color.line};
    }
  }
  ${media.mobile} {
    caption {
      padding-inline: ${space(2)};
    }
    th,
    td {
      padding: ${space(1.75)} ${({ $short }) => space($short ? 1 : 1.75)};
    }
    tbody th {
      padding-left: ${space(1.75)};
    }
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  [data-highlight] {
    background: ${color.goSoft};
    font-weight: 600;
  }
`;

/** What a ComparisonTable compares: a row has one cell for each of the columns. */
export interface ComparisonTableProps {
  caption: string;
  /** The heads of the columns, without the column of labels. */
  columns: string[];
  rows: { label: string; cells: ReactNode[] }[];
  /** Index of the column that the page recommends. */
  highlight?: number;
  /** The cells hold short figures: two columns fit on a phone. */
  short?: boolean;
}

/** Choices side by side. On a narrow screen it scrolls inside its own box, by keyboard too. */
export function ComparisonTable({ caption, columns, rows, highlight, short }: ComparisonTableProps) {
  const captionId = useId();
  const mark = (column: number) => (column === highlight ? '' : undefined);
  return (
    <Box role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table $columns={columns.length} $short={short}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column, index) => (
              <th key={column} scope="col" data-highlight={mark(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={columns[index] ?? label} data-highlight={mark(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
