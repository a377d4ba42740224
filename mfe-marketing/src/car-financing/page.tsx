import { PARTNERRENTE_TEKST } from '@site/contract';
import { BPM_BESTELWAGEN, WEGENBELASTING_ELEKTRISCH } from '@site/contract/facts';
import { Band, ButtonLink, ButtonRow, PageHero, SectionTitle, Split, type StructuredData } from '@site/kit';
import { ArticleIllustration, Checklist, ComparisonTable, leaseService } from '@site/kit/article';
import { Disclosure, Prose } from '@site/kit/content';
import { DirectContact } from '../parts/direct-contact';
import { Fact } from '../parts/fact';
import { LeaseActions } from '../parts/lease-actions';
import { CostBreakdown } from './cost-breakdown';
import { FinancingComparison } from './financing-comparison';

export const structuredData: StructuredData = (site, page) => [
  leaseService(site, page, 'Zakelijke auto financieren'),
];

/** `/auto-financieren`: financing a car as an entrepreneur, compared and with all its costs. */
export default function CarFinancingPage() {
  return (
    <>
      <PageHero
        tone="soft"
        title="Uw auto financieren als ondernemer"
        lead="Lease, lening of huur? Zie wat de verschillen zijn en wat het in totaal kost."
        picture={<ArticleIllustration name="weegschaal" />}
        actions={<LeaseActions primary="calculate" />}
      />

      <Band>
        <Split align="start">
          <Prose>
            <h2>Hoe financiert u een zakelijke auto?</h2>
            <p>
              Met financial lease, een lening bij de bank of operational lease. Bij financial lease is de auto
              zelf de zekerheid.
            </p>
            <p>De rente is een indicatie: {PARTNERRENTE_TEKST}.</p>
          </Prose>
          <div>
            <SectionTitle as="h3">Wat u aan financial lease hebt</SectionTitle>
            <Checklist
              items={[
                'U vraagt bij een btw-auto de btw in één keer terug, als u btw-plichtig bent.',
                'Uw krediet bij de bank blijft vrij voor andere dingen.',
                'U weet elke maand wat u betaalt.',
              ]}
            />
          </div>
        </Split>
      </Band>

      <Band tone="card">
        <SectionTitle>Drie manieren naast elkaar</SectionTitle>
        <ComparisonTable
          caption="Vergelijking op vier punten"
          columns={['Financial lease', 'Banklening', 'Operational lease']}
          highlight={0}
          rows={[
            {
              label: 'Eigendom',
              cells: [
                'Direct economisch, aan het einde ook juridisch',
                'Direct van u',
                'Van de leasemaatschappij',
              ],
            },
            {
              label: 'Belasting',
              cells: [
                'Rente en afschrijving aftrekbaar',
                'Rente en afschrijving aftrekbaar',
                'Het maandbedrag is aftrekbaar',
              ],
            },
            { label: 'Balans', cells: ['Op uw balans', 'Op uw balans', 'Meestal niet op uw balans'] },
            {
              label: 'Belangrijkste voordeel',
              cells: [
                'Snel geregeld, met de auto als zekerheid',
                'Vrij te besteden',
                'Onderhoud zit er meestal bij',
              ],
            },
          ]}
        />
      </Band>

      <FinancingComparison />

      <Band tone="card">
        <Split align="start">
          <div>
            <SectionTitle lead="Zo ziet u waaruit de kosten van een lease bestaan.">
              Wat kost het?
            </SectionTitle>
            <ButtonRow>
              <ButtonLink to="/lease-berekenen" variant="dark">
                Reken met uw bedragen
              </ButtonLink>
            </ButtonRow>
          </div>
          <CostBreakdown />
        </Split>
      </Band>

      <Band>
        <Disclosure
          id="bestelwagen"
          title="Belasting op een bestelwagen"
          lead="Bpm bij aankoop, en elk jaar motorrijtuigenbelasting."
        >
          <Prose>
            <p>
              <Fact of={BPM_BESTELWAGEN} />
            </p>
            <p>
              <Fact of={WEGENBELASTING_ELEKTRISCH} />
            </p>
          </Prose>
        </Disclosure>
      </Band>

      <DirectContact tone="soft" title="Bespreek uw plannen" />
    </>
  );
}
