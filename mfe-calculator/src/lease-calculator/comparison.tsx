import { effectieveJaarrente, euros, kostenopbouw, procent } from '@site/contract';
import { Button, ComparisonTable, media, space } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCalculator } from './calculator-context';
import type { Berekening, Scenario, Welke } from './calculator-store';
import { difference } from './difference';
import { Heading } from './heading';
import { SCENARIO_LABELS } from './scenario-labels';

/** Two leases side by side, and what the difference comes to a month and in all. Nothing while there is only one. */
export function Comparison() {
  const eerste = useCalculator((state) => state.eerste);
  const tweede = useCalculator((state) => state.tweede);
  const stop = useCalculator((state) => state.stopVergelijken);
  if (!tweede) return null;

  const stopVergelijken = () => {
    stop();
    document.getElementById('lease-gegevens')?.focus();
  };
  const scenarios = [eerste, tweede];
  return (
    <Section aria-labelledby="vergelijking">
      <Top>
        <Heading id="vergelijking">Vergelijking</Heading>
        <Scripted>
          <Button variant="ghost" size="s" onClick={stopVergelijken}>
            Stop met vergelijken
          </Button>
        </Scripted>
      </Top>
      <Gist>{difference(eerste, tweede)}</Gist>
      <ComparisonTable
        caption="Naast elkaar"
        columns={[columnOf('eerste', eerste), columnOf('tweede', tweede)]}
        rows={ROWS.map(({ label, cell }) => ({
          label,
          cells: scenarios.map(({ berekening }) => (berekening ? cell(berekening) : '–')),
        }))}
      />
    </Section>
  );
}

const ROWS: readonly { label: string; cell(berekening: Berekening): ReactNode }[] = [
  { label: 'Maandbedrag', cell: ({ uitkomst }) => <b>{euros(uitkomst.maandbedrag)}</b> },
  { label: 'Aanschafprijs', cell: ({ invoer }) => euros(invoer.aanschafprijs) },
  { label: 'Aanbetaling', cell: ({ invoer }) => euros(invoer.aanbetaling) },
  { label: 'Slottermijn', cell: ({ invoer }) => euros(invoer.slottermijn) },
  { label: 'Looptijd', cell: ({ invoer }) => `${invoer.looptijd} maanden` },
  { label: 'Te financieren bedrag', cell: ({ uitkomst }) => euros(uitkomst.teFinancierenBedrag) },
  { label: 'Rente in totaal', cell: ({ invoer }) => known(kostenopbouw(invoer)?.rente, euros) },
  { label: 'U betaalt in totaal', cell: ({ uitkomst }) => <b>{euros(uitkomst.totaleKosten)}</b> },
  { label: 'Effectieve rente per jaar', cell: ({ invoer }) => known(effectieveJaarrente(invoer), procent) },
];

/** Of a few euros the interest is lost in the rounding of the monthly amount: then there is no figure to compare. */
function known(figure: number | null | undefined, inWords: (figure: number) => string): string {
  return figure && figure > 0 ? inWords(figure) : '–';
}

/** The head of a column: whose figures are old says so. */
function columnOf(welke: Welke, { verouderd }: Scenario): string {
  return verouderd ? `${SCENARIO_LABELS[welke]} (vorige invoer)` : SCENARIO_LABELS[welke];
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

const Scripted = styled.div`
  ${media.unscripted} {
    display: none;
  }
`;

const Gist = styled.p`
  max-width: 60ch;
  margin: ${space(2)} 0 ${space(3)};
  font-size: 19px;
`;
