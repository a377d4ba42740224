import { calculateLease, euros, LOOPTIJDEN } from '@site/contract';
import {
  Band,
  ButtonLink,
  ButtonRow,
  Illustration,
  PageHero,
  SectionTitle,
  Split,
  Stack,
  type StructuredData,
  TextLink,
} from '@site/kit';
import { Callout, Checklist, leaseService, Prose } from '@site/kit/content';
import { Banknote, Landmark, SlidersHorizontal } from 'lucide-react';
import { AmountList } from '../parts/amount-list';
import { DirectContact } from '../parts/direct-contact';
import { FactCard } from '../parts/fact-card';
import { FactGrid } from '../parts/fact-grid';
import { LeaseActions } from '../parts/lease-actions';
import { calculatorWith, OWN_NAMES, useOwnLease } from '../parts/own-lease/own-lease';
import { rateText } from '../parts/own-lease/rate-text';
import { BESTELWAGEN } from '../parts/own-lease/worked-example';

/** JSON-LD: the services on the page. */
export const structuredData: StructuredData = (site, page) => [leaseService(site, page, 'Financial lease')];

/** `/financial-lease`: what financial lease is and its benefits. */
export default function FinancialLeasePage() {
  const { lease, exclusief, isOwn } = useOwnLease(BESTELWAGEN);
  const uitkomst = calculateLease(lease);
  return (
    <>
      <PageHero
        title="Financial lease"
        lead="U koopt een voertuig voor uw bedrijf en betaalt het in vaste maandbedragen. U rijdt er meteen in en het staat meteen op uw balans."
        picture={<Illustration name="van" />}
        actions={<LeaseActions primary="calculate" />}
      />

      <Band>
        <Split align="start">
          <Prose>
            <h2>Wat is financial lease?</h2>
            <p>
              Financial lease is kopen in termijnen, voor bedrijven. De leasemaatschappij betaalt de verkoper.
              U betaalt de leasemaatschappij terug: elke maand hetzelfde bedrag, {LOOPTIJDEN[0]} tot{' '}
              {LOOPTIJDEN.at(-1)} maanden lang.
            </p>
            <p>
              U bent direct <strong>economisch eigenaar</strong>. Het voertuig staat op uw balans, u schrijft
              het af en u draagt de kosten en het risico. De leasemaatschappij houdt het eigendom als
              zekerheid. Na uw laatste betaling bent u ook <strong>juridisch eigenaar</strong>.
            </p>
            <p>
              Wij zijn bemiddelaar. Wij zoeken bij de leasemaatschappijen waarmee wij werken een lease die bij
              uw bedrijf past. Het contract sluit u met de leasemaatschappij.
            </p>
            <p>
              Is lease nieuw voor u? Op{' '}
              <TextLink to="/wat-is-financial-lease">Wat is financial lease?</TextLink> staat het stap voor
              stap. Deze pagina gaat over wat het oplevert en kost.
            </p>
          </Prose>
          <div>
            <SectionTitle as="h3">Dit regelt u zelf</SectionTitle>
            <Checklist
              items={[
                'U kiest het voertuig, bij een dealer of een andere zakelijke verkoper.',
                'U kiest de aanbetaling, de looptijd en de slottermijn.',
                'U verzekert het voertuig: WA is verplicht, allrisk is vaak een voorwaarde.',
                'U betaalt zelf onderhoud, wegenbelasting en brandstof of stroom.',
              ]}
            />
          </div>
        </Split>
      </Band>

      <Band tone="card">
        <SectionTitle>Wat u eraan hebt</SectionTitle>
        <FactGrid columns={3}>
          <FactCard icon={Banknote} title="Uw geld blijft in de zaak">
            <p>
              U hoeft niet het hele bedrag in één keer te betalen. Uw spaargeld blijft beschikbaar voor
              voorraad of personeel.
            </p>
          </FactCard>
          <FactCard icon={Landmark} title="Fiscaal uw investering">
            <p>
              U schrijft af en trekt de rente af. Bij een btw-auto vraagt u de btw over de aanschafprijs in
              één keer terug, als u btw-plichtig bent.
            </p>
          </FactCard>
          <FactCard icon={SlidersHorizontal} title="U bepaalt het maandbedrag">
            <p>
              Met een aanbetaling of een slottermijn betaalt u minder per maand. Een langere looptijd doet dat
              ook.
            </p>
          </FactCard>
        </FactGrid>
        <ButtonRow>
          <ButtonLink to="/lease-voordelen" variant="dark">
            Alle voordelen op een rij
          </ButtonLink>
        </ButtonRow>
      </Band>

      {uitkomst && (
        <Band>
          <Split align="start">
            <SectionTitle
              eyebrow={isOwn ? 'Met uw bedragen' : 'Rekenvoorbeeld'}
              lead={`${isOwn ? OWN_NAMES[lease.voertuigType] : 'Een bestelwagen'} over ${lease.looptijd} maanden, gerekend zoals onze calculator het doet.`}
            >
              Wat betaalt u dan?
            </SectionTitle>
            <Stack gap={3}>
              <AmountList
                items={[
                  { name: 'Aanschafprijs', amount: euros(lease.aanschafprijs) },
                  { name: 'Aanbetaling', amount: euros(lease.aanbetaling) },
                  { name: 'Te financieren bedrag', amount: euros(uitkomst.teFinancierenBedrag) },
                  {
                    name: 'Slottermijn, met het laatste maandbedrag',
                    amount: euros(lease.slottermijn),
                  },
                  { name: 'Per maand', amount: euros(uitkomst.maandbedrag) },
                  { name: 'Totaal betaald', amount: euros(uitkomst.totaleKosten) },
                ]}
              />
              <p>
                <span>{`Dit is een indicatie met ${rateText(lease)}. Als u tekent, komen daar`}</span>{' '}
                <TextLink to="/lease-voorwaarden">eenmalige kosten</TextLink> bij.{' '}
                <TextLink to={calculatorWith(lease, exclusief)}>
                  {isOwn ? 'Bekijk de hele berekening' : 'Reken met uw eigen bedragen'}
                </TextLink>
                .
              </p>
              <Callout tone="note" title="Let op: u zit vast aan het contract">
                <p>
                  Ook als het een maand tegenzit, loopt het maandbedrag door. Betaalt u niet, dan kan de
                  leasemaatschappij het voertuig terughalen. Kies daarom een bedrag dat u ook in een rustige
                  maand kunt betalen.
                </p>
              </Callout>
            </Stack>
          </Split>
        </Band>
      )}

      <DirectContact tone="soft" />
    </>
  );
}
