import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
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

/** On a phone a row is a block: its label above its cells, so that no word has to be broken. */
const blocks = css`
  &,
  thead,
  tbody,
  caption {
    display: block;
  }
  caption {
    padding-inline: ${space(2)};
  }
  thead td {
    display: none;
  }
  tbody th {
    grid-column: 1 / -1;
    width: auto;
    padding: ${space(1.75)} ${space(2)} ${space(0.5)};
    border-bottom: 0;
    color: ${color.ink};
  }
`;

/** Two cells fit side by side, below their column headings. */
const besideEachOther = css`
  ${blocks}
  font-size: 1rem;
  tr {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  thead th,
  td {
    padding: ${space(1)} ${space(2)} ${space(1.75)};
  }
  thead th {
    align-content: end;
  }
`;

/** More than two cells are stacked, each after its column heading. */
const belowEachOther = css`
  ${blocks}
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tbody tr {
    display: block;
    padding-bottom: ${space(1.25)};
    border-top: 1px solid ${color.line};
  }
  tbody tr:first-child {
    border-top: 2px solid ${color.ink};
  }
  tbody th {
    display: block;
    padding-bottom: ${space(0.75)};
    font: 700 1.125rem/1.3 ${font.display};
  }
  td {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(1.5)};
    padding: ${space(0.75)} ${space(2)};
    border-bottom: 0;
    font-size: 1rem;
    &::before {
      /* A screen reader announces the column heading already. */
      content: attr(data-column);
      content: attr(data-column) / '';
      font-weight: 400;
      color: ${color.ink2};
    }
  }
`;

const Table = styled.table<{ $columns: number }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  caption {
    padding: ${space(2.5)} ${space(2.5)} ${space(1)};
    font: 700 1.375rem/1.25 ${font.display};
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
    width: 26%;
    font-weight: 600;
    color: ${color.ink2};
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  [data-highlight] {
    background: ${color.successSoft};
    font-weight: 650;
  }
  /* Equal columns where there is enough space. */
  ${media.wide} {
    table-layout: fixed;
  }
  ${media.mobile} {
    @media screen {
      ${({ $columns }) => ($columns > 2 ? belowEachOther : besideEachOther)}
    }
  }
`;

/** A row has one cell per column. */
interface ComparisonTableProps {
  caption: string;
  /** The column headings, without the column of labels. */
  columns: string[];
  rows: { label: string; cells: ReactNode[] }[];
  /** Index of the column that the page recommends. */
  highlight?: number;
}

/**
 * Choices side by side. On a phone each row is a block, with two cells side by side or more of them stacked. When it is still too
 * wide, with much enlarged text, it scrolls inside its own box, by keyboard too.
 */
export function ComparisonTable({ caption, columns, rows, highlight }: ComparisonTableProps) {
  const captionId = useId();
  const mark = (column: number) => (column === highlight ? '' : undefined);
  // biome-ignore-start lint/a11y/noRedundantRoles: browsers may drop the roles of a table whose parts are laid out as blocks
  return (
    <Box role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table role="table" $columns={columns.length}>
        <caption id={captionId}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {columns.map((column, index) => (
              <th key={column} role="columnheader" scope="col" data-highlight={mark(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ label, cells }) => (
            <tr key={label} role="row">
              <th role="rowheader" scope="row">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index] ?? label}
                  role="cell"
                  data-column={columns[index]}
                  data-highlight={mark(index)}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
  // biome-ignore-end lint/a11y/noRedundantRoles: only here
}
