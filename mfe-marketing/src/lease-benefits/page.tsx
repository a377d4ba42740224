import { Band, PageHero, SectionTitle, Stack, type StructuredData, TextLink } from '@site/kit';
import { Callout, ComparisonTable, leaseService } from '@site/kit/content';
import { Banknote, CalendarCheck, FileBadge, Percent, SlidersHorizontal, TrendingDown } from 'lucide-react';
import { FactCard } from '../parts/fact-card';
import { FactGrid } from '../parts/fact-grid';
import { LeaseActions } from '../parts/lease-actions';
import { NextStep } from '../parts/next-step';
import { FirstYear } from './first-year';

/** JSON-LD: the service that the page is about. */
export const structuredData: StructuredData = (site, page) => [leaseService(site, page, 'Financial lease')];

/** `/lease-voordelen`: six benefits, and a comparison of financial lease, operational lease and buying. */
export default function LeaseBenefitsPage() {
  return (
    <>
      <PageHero
        tone="soft"
        title="De voordelen van financial lease"
        lead="Zes redenen waarom ondernemers voor financial lease kiezen, en een eerlijke vergelijking met operational lease en kopen."
      />

      <Band>
        <SectionTitle>Zes voordelen</SectionTitle>
        <FactGrid columns={3}>
          <FactCard icon={FileBadge} title="Direct economisch eigenaar">
            <p>
              Het voertuig staat vanaf de eerste dag op uw balans. Na de laatste betaling bent u ook juridisch
              eigenaar.
            </p>
          </FactCard>
          <FactCard icon={Banknote} title="Werkkapitaal behouden">
            <p>U betaalt in delen. Zo houdt u geld over voor voorraad, personeel en onverwachte kosten.</p>
          </FactCard>
          <FactCard icon={Percent} title="Btw in één keer terug">
            <p>
              Bent u btw-plichtig en koopt u een btw-auto? Dan vraagt u de btw over de hele aanschafprijs
              meteen terug. Bij een marge-auto kan dat niet.
            </p>
          </FactCard>
          <FactCard icon={TrendingDown} title="Afschrijven en rente aftrekken">
            <p>
              De afschrijving en de rente zijn kosten van uw bedrijf. Ze verlagen uw winst, en dus uw
              belasting.
            </p>
          </FactCard>
          <FactCard icon={CalendarCheck} title="Een vast maandbedrag">
            <p>U weet van tevoren wat u elke maand betaalt, tot en met de laatste maand.</p>
          </FactCard>
          <FactCard icon={SlidersHorizontal} title="U stelt het zelf samen">
            <p>
              Aanbetaling, looptijd van 12 tot 72 maanden en slottermijn: u kiest. Eerder aflossen is vaak
              boetevrij; uw contract is bepalend.
            </p>
          </FactCard>
        </FactGrid>
      </Band>

      <Band tone="card">
        <SectionTitle>Financial lease, operational lease of kopen?</SectionTitle>
        <Stack gap={4}>
          <ComparisonTable
            caption="Vergelijking op zeven punten"
            columns={['Financial lease', 'Operational lease', 'Kopen']}
            highlight={0}
            rows={[
              {
                label: 'Eigendom',
                cells: [
                  'Direct economisch, na de laatste betaling ook juridisch',
                  'Nee, het voertuig blijft van de leasemaatschappij',
                  'Ja, direct',
                ],
              },
              { label: 'Op de balans', cells: ['Ja', 'Meestal niet', 'Ja'] },
              { label: 'Werkkapitaal behouden', cells: ['Ja', 'Ja', 'Nee, u betaalt alles in één keer'] },
              {
                label: 'Btw-aftrek',
                cells: [
                  'In één keer over de aanschafprijs, bij een btw-auto',
                  'Per maand over het leasebedrag',
                  'In één keer over de aanschafprijs, bij een btw-auto',
                ],
              },
              {
                label: 'Investeringsaftrek',
                cells: [
                  'Mogelijk, niet voor gewone personenauto’s',
                  'Nee',
                  'Mogelijk, niet voor gewone personenauto’s',
                ],
              },
              { label: 'Onderhoud inbegrepen', cells: ['Nee', 'Meestal wel', 'Nee'] },
              {
                label: 'Flexibel contract',
                cells: [
                  'Ja, u kiest aanbetaling, looptijd en slottermijn',
                  'Beperkt, met een vast aantal kilometers',
                  'Geen contract nodig',
                ],
              },
            ]}
          />
          <Callout tone="info" title="Wanneer krijgt u investeringsaftrek?">
            <p>
              De kleinschaligheids&shy;investerings&shy;aftrek (KIA) geldt bijvoorbeeld voor een bestelwagen,
              een machine of een auto voor beroepsvervoer, zoals een taxi. Een gewone personenauto is
              uitgesloten. U moet ook per jaar genoeg investeren. Vraag uw boekhouder wat voor u geldt, of
              kijk op <TextLink href="https://www.belastingdienst.nl">belastingdienst.nl</TextLink>.
            </p>
          </Callout>
        </Stack>
      </Band>

      <FirstYear />

      <NextStep
        title="Wat levert het u op?"
        text="Reken uit wat u per maand betaalt, of vraag meteen een lease aan."
      >
        <LeaseActions primary="calculate" />
      </NextStep>
    </>
  );
}
