import { BELOFTEN } from '@site/contract';
import { Band, Callout, Illustration, PageHero, SectionTitle, Split, type StructuredData } from '@site/kit';
import { Checklist, howTo, Steps } from '@site/kit/article';
import { Faq } from '@site/kit/content';
import { LeaseActions } from '../parts/lease-actions';
import { NextStep } from '../parts/next-step';
import type { Question } from '../parts/question';
import { VehicleTypes } from './vehicle-types';

const STEPS = [
  {
    title: 'Zoek uw auto',
    text: 'Kijk bij dealers, autobedrijven en op websites waar bedrijven auto’s verkopen.',
  },
  {
    title: 'Stuur ons de link',
    text: `Zet de link naar de auto in uw aanvraag. Invullen duurt ongeveer ${BELOFTEN.aanvraagMinuten} minuten.`,
  },
  {
    title: 'U hoort van ons',
    text: `Op werkdagen binnen ${BELOFTEN.reactieUren} uur onze eerste reactie. De leasemaatschappij beslist.`,
  },
  {
    title: 'Ophalen',
    text: 'Na uw handtekening wordt de verkoper betaald. De auto staat voor u klaar.',
  },
];

const QUESTIONS: readonly Question[] = [
  {
    question: 'Kan ik mijn oude auto inruilen?',
    answer: [
      'Dat regelt u met de verkoper. De inruilprijs telt als aanbetaling. Staat op de oude auto nog een lease of lening, dan moet die eerst worden afgelost; is de schuld hoger dan de inruilprijs, dan betaalt u het verschil zelf.',
    ],
  },
  {
    question: 'Kan het via een veiling, of met een auto uit het buitenland?',
    answer: [
      'Niet elke leasemaatschappij doet dit, en zij heeft altijd een factuur van een bedrijf nodig. Bel ons voordat u biedt of bestelt, dan weet u of het kan.',
    ],
  },
];

export const structuredData: StructuredData = (_site, page) => [
  howTo(page, 'Een auto van een dealer leasen', STEPS),
];

/** `/aanbod`: no stock online yet, and how to lease any car that a business sells. */
export default function StockPage() {
  return (
    <>
      <PageHero
        tone="sky"
        title="Ons aanbod"
        lead="U kunt elke auto leasen die een dealer of een andere zakelijke verkoper aanbiedt. U kiest, wij regelen de lease."
        picture={<Illustration name="van" />}
        actions={<LeaseActions primary="apply" />}
      />

      <Band>
        <Callout tone="info" title="Ons online aanbod is in ontwikkeling">
          <p>U hoeft er niet op te wachten: u kunt nu al elke auto van een zakelijke verkoper leasen.</p>
        </Callout>
      </Band>

      <Band tone="card">
        <SectionTitle lead="Kies een soort en reken verder.">Wat wilt u rijden?</SectionTitle>
        <VehicleTypes />
      </Band>

      <Band>
        <SectionTitle>Zo leaset u de auto van uw keuze</SectionTitle>
        <Steps items={STEPS} />
      </Band>

      <Band tone="card">
        <Split align="start">
          <div>
            <SectionTitle>Vraag dit aan de verkoper</SectionTitle>
            <Checklist
              items={[
                'Is de verkoper een bedrijf en krijgt u een factuur?',
                'Is het een btw-auto of een marge-auto? Alleen bij een btw-auto vraagt u btw terug.',
                'Klopt de kilometerstand? Vraag om een controle.',
                'Is er onderhoud en garantie, en voor hoe lang?',
              ]}
            />
          </div>
          <Faq title="Inruil, veiling of import" items={QUESTIONS} />
        </Split>
      </Band>

      <NextStep
        title="Hebt u een auto gevonden?"
        text="Reken uit wat hij per maand kost, of vraag de lease meteen aan."
      >
        <LeaseActions primary="apply" />
      </NextStep>
    </>
  );
}
