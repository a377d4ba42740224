import { BELOFTEN } from '@site/contract';
import { Band, Illustration, PageHero, SectionTitle, Split, type StructuredData } from '@site/kit';
import { Callout, Checklist, howTo, Steps } from '@site/kit/content';
import { LeaseActions } from '../parts/lease-actions';
import { NextStep } from '../parts/next-step';
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
    title: 'Wij doen een voorstel',
    text: `Op werkdagen hoort u binnen ${BELOFTEN.reactieUren} uur of het kan en wat het kost.`,
  },
  {
    title: 'Ophalen',
    text: 'Na uw handtekening wordt de verkoper betaald. De auto staat voor u klaar.',
  },
];

/** JSON-LD: the steps on the page. */
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
          <p>
            Op deze pagina komt een overzicht van voertuigen die u meteen kunt leasen. Zover is het nog niet.
            U hoeft daar niet op te wachten: u kunt nu al elke auto van een zakelijke verkoper leasen.
          </p>
        </Callout>
      </Band>

      <Band tone="card">
        <SectionTitle lead="Kies een soort en zie wat het ongeveer per maand kost.">
          Wat wilt u rijden?
        </SectionTitle>
        <VehicleTypes />
      </Band>

      <Band>
        <SectionTitle>Zo leaset u de auto van uw keuze</SectionTitle>
        <Steps items={STEPS} />
      </Band>

      <Band tone="card">
        <Split align="start">
          <SectionTitle lead="Vijf dingen om te vragen bij de verkoper, voordat u een lease aanvraagt.">
            Let hierop bij het kiezen
          </SectionTitle>
          <Checklist
            items={[
              'Is de verkoper een bedrijf en krijgt u een factuur?',
              'Is het een btw-auto of een marge-auto? Alleen bij een btw-auto vraagt u btw terug.',
              'Klopt de kilometerstand? Vraag om een controle.',
              'Is er onderhoud en garantie, en voor hoe lang?',
              'Is de auto zwaar of ruim genoeg voor uw werk?',
            ]}
          />
        </Split>
      </Band>

      <NextStep
        title="Auto op het oog?"
        text="Reken eerst uit wat hij per maand kost, of vraag hem meteen aan."
      >
        <LeaseActions primary="apply" />
      </NextStep>
    </>
  );
}
