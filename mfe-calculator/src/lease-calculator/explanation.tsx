import {
  BELOFTEN,
  euros,
  JAARRENTE,
  MAX_SLOTTERMIJN_DEEL,
  MIN_TE_FINANCIEREN,
  PARTNERRENTE,
  procent,
} from '@site/contract';
import { Band, SectionTitle, Split, TextLink } from '@site/kit';
import { Faq, Prose, Steps } from '@site/kit/content';
import { WorkedExample } from './worked-example';

/** How the calculator works, what financial lease is, and frequently asked questions about the amounts. */
export function Explanation() {
  return (
    <>
      <Band tone="card" labelledBy="zo-werkt-het">
        <SectionTitle
          id="zo-werkt-het"
          eyebrow="Uitleg"
          lead="U vult vier dingen in. De calculator rekent bij elke wijziging meteen opnieuw."
        >
          Zo werkt de calculator
        </SectionTitle>
        <Steps
          items={[
            {
              title: 'Kies wat u leaset',
              text: `Voor een auto of bedrijfswagen rekenen wij met ${procent(JAARRENTE.auto)} per jaar, voor equipment en scooters met ${procent(JAARRENTE.equipment)}.`,
            },
            {
              title: 'Vul de bedragen in',
              text: 'De aanschafprijs is genoeg. Met een aanbetaling of slottermijn wordt uw maandbedrag lager.',
            },
            {
              title: 'Kies een looptijd',
              text: 'Van 12 tot 72 maanden. Onze klanten kiezen 48, 60 en 72 maanden het meest.',
            },
            {
              title: 'Bekijk uw maandbedrag',
              text: `Klopt het voor u? Vraag dan een offerte aan. U hoort op werkdagen binnen ${BELOFTEN.reactieUren} uur van ons.`,
            },
          ]}
        />
        <WorkedExample />
      </Band>

      <Band labelledBy="wat-is-financial-lease">
        <Split align="start">
          <SectionTitle id="wat-is-financial-lease" eyebrow="Financial lease">
            Wat is financial lease?
          </SectionTitle>
          <Prose>
            <p>
              Bij financial lease betaalt u een voertuig of machine in vaste maandbedragen. U bent vanaf de
              eerste dag economisch eigenaar: het staat op uw balans, u schrijft het af en u kunt de btw
              aftrekken als uw bedrijf btw-plichtig is.
            </p>
            <p>
              Verzekering en onderhoud regelt u zelf. Na de laatste betaling, dus ook de slottermijn, bent u
              ook juridisch eigenaar.
            </p>
            <p>
              <TextLink to="/wat-is-financial-lease">Lees hoe financial lease werkt</TextLink>
            </p>
          </Prose>
        </Split>
      </Band>

      <Band tone="card" labelledBy="over-de-bedragen">
        <Faq
          id="over-de-bedragen"
          title="Vragen over de bedragen"
          layout="beside"
          items={[
            {
              question: 'Hoe zeker is deze uitkomst?',
              answer:
                'De uitkomst is indicatief. Wat u echt betaalt hangt af van uw bedrijf, het voertuig en de leasemaatschappij. Dat bedrag staat in uw offerte.',
            },
            {
              question: 'Welke rente betaal ik?',
              answer: `De rente ligt indicatief tussen ${PARTNERRENTE.van} en ${PARTNERRENTE.tot}% per jaar bij onze partners, afhankelijk van uw situatie. De calculator rekent met een vast percentage over het hele bedrag. De rente in uw offerte kan dus anders zijn.`,
            },
            {
              question: 'Waarom is de effectieve rente hoger?',
              answer:
                'U lost elke maand af, maar de rente wordt de hele looptijd over het volledige bedrag berekend. De effectieve rente laat zien wat dat per jaar kost over het geld dat u nog in gebruik hebt. Daarmee kunt u aanbiedingen eerlijk vergelijken.',
            },
            {
              question: 'Waarom vul ik de prijs inclusief btw in?',
              answer:
                'U betaalt de verkoper de prijs met btw. Is uw bedrijf btw-plichtig, dan kunt u de btw vaak terugvragen. U kunt dat geld als aanbetaling gebruiken.',
            },
            {
              question: 'Hoeveel mag ik aanbetalen?',
              answer: `Hoogstens de aanschafprijs min ${euros(MIN_TE_FINANCIEREN)}. Bij een lagere prijs dan ${euros(MIN_TE_FINANCIEREN)} is geen aanbetaling mogelijk.`,
            },
            {
              question: 'Wat is een slottermijn?',
              answer: `Een bedrag dat u niet maandelijks aflost, maar in één keer aan het eind betaalt. Het is hoogstens ${procent(MAX_SLOTTERMIJN_DEEL)} van de aanschafprijs. Uw maandbedrag wordt lager, maar u betaalt over dit bedrag wel rente.`,
            },
          ]}
        />
      </Band>
    </>
  );
}
