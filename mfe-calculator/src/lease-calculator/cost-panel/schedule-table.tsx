import { type Aflosrij, euros } from '@site/contract';
import { color, font, media, space } from '@site/kit';
import { useId } from 'react';
import styled from 'styled-components';

/** A repayment schedule, per month or per year. Amounts in whole euros. */
export interface ScheduleTableProps {
  caption: string;
  /** Paid at the start. */
  aanbetaling: number;
  /** The debt at the start. */
  teFinancierenBedrag: number;
  rijen: readonly Aflosrij[];
}

/**
 * The repayment schedule, with the down payment first, the final instalment last and the totals below. On a narrow screen and
 * with many rows it scrolls inside its own box, by keyboard too; it is printed in full.
 */
export function ScheduleTable({ caption, aanbetaling, teFinancierenBedrag, rijen }: ScheduleTableProps) {
  const id = useId();
  const perMaand = rijen[0]?.maand === 1;
  const slottermijn = rijen.at(-1)?.slottermijn ?? 0;
  const total = (pick: (rij: Aflosrij) => number) => rijen.reduce((sum, rij) => sum + pick(rij), 0);

  return (
    <Box role="region" aria-labelledby={id} tabIndex={0}>
      <Table>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Periode</th>
            <th scope="col">U betaalt</th>
            <th scope="col">Rente</th>
            <th scope="col">Aflossing</th>
            <th scope="col">Nog open</th>
          </tr>
        </thead>
        <tbody>
          {aanbetaling > 0 && (
            <Row name="Aanbetaling" cells={[aanbetaling, null, null, teFinancierenBedrag]} />
          )}
          {rijen.map(({ maand, betaald, rente, aflossing, nogOpen }) => (
            <Row
              key={maand}
              name={perMaand ? `Maand ${maand}` : `Jaar ${maand / 12}`}
              cells={[betaald, rente, aflossing, nogOpen]}
            />
          ))}
          {slottermijn > 0 && <Row name="Slottermijn" cells={[slottermijn, null, slottermijn, 0]} />}
        </tbody>
        <tfoot>
          <Row
            name="Totaal"
            cells={[
              aanbetaling + total((rij) => rij.betaald) + slottermijn,
              total((rij) => rij.rente),
              total((rij) => rij.aflossing) + slottermijn,
              null,
            ]}
          />
        </tfoot>
      </Table>
    </Box>
  );
}

const COLUMNS = ['U betaalt', 'Rente', 'Aflossing', 'Nog open'];

/** `null`: the column does not apply to the row. */
function Row({ name, cells }: { name: string; cells: readonly (number | null)[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((amount, column) => (
        <td key={COLUMNS[column]}>{amount === null ? '–' : euros(amount)}</td>
      ))}
    </tr>
  );
}

const Box = styled.div`
  max-height: min(70vh, 35rem);
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: 14px;
  background: ${color.card};

  ${media.print} {
    max-height: none;
    overflow: visible;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 1rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  white-space: nowrap;

  caption {
    position: sticky;
    left: 0;
    padding: ${space(2)} ${space(2)} ${space(1)};
    font: 700 1.125rem/1.3 ${font.display};
    text-align: left;
    white-space: normal;
  }

  th,
  td {
    padding: 0.6875rem ${space(2)};
    border-bottom: 1px solid ${color.line};
    background: ${color.card};
    text-align: right;
  }

  th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    text-align: left;
  }

  tbody th {
    font-weight: 600;
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  thead th {
    position: sticky;
    top: 0;
    border-bottom: 2px solid ${color.ink};
    font-weight: 650;

    &:first-child {
      z-index: 2;
    }
  }

  tfoot > tr > * {
    position: sticky;
    bottom: 0;
    border-top: 2px solid ${color.ink};
    border-bottom: 0;
    font-weight: 700;

    &:first-child {
      z-index: 2;
    }
  }

  ${media.mobile} {
    font-size: 0.9375rem;

    th,
    td {
      padding: 0.625rem;
    }

    th:first-child {
      box-shadow: 1px 0 ${color.line};
    }
  }

  ${media.print} {
    font-size: 9pt;

    th,
    td {
      padding: 3pt 6pt;
    }

    thead th,
    th:first-child,
    tfoot > tr > * {
      position: static;
    }
  }
`;
