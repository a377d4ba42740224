import { Band, PageHero, SectionTitle, Stack, type StructuredData } from '@site/kit';
import { ComparisonTable, leaseService } from '@site/kit/article';
import { Banknote, CalendarCheck, FileBadge, Percent, SlidersHorizontal, TrendingDown } from 'lucide-react';
import { FactCard } from '../parts/fact-card';
import { FactGrid } from '../parts/fact-grid';
import { LeaseActions } from '../parts/lease-actions';
import { NextStep } from '../parts/next-step';
import { FirstYear } from './first-year';
import { VatQuestions } from './vat-questions';

export const structuredData: StructuredData = (site, page) => [leaseService(site, page, 'Financial lease')];

/** `/lease-voordelen`: six benefits, and a comparison of financial lease, operational lease and buying. */
export default function LeaseBenefitsPage() {
  return (
    <>
      <PageHero
        compact
        tone="soft"
        title="De voordelen van financial lease"
        lead="Zes voordelen, een vergelijking met operational lease en kopen, en wat de belasting het eerste jaar doet."
      />

      <Band>
        <SectionTitle>Zes voordelen</SectionTitle>
        <FactGrid columns={3}>
          <FactCard icon={FileBadge} title="Direct economisch eigenaar">
            <p>
              Het voertuig staat meteen op uw balans. Na de laatste betaling bent u ook juridisch eigenaar.
            </p>
          </FactCard>
          <FactCard icon={Banknote} title="Werkkapitaal behouden">
            <p>U betaalt in delen en houdt geld over voor voorraad, personeel en onverwachte kosten.</p>
          </FactCard>
          <FactCard icon={Percent} title="Btw in één keer terug">
            <p>Dat kan bij een btw-auto, als u btw-plichtig bent. Bij een marge-auto kan het niet.</p>
          </FactCard>
          <FactCard icon={TrendingDown} title="Afschrijven en rente aftrekken">
            <p>De afschrijving en de rente verlagen uw winst, en dus uw belasting.</p>
          </FactCard>
          <FactCard icon={CalendarCheck} title="Een vast maandbedrag">
            <p>U weet wat u elke maand betaalt, tot en met de laatste.</p>
          </FactCard>
          <FactCard icon={SlidersHorizontal} title="U stelt het zelf samen">
            <p>
              U kiest aanbetaling, slottermijn en 12 tot 72 maanden. Eerder aflossen is vaak boetevrij; uw
              contract is bepalend.
            </p>
          </FactCard>
        </FactGrid>
      </Band>

      <Band tone="card">
        <SectionTitle>Financial lease, operational lease of kopen?</SectionTitle>
        <Stack gap={3}>
          <ComparisonTable
            caption="Vergelijking op zeven punten"
            columns={['Financial lease', 'Operational lease', 'Kopen']}
            highlight={0}
            rows={[
              {
                label: 'Eigendom',
                cells: ['Meteen economisch, aan het einde juridisch', 'Van de leasemaatschappij', 'Meteen'],
              },
              { label: 'Op de balans', cells: ['Ja', 'Meestal niet', 'Ja'] },
              { label: 'Werkkapitaal behouden', cells: ['Ja', 'Ja', 'Nee'] },
              {
                label: 'Btw-aftrek',
                cells: ['In één keer, bij een btw-auto', 'Per maand', 'In één keer, bij een btw-auto'],
              },
              {
                label: 'Investeringsaftrek',
                cells: ['Ja, niet voor gewone personenauto’s', 'Nee', 'Ja, niet voor gewone personenauto’s'],
              },
              { label: 'Onderhoud inbegrepen', cells: ['Nee', 'Meestal wel', 'Nee'] },
              {
                label: 'Flexibel contract',
                cells: ['Ja, u stelt het samen', 'Beperkt', 'Geen contract nodig'],
              },
            ]}
          />
          <p>
            Investeringsaftrek (KIA) is er bijvoorbeeld voor een bestelwagen, een machine of een taxi. Een
            gewone personenauto is uitgesloten.
          </p>
        </Stack>
      </Band>

      <FirstYear />
      <VatQuestions />

      <NextStep title="Wat betaalt u per maand?" text="Reken het uit, of vraag meteen een lease aan.">
        <LeaseActions primary="calculate" />
      </NextStep>
    </>
  );
}
