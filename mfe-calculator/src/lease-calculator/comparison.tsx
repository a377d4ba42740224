import { effectieveJaarrente, euros, exclusiefBtw, kostenopbouw, procent } from '@site/contract';
import { Button, media, OnlyWithScripts, space } from '@site/kit';
import { ComparisonTable } from '@site/kit/article';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCalculator } from './calculator-context';
import { type Berekening, type LeaseSide, SCENARIO_LABELS, type Scenario } from './calculator-store';
import { difference } from './difference';
import { Heading } from './heading';

/** Compares two leases in a table, with the difference per month and in total. Renders nothing while there is only one. */
export function Comparison() {
  const first = useCalculator((state) => state.first);
  const second = useCalculator((state) => state.second);
  const stop = useCalculator((state) => state.stopComparing);
  if (!second) return null;

  const stopComparing = () => {
    stop();
    document.getElementById('lease-gegevens')?.focus();
  };
  return (
    <Section aria-labelledby="vergelijking">
      <Top>
        <Heading id="vergelijking">Vergelijking</Heading>
        <OnlyWithScripts>
          <Button variant="ghost" size="s" onClick={stopComparing}>
            Stop met vergelijken
          </Button>
        </OnlyWithScripts>
      </Top>
      <SideBySide first={first} second={second} />
    </Section>
  );
}

/** Two leases in a table, with their difference in a sentence. */
export function SideBySide({ first, second }: { first: Scenario; second: Scenario }) {
  const exclusief = first.velden.exclusiefBtw;
  const rows = exclusief ? ROWS : ROWS.filter(({ label }) => label !== PRICE_WITHOUT_VAT);
  return (
    <>
      <Gist>{difference(first, second)}</Gist>
      <ComparisonTable
        caption="Naast elkaar"
        columns={[columnOf('first', first), columnOf('second', second)]}
        rows={rows.map(({ label, cell }) => ({
          label,
          cells: [first, second].map(({ berekening }) => (berekening ? cell(berekening) : '–')),
        }))}
      />
    </>
  );
}

/** A row for those who typed the price so. */
const PRICE_WITHOUT_VAT = 'Aanschafprijs, exclusief btw';

const ROWS: readonly { label: string; cell(berekening: Berekening): ReactNode }[] = [
  { label: 'Maandbedrag', cell: ({ uitkomst }) => <b>{euros(uitkomst.maandbedrag)}</b> },
  { label: PRICE_WITHOUT_VAT, cell: ({ invoer }) => euros(exclusiefBtw(invoer.aanschafprijs)) },
  { label: 'Aanschafprijs, inclusief btw', cell: ({ invoer }) => euros(invoer.aanschafprijs) },
  { label: 'Aanbetaling', cell: ({ invoer }) => euros(invoer.aanbetaling) },
  { label: 'Slottermijn', cell: ({ invoer }) => euros(invoer.slottermijn) },
  { label: 'Looptijd', cell: ({ invoer }) => `${invoer.looptijd} maanden` },
  { label: 'Te financieren bedrag', cell: ({ uitkomst }) => euros(uitkomst.teFinancierenBedrag) },
  { label: 'Rente in totaal', cell: ({ invoer }) => known(kostenopbouw(invoer)?.rente, euros) },
  { label: 'U betaalt in totaal', cell: ({ uitkomst }) => <b>{euros(uitkomst.totaleKosten)}</b> },
  { label: 'Effectieve rente per jaar', cell: ({ invoer }) => known(effectieveJaarrente(invoer), procent) },
];

/** At a price of a few euros, rounding the monthly amount leaves no interest, and there is no rate to show. */
function known(figure: number | null | undefined, inWords: (figure: number) => string): string {
  return figure && figure > 0 ? inWords(figure) : '–';
}

/** The heading of a column, which says when its figures are stale. */
function columnOf(side: LeaseSide, { isStale }: Scenario): string {
  return isStale ? `${SCENARIO_LABELS[side]} (vorige invoer)` : SCENARIO_LABELS[side];
}

const Section = styled.section`
  margin-top: ${space(6)};

  ${media.wide} {
    margin-top: ${space(8)};
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  justify-content: space-between;
`;

const Gist = styled.p`
  max-width: 60ch;
  margin: ${space(2)} 0 ${space(3)};
  font-size: 1.1875rem;
`;
