import {
  btwIn,
  EENMALIGE_KOSTEN,
  euros,
  type Financieringsvorm,
  JAARRENTE,
  offertebereik,
  PARTNERRENTE,
  procent,
  vergelijkFinanciering,
} from '@site/contract';
import { Band, SectionTitle, SliderField, Split, Stack, space, TextLink } from '@site/kit';
import { ComparisonTable } from '@site/kit/content';
import { useState } from 'react';
import styled from 'styled-components';
import { FiguresCard } from '../parts/own-lease/figures-card';
import { calculatorWith, useOwnLease } from '../parts/own-lease/own-lease';
import { AUTO } from './example';
import { TotalsChart } from './totals-chart';

/** The rates of the bank that the slider offers, in percent a year. */
const LEENRENTE = { min: 3, max: 15, stap: 0.5, eerst: PARTNERRENTE.tot };

const Loan = styled.div`
  margin-top: ${space(2)};
`;

/** A lease, a loan and buying side by side, with the amounts of the visitor and the rate of his bank. */
export function FinancingComparison() {
  const own = useOwnLease(AUTO);
  const [leenrente, setLeenrente] = useState<number>(LEENRENTE.eerst);
  const { lease, exclusief } = own;
  const vormen = vergelijkFinanciering(lease, leenrente / 100);
  const bereik = offertebereik(lease);
  if (!vormen || !bereik) return null;
  const cells = (amount: (vorm: Financieringsvorm) => number) =>
    [vormen.lease, vormen.lening, vormen.kopen].map((vorm) => euros(amount(vorm)));
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
              De kolom van de lease is onze indicatie: {procent(JAARRENTE[lease.voertuigType])} rente over het
              hele bedrag, de hele looptijd. In een offerte daalt de rente vaak mee met uw schuld. Uw offerte
              ligt meestal tussen {euros(bereik.bijPartnerrente)} en {euros(bereik.indicatie)} per maand. Niet
              meegerekend zijn de eenmalige kosten: bij de lease {euros(EENMALIGE_KOSTEN.administratie)}{' '}
              exclusief btw, bij een lening wat uw bank rekent. De btw vraagt u terug als u btw-plichtig bent
              en een btw-auto koopt.{' '}
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
            { naam: 'Financial lease, volgens onze indicatie', vorm: vormen.lease },
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
              cells: ['Voertuig en schuld', 'Voertuig en schuld', 'Alleen het voertuig'],
            },
            { label: 'Btw die u terugvraagt', cells: [btw, btw, btw] },
          ]}
        />
      </Stack>
    </Band>
  );
}
