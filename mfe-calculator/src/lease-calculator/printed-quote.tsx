import {
  aflosschema,
  EENMALIGE_KOSTEN,
  effectieveJaarrente,
  euros,
  exclusiefBtw,
  JAARRENTE,
  kostenopbouw,
  procent,
} from '@site/contract';
import { font, media, PlateBand, PlateFrame, useSite } from '@site/kit';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { calculatorAddress } from './calculator-address';
import { useCalculator, useScenario } from './calculator-context';
import { SCENARIO_LABELS, shownByResults, VOERTUIG_TYPE_LABELS } from './calculator-store';
import { SideBySide } from './comparison';
import { ScheduleTable } from './cost-panel/schedule-table';
import { type FigureRow, FigureRows } from './figures';

/**
 * The shown lease as a quote on one printed page, with everything that a bookkeeper needs. Two leases that are compared are printed side by
 * side, without a schedule. Hidden on a screen.
 */
export function PrintedQuote() {
  const { velden, berekening } = useScenario((scenario) => scenario);
  const { first, second, shown } = useCalculator((state) => state);
  const { url } = useSite();
  const printedOn = useDateOfPrinting();
  if (!berekening) return null;

  const { invoer, uitkomst } = berekening;
  const kosten = kostenopbouw(invoer);
  const jaren = aflosschema(invoer, 12);
  const rente = procent(JAARRENTE[invoer.voertuigType]);
  const effectiveRate = effectieveJaarrente(invoer) || null;
  const link = url + calculatorAddress(shownByResults({ first, second }));
  return (
    <Sheet aria-labelledby="offerte">
      <Top>
        <div>
          <h2 id="offerte">Indicatieve leaseberekening</h2>
          <p>
            {[VOERTUIG_TYPE_LABELS[invoer.voertuigType], second && SCENARIO_LABELS[shown], printedOn]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        <PlateFrame $size="m">
          <PlateBand size="m" />
          <Amount>
            {euros(uitkomst.maandbedrag)} <span>per maand</span>
          </Amount>
        </PlateFrame>
      </Top>
      {second ? (
        <SideBySide first={first} second={second} />
      ) : (
        <Columns>
          <List
            title="Uw keuze"
            rows={[
              velden.exclusiefBtw && [
                'Aanschafprijs, exclusief btw',
                euros(exclusiefBtw(invoer.aanschafprijs)),
              ],
              ['Aanschafprijs, inclusief btw', euros(invoer.aanschafprijs)],
              ['Aanbetaling', euros(invoer.aanbetaling)],
              ['Slottermijn', euros(invoer.slottermijn)],
              ['Looptijd', `${invoer.looptijd} maanden`],
              ['Te financieren bedrag', euros(uitkomst.teFinancierenBedrag)],
            ]}
          />
          {kosten && (
            <List
              title="Wat u betaalt"
              rows={[
                ['Aanbetaling', euros(kosten.aanbetaling)],
                ['Aflossing', euros(kosten.aflossing)],
                ['Rente', euros(kosten.rente)],
                ['Slottermijn', euros(kosten.slottermijn)],
                ['In totaal', euros(kosten.totaleKosten)],
              ]}
            />
          )}
        </Columns>
      )}
      <p>
        Wij rekenen {rente} rente per jaar over het hele te financieren bedrag, de hele looptijd lang.
        {effectiveRate && ` De effectieve rente is ${procent(effectiveRate)} per jaar.`}
        {kosten &&
          ` Tekent u de definitieve offerte, dan betaalt u één keer ${euros(EENMALIGE_KOSTEN.administratie)} administratie- en bemiddelingskosten, exclusief btw.`}
      </p>
      {jaren && !second && (
        <ScheduleTable
          caption="Aflosschema per jaar"
          aanbetaling={invoer.aanbetaling}
          teFinancierenBedrag={uitkomst.teFinancierenBedrag}
          rijen={jaren}
        />
      )}
      <Fine>
        Deze berekening is indicatief. U kunt er geen rechten aan ontlenen: het definitieve bedrag staat in uw
        offerte.
      </Fine>
      <Fine>Deze berekening op onze site: {link}</Fine>
    </Sheet>
  );
}

/** Today's date in words; null before hydration, because the server does not know when the page is printed. */
function useDateOfPrinting(): string | null {
  const [date, setDate] = useState<string | null>(null);
  useEffect(() => {
    const look = () => setDate(new Date().toLocaleDateString('nl-NL', { dateStyle: 'long' }));
    look();
    window.addEventListener('beforeprint', look);
    return () => window.removeEventListener('beforeprint', look);
  }, []);
  return date;
}

function List({ title, rows }: { title: string; rows: readonly FigureRow[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl>
        <FigureRows rows={rows} />
      </dl>
    </div>
  );
}

/** The printed page. Exported so that a parent can hide everything else in print. */
export const Sheet = styled.section`
  display: none;

  ${media.print} {
    display: grid;
    gap: 3.5mm;
    font-size: 10pt;
    font-variant-numeric: tabular-nums;
    break-inside: avoid;
  }

  p {
    margin: 0;
    max-width: none;
  }

  h2 {
    font-size: 19pt;
  }

  h3 {
    margin: 0 0 1mm;
    font: 700 13pt/1.2 ${font.display};
  }

  /* Of a comparison: the table of a screen, at the density of paper. */
  table caption {
    padding: 2mm 2mm 1mm;
    font-size: 13pt;
  }

  table :is(th, td) {
    padding: 0.9mm 2mm;
  }

  dl > div {
    border-bottom: 1px solid;
    display: flex;
    justify-content: space-between;
    gap: 4mm;
    padding: 0.9mm 0;
  }

  dl > div:last-child {
    font-weight: 700;
    border-bottom: 0;
  }
`;

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 8mm;
  padding-bottom: 3.5mm;
  border-bottom: 2px solid;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10mm;
`;

const Amount = styled.span`
  padding: 0.6875rem 1.125rem;
  white-space: nowrap;

  span {
    font: 600 11pt/1 ${font.text};
  }
`;

const Fine = styled.p`
  font-size: 9.5pt;
  overflow-wrap: anywhere;
`;
