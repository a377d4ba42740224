import { BELOFTEN } from '@site/contract';
import { DOCUMENTEN_BEOORDELING, DOCUMENTEN_START } from '@site/contract/facts';
import {
  Band,
  Callout,
  Card,
  Illustration,
  PageHero,
  SectionTitle,
  Split,
  Stack,
  type StructuredData,
} from '@site/kit';
import { Checklist, howTo, Steps } from '@site/kit/article';
import { Prose } from '@site/kit/content';
import { LeaseActions } from '../parts/lease-actions';
import { NextStep } from '../parts/next-step';
import { Parties } from '../parts/parties';

const STEPS = [
  {
    title: 'Vind een auto',
    text: 'Bij een dealer, een autobedrijf of op een website met zakelijke verkopers.',
  },
  {
    title: 'Vraag online aan',
    text: `Met de link naar de auto. Het duurt ongeveer ${BELOFTEN.aanvraagMinuten} minuten.`,
  },
  { title: 'U hoort van ons', text: `Op werkdagen binnen ${BELOFTEN.reactieUren} uur.` },
  { title: 'Teken op afstand', text: 'U leest de offerte thuis en tekent als u akkoord bent.' },
  { title: 'Haal de auto op', text: 'De verkoper is betaald. U verzekert de auto en rijdt weg.' },
];

/** With a soft hyphen, for the narrow box of a phone. */
const LEASEMAATSCHAPPIJ = 'Lease\u00admaatschappij';

export const structuredData: StructuredData = (_site, page) => [
  howTo(page, 'Online een zakelijke auto leasen', STEPS),
];

/** `/waar-kan-ik-auto-leasen`: online, from anywhere in the country. */
export default function WhereToLeasePage() {
  return (
    <>
      <PageHero
        tone="sky"
        title="Waar kan ik een auto leasen?"
        lead="Online, vanaf elke plek in Nederland. U hoeft niet naar een kantoor te komen."
        picture={<Illustration name="kaart" />}
        actions={<LeaseActions primary="apply" />}
      />

      <Band>
        <Split align="start">
          <SectionTitle>De auto mag overal staan</SectionTitle>
          <Prose>
            <p>
              U kiest een auto bij een dealer of een andere zakelijke verkoper, waar in Nederland ook, en
              vraagt de lease online aan. Nog geen auto gevonden? Vraag dan alvast aan: u weet welk bedrag
              haalbaar is voordat u gaat kijken.
            </p>
          </Prose>
        </Split>
      </Band>

      <Band tone="soft" labelledBy="wie-doet-wat">
        <Split align="start">
          <SectionTitle id="wie-doet-wat">Wie betaalt wat aan wie</SectionTitle>
          <Parties
            name="Wie betaalt wat aan wie"
            transfers={[
              { from: LEASEMAATSCHAPPIJ, to: 'Verkoper', what: 'de koopprijs, in één keer' },
              { from: 'Verkoper', to: 'U', what: 'de auto, met een factuur' },
              { from: 'U', to: LEASEMAATSCHAPPIJ, what: 'een vast bedrag per maand' },
            ]}
          />
        </Split>
      </Band>

      <Band tone="card">
        <SectionTitle>Zo gaat het</SectionTitle>
        <Steps items={STEPS} />
      </Band>

      <Band>
        <SectionTitle>Houd dit bij de hand</SectionTitle>
        <Stack gap={4}>
          <Split align="start">
            <Card>
              <SectionTitle as="h3">Om te starten</SectionTitle>
              <Checklist items={[...DOCUMENTEN_START]} />
            </Card>
            <Card>
              <SectionTitle as="h3">Waar wij bij de beoordeling om kunnen vragen</SectionTitle>
              <Checklist items={[...DOCUMENTEN_BEOORDELING]} />
            </Card>
          </Split>
          <Callout tone="note" title="Niet van een particulier">
            <p>
              Een auto van een particuliere verkoper kan meestal niet via financial lease. De
              leasemaatschappij heeft een factuur van een bedrijf nodig.
            </p>
          </Callout>
        </Stack>
      </Band>

      <NextStep title="Hebt u een auto gevonden?" text="Kopieer de link van de advertentie en begin.">
        <LeaseActions primary="apply" />
      </NextStep>
    </>
  );
}
