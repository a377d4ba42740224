import {
  btwIn,
  EENMALIGE_KOSTEN,
  euros,
  type Financieringsvorm,
  JAARRENTE,
  PARTNERRENTE,
  procent,
  vergelijkFinanciering,
} from '@site/contract';
import { Band, SectionTitle, SliderField, Split, Stack, space, TextLink } from '@site/kit';
import { ComparisonTable } from '@site/kit/article';
import { useState } from 'react';
import styled from 'styled-components';
import { FiguresCard } from '../parts/own-lease/figures-card';
import { calculatorWith, useOwnLease } from '../parts/own-lease/own-lease';
import { AUTO } from './cost-breakdown';
import { TotalsChart } from './totals-chart';

/** The rates of the bank that the slider offers, in percent a year. */
const LEENRENTE = { min: 3, max: 15, stap: 0.5, eerst: PARTNERRENTE.tot };

const Loan = styled.div`
  margin-top: ${space(2)};
`;

/** `€ 495 tot € 646`, or one amount where both are equal. */
function range(low: number, high: number): string {
  return low === high ? euros(low) : `${euros(low)} tot ${euros(high)}`;
}

/** A lease, a loan and buying side by side, with the amounts of the visitor and the rate of his bank. */
export function FinancingComparison() {
  const own = useOwnLease(AUTO);
  const [leenrente, setLeenrente] = useState<number>(LEENRENTE.eerst);
  const { lease, exclusief } = own;
  const vormen = vergelijkFinanciering(lease, leenrente / 100);
  if (!vormen) return null;
  const cells = (amount: (vorm: Financieringsvorm) => number) => [
    range(amount(vormen.leaseBijPartnerrente), amount(vormen.lease)),
    euros(amount(vormen.lening)),
    euros(amount(vormen.kopen)),
  ];
  const partnerrente = `${PARTNERRENTE.tot}%`;
  const [wat, alleen] =
    lease.voertuigType === 'auto' ? ['Voertuig', 'Alleen het voertuig'] : ['Machine', 'Alleen de machine'];
  const btw = euros(btwIn(lease.aanschafprijs));
  return (
    <Band labelledBy="vergelijk-met-uw-bedragen">
      <Stack gap={4}>
        <Split align="start">
          <div>
            <SectionTitle
              id="vergelijk-met-uw-bedragen"
              eyebrow="Reken het na"
              lead="Wat betaalt u nu, elke maand en in totaal? Met uw eigen prijs en de rente van uw bank."
            >
              Leasen, lenen of kopen met uw bedragen
            </SectionTitle>
            <p>
              <span>
                {`Bij de lease staan twee bedragen: bij ${partnerrente} rente over wat u nog schuldig bent, en volgens onze calculator, met ${procent(JAARRENTE[lease.voertuigType])} over het hele bedrag. Uw offerte kan lager of hoger zijn. De lening heeft dezelfde aanbetaling, looptijd en laatste betaling. Niet meegerekend zijn de eenmalige kosten: bij de lease ${euros(EENMALIGE_KOSTEN.administratie)} exclusief btw, bij een lening wat uw bank rekent. De btw vraagt u terug als u btw-plichtig bent en met btw koopt; zit er bpm in de prijs, dan is de btw lager.`}
              </span>{' '}
              <TextLink to={calculatorWith(lease, exclusief)}>Bekijk de hele berekening</TextLink>
            </p>
          </div>
          <FiguresCard own={own}>
            <Loan>
              <SliderField
                label="Rente per jaar bij uw bank"
                value={leenrente}
                onChange={setLeenrente}
                min={LEENRENTE.min}
                max={LEENRENTE.max}
                step={LEENRENTE.stap}
                format={(rente) => procent(rente / 100)}
                hint="Neem het percentage uit het aanbod van uw bank."
              />
            </Loan>
          </FiguresCard>
        </Split>
        <TotalsChart
          totals={[
            { naam: `Financial lease bij ${partnerrente} rente`, vorm: vormen.leaseBijPartnerrente },
            { naam: 'Financial lease volgens onze calculator', vorm: vormen.lease },
            { naam: `Lening tegen ${procent(leenrente / 100)}`, vorm: vormen.lening },
            { naam: 'Zelf betalen', vorm: vormen.kopen },
          ]}
        />
        <ComparisonTable
          caption={`${euros(lease.aanschafprijs)} inclusief btw, in ${lease.looptijd} maanden`}
          columns={['Financial lease', `Lening tegen ${procent(leenrente / 100)}`, 'Zelf betalen']}
          highlight={0}
          rows={[
            { label: 'U betaalt direct', cells: cells(({ direct }) => direct) },
            { label: 'Per maand', cells: cells(({ maandbedrag }) => maandbedrag) },
            { label: 'Aan het einde', cells: cells(({ aanHetEind }) => aanHetEind) },
            { label: 'Totaal betaald', cells: cells(({ totaal }) => totaal) },
            { label: 'Waarvan rente', cells: cells(({ rente }) => rente) },
            {
              label: 'Van wie is het?',
              cells: ['Direct economisch van u, aan het einde ook juridisch', 'Direct van u', 'Direct van u'],
            },
            {
              label: 'Op uw balans',
              cells: [`${wat} en schuld`, `${wat} en schuld`, alleen],
            },
            { label: 'Btw die u terugvraagt', cells: [btw, btw, btw] },
          ]}
        />
      </Stack>
    </Band>
  );
}
