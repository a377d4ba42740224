import { BELOFTEN, JAARRENTE, LOOPTIJDEN, procent } from '@site/contract';
import { Band, SectionTitle, Split, TextLink } from '@site/kit';
import { Steps } from '@site/kit/article';
import { Faq, Prose } from '@site/kit/content';
import { MOST_CHOSEN, QUESTIONS } from './questions';
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
              text: `Van ${LOOPTIJDEN[0]} tot ${LOOPTIJDEN.at(-1)} maanden. Onze klanten kiezen ${MOST_CHOSEN} maanden het meest.`,
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
        <Faq id="over-de-bedragen" title="Vragen over de bedragen" layout="beside" items={QUESTIONS} />
      </Band>
    </>
  );
}
