import { calculateLease, euros, LOOPTIJDEN } from '@site/contract';
import {
  Band,
  Illustration,
  PageHero,
  SectionTitle,
  Split,
  Stack,
  type StructuredData,
  TextLink,
} from '@site/kit';
import { Checklist, leaseService } from '@site/kit/article';
import { Faq, Prose } from '@site/kit/content';
import { Banknote, Landmark, SlidersHorizontal } from 'lucide-react';
import { AmountList } from '../parts/amount-list';
import { DirectContact } from '../parts/direct-contact';
import { FactCard } from '../parts/fact-card';
import { FactGrid } from '../parts/fact-grid';
import { LeaseActions } from '../parts/lease-actions';
import { BESTELWAGEN, calculatorWith, OWN_NAMES, rateText, useOwnLease } from '../parts/own-lease/own-lease';
import type { LinkedQuestion } from '../parts/question';

const QUESTIONS: readonly LinkedQuestion[] = [
  {
    id: 'niet-betalen',
    question: 'Wat als ik een maand niet kan betalen?',
    answer: [
      'Bel de leasemaatschappij voordat u te laat bent: soms is uitstel mogelijk. Het maandbedrag loopt door. Betaalt u na een aanmaning nog niet, dan kan de leasemaatschappij het voertuig terughalen en verkopen. De opbrengst gaat van uw schuld af; wat overblijft, betaalt u nog.',
    ],
  },
  {
    id: 'stoppen',
    question: 'Wat als ik met mijn bedrijf stop, of failliet ga?',
    answer: [
      'Stopt u, dan lost u de lease af met het slotbedrag, verkoopt u het voertuig met toestemming van de leasemaatschappij, of neemt een ander bedrijf de lease over.',
      'Bij een faillissement haalt de leasemaatschappij het voertuig meestal terug, want zij is juridisch eigenaar. Met een eenmanszaak of vof blijft u zelf aansprakelijk voor wat overblijft; met een bv als u persoonlijk hebt meegetekend.',
    ],
    more: { to: '/faq', text: 'Meer vragen en antwoorden' },
  },
];

export const structuredData: StructuredData = (site, page) => [leaseService(site, page, 'Financial lease')];

/** `/financial-lease`: what it brings, what it costs and what can go wrong. */
export default function FinancialLeasePage() {
  const { lease, exclusief, isOwn } = useOwnLease(BESTELWAGEN);
  const uitkomst = calculateLease(lease);
  return (
    <>
      <PageHero
        title="Financial lease"
        lead="U koopt een voertuig voor uw bedrijf en betaalt het in vaste maandbedragen. Hier leest u wat het oplevert, wat het kost en wat er kan tegenzitten."
        picture={<Illustration name="van" />}
        actions={<LeaseActions primary="calculate" />}
      />

      <Band>
        <Split align="start">
          <Prose>
            <h2>Wat is financial lease?</h2>
            <p>
              De leasemaatschappij betaalt de verkoper, en u betaalt haar terug in {LOOPTIJDEN[0]} tot{' '}
              {LOOPTIJDEN.at(-1)} gelijke maandbedragen. U bent direct <strong>economisch eigenaar</strong> en
              na de laatste betaling ook <strong>juridisch eigenaar</strong>.{' '}
              <TextLink to="/wat-is-financial-lease">Hoe dat werkt, staat stap voor stap uitgelegd</TextLink>.
            </p>
          </Prose>
          <div>
            <SectionTitle as="h3">Dit regelt u zelf</SectionTitle>
            <Checklist
              items={[
                'U kiest het voertuig, de aanbetaling, de looptijd en de slottermijn.',
                'U verzekert het voertuig: WA is verplicht, allrisk is vaak een voorwaarde.',
                'U betaalt onderhoud, motorrijtuigenbelasting en brandstof of stroom.',
              ]}
            />
          </div>
        </Split>
      </Band>

      <Band tone="card">
        <SectionTitle>Wat u eraan hebt</SectionTitle>
        <FactGrid columns={3}>
          <FactCard icon={Banknote} title="Uw geld blijft in de zaak">
            <p>U betaalt in delen en houdt geld over voor voorraad of personeel.</p>
          </FactCard>
          <FactCard icon={Landmark} title="Fiscaal uw investering">
            <p>U schrijft af, trekt de rente af en vraagt bij een btw-auto de btw in één keer terug.</p>
          </FactCard>
          <FactCard icon={SlidersHorizontal} title="U bepaalt het maandbedrag">
            <p>Een aanbetaling, een slottermijn of een langere looptijd maakt het lager.</p>
          </FactCard>
        </FactGrid>
        <p>
          <TextLink to="/lease-voordelen">Alle voordelen, met het eerste jaar in cijfers</TextLink>
        </p>
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
            </Stack>
          </Split>
        </Band>
      )}

      <Band tone="card" labelledBy="tegenzitten">
        <Faq id="tegenzitten" title="Als het tegenzit" items={QUESTIONS} layout="beside" />
      </Band>

      <DirectContact tone="soft" />
    </>
  );
}
