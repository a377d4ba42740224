import {
  Band,
  Callout,
  Faq,
  faqPage,
  PageHero,
  Prose,
  SectionTitle,
  Split,
  Steps,
  type StructuredData,
} from '@site/kit';
import {
  CarFront,
  ClipboardCheck,
  LifeBuoy,
  MapPinned,
  Phone,
  Scale,
  Siren,
  Truck,
  Wrench,
} from 'lucide-react';
import { FactCard } from '../parts/fact-card';
import { FactGrid } from '../parts/fact-grid';
import { HelpButton } from './help-button';
import { ALARMCENTRALE_UREN, SCHADEAFDELING_UREN } from './hours';
import { QUESTIONS } from './questions';

/** The questions on the page. */
export const structuredData: StructuredData = () => [faqPage(QUESTIONS)];

/** `/schade`: what to do when a leased vehicle is damaged. Its buttons open a notice and lead nowhere else. */
export default function DamagePage() {
  return (
    <>
      <PageHero
        tone="paper"
        title="Schade aan uw leasevoertuig"
        lead="Eerst de mensen, dan het blik. Zijn er gewonden of is er gevaar? Bel 112. Daarna meldt u de schade bij de verzekeraar."
      />

      <Band>
        <SectionTitle>Waarmee wilt u beginnen?</SectionTitle>
        <FactGrid columns={2}>
          <FactCard icon={CarFront} title="Schadecheck">
            <p>
              Weten of u de schade het best laat herstellen via de verzekering of zelf betaalt? Laat het
              beoordelen.
            </p>
            <HelpButton>Start schadecheck</HelpButton>
          </FactCard>
          <FactCard icon={ClipboardCheck} title="Schade online melden">
            <p>Melden kan binnen 5 minuten. Houd uw kenteken, polisnummer en foto’s bij de hand.</p>
            <HelpButton>Meld schade</HelpButton>
          </FactCard>
        </FactGrid>
      </Band>

      <Band tone="road">
        <SectionTitle>Zo handelt u stap voor stap</SectionTitle>
        <Steps
          items={[
            {
              title: 'Maak het veilig',
              text: 'Zet uw alarmlichten aan, trek een hesje aan en ga achter de vangrail staan.',
            },
            {
              title: 'Leg alles vast',
              text: 'Maak foto’s. Noteer kentekens en namen, en vul samen het schadeformulier in.',
            },
            { title: 'Meld de schade', text: 'Bij uw verzekeraar, het liefst dezelfde dag.' },
            {
              title: 'Laat herstellen',
              text: 'De schadeafdeling neemt meestal binnen 48 uur contact op en wijst een hersteller aan.',
            },
          ]}
        />
      </Band>

      <Band tone="card">
        <Split align="start">
          <Prose>
            <h2>Melden bij onze verzekeringspartner</h2>
            <p>
              Is uw voertuig verzekerd via onze verzekeringspartner? Dan meldt u schade in het klantenportaal
              of in de app van die partner. Daar voegt u ook foto’s toe en volgt u de afhandeling. Hoe u
              inlogt, staat in de mail bij uw polis.
            </p>
            <HelpButton variant="dark">Naar portaal of app</HelpButton>
          </Prose>
          <Callout tone="note" title="Ergens anders verzekerd?">
            <p>
              Meld de schade dan bij uw eigen verzekeraar. Is de schade groot, laat het ons dan ook weten:
              zolang de lease loopt, is de leasemaatschappij juridisch eigenaar en moet zij het weten.
            </p>
          </Callout>
        </Split>
      </Band>

      <Band>
        <SectionTitle>Direct hulp</SectionTitle>
        <FactGrid columns={3}>
          <FactCard icon={Phone} title="Schadeafdeling">
            <p>Voor vragen over een melding of herstel. Bereikbaar op {SCHADEAFDELING_UREN}.</p>
            <HelpButton variant="ghost">Toon nummers</HelpButton>
          </FactCard>
          <FactCard icon={Siren} title="Alarmcentrale">
            <p>Voor spoed onderweg, ook in het buitenland. Bereikbaar {ALARMCENTRALE_UREN}.</p>
            <HelpButton variant="ghost">Toon nummers</HelpButton>
          </FactCard>
          <FactCard icon={LifeBuoy} title="Pechhulp">
            <p>
              Lekke band, lege accu of startproblemen? Pechhulp komt naar u toe, als die in uw polis staat.
            </p>
            <HelpButton variant="ghost">Toon nummers</HelpButton>
          </FactCard>
        </FactGrid>
      </Band>

      <Band tone="soft">
        <SectionTitle>Handig om te weten</SectionTitle>
        <FactGrid columns={4}>
          <FactCard icon={MapPinned} title="Status volgen">
            <p>Na uw melding krijgt u een schadenummer. Daarmee vraagt u altijd de stand op.</p>
          </FactCard>
          <FactCard icon={Truck} title="Pechhulp">
            <p>Pech is geen schade. Kijk in uw polis of u ervoor verzekerd bent, ook in het buitenland.</p>
          </FactCard>
          <FactCard icon={Scale} title="Rechtsbijstand">
            <p>Krijgt u ruzie over de schuldvraag? Met rechtsbijstand hoeft u dat niet alleen te doen.</p>
          </FactCard>
          <FactCard icon={Wrench} title="Herstelnetwerk">
            <p>
              Een hersteller uit het netwerk van uw verzekeraar is vaak sneller, en uw eigen risico soms
              lager.
            </p>
          </FactCard>
        </FactGrid>
      </Band>

      <Band tone="card">
        <Faq title="Vragen over schade" items={QUESTIONS} layout="columns" />
      </Band>
    </>
  );
}
