import {
  Band,
  Callout,
  PageHero,
  SectionTitle,
  Split,
  type StructuredData,
  TextLink,
  useSite,
} from '@site/kit';
import { Steps } from '@site/kit/article';
import { Faq, faqPage, Prose } from '@site/kit/content';
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
import { ALARMCENTRALE_UREN, HELP_LINES, type HelpLine, SCHADEAFDELING_UREN } from './help-lines';
import { HelpNumbers } from './help-numbers';
import { NoticeButton } from './notice-button';
import { QUESTIONS } from './questions';

export const structuredData: StructuredData = () => [faqPage(QUESTIONS)];

const ALL_LINES: readonly HelpLine[] = ['schadeafdeling', 'alarmcentrale', 'pechhulp'];

/** `/schade`: what to do when a leased vehicle is damaged. Its buttons open a notice and do not navigate. */
export default function DamagePage() {
  return (
    <>
      <PageHero
        tone="sky"
        title="Schade aan uw leasevoertuig"
        lead="Zijn er gewonden of is er gevaar? Bel dan eerst 112. Daarna meldt u de schade bij uw verzekeraar."
      />

      <Band>
        <SectionTitle>Waarmee wilt u beginnen?</SectionTitle>
        <FactGrid columns={2}>
          <FactCard icon={CarFront} title="Schadecheck">
            <p>
              Weten of u de schade het best laat herstellen via de verzekering of zelf betaalt? Drie vragen
              helpen u op weg.
            </p>
            <NoticeButton label="Start schadecheck" title="Schadecheck in drie vragen">
              <ul>
                <li>Is er iemand gewond, of heeft een ander schade? Meld de schade dan altijd.</li>
                <li>Kost het herstel minder dan uw eigen risico? Dan betaalt u het meestal zelf.</li>
                <li>
                  Kost het meer? Vraag dan wat een claim met uw schadevrije jaren en uw premie doet. Soms is
                  zelf betalen toch voordeliger.
                </li>
              </ul>
              <p>Twijfelt u? De schadeafdeling rekent het met u na.</p>
              <HelpNumbers lines={ALL_LINES} />
            </NoticeButton>
          </FactCard>
          <FactCard icon={ClipboardCheck} title="Schade online melden">
            <p>Melden kan binnen 5 minuten. Houd uw kenteken, polisnummer en foto’s bij de hand.</p>
            <NoticeButton label="Zo meldt u schade" title="Zo meldt u de schade">
              <p>
                Online meldt u schade in het klantenportaal of in de app van uw verzekeraar. Op deze website
                zelf kan dat niet. Liever bellen? Dat kan ook.
              </p>
              <HelpNumbers lines={ALL_LINES} />
            </NoticeButton>
          </FactCard>
        </FactGrid>
      </Band>

      <Band tone="dark">
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
              text: 'De schadeafdeling van onze verzekeringspartner neemt meestal binnen 48 uur contact op en wijst een hersteller aan.',
            },
          ]}
        />
      </Band>

      <Band tone="card">
        <Split align="start">
          <Prose>
            <h2>Melden bij onze verzekeringspartner</h2>
            <p>
              Verzekeren via onze verzekeringspartner kan <TextLink to="/binnenkort">binnenkort</TextLink>. Is
              uw voertuig daar verzekerd, dan meldt u schade in het klantenportaal of in de app van die
              partner. Daar voegt u ook foto’s toe en volgt u de afhandeling. Hoe u inlogt, staat in de mail
              bij uw polis.
            </p>
            <NoticeButton
              variant="dark"
              label="Zo vindt u portaal of app"
              title="Het portaal en de app zijn van uw verzekeraar"
            >
              <p>
                Wij hebben zelf geen schadeportaal. Het adres van het portaal en de naam van de app staan in
                de mail bij uw polis. Lukt het inloggen niet? Bel dan.
              </p>
              <HelpNumbers lines={ALL_LINES} />
            </NoticeButton>
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
            <p>
              Van onze verzekeringspartner, voor een melding of herstel. Bereikbaar op {SCHADEAFDELING_UREN}.
            </p>
            <NumberButton line="schadeafdeling" />
          </FactCard>
          <FactCard icon={Siren} title="Alarmcentrale">
            <p>Van onze verzekeringspartner, voor spoed onderweg. Bereikbaar {ALARMCENTRALE_UREN}.</p>
            <NumberButton line="alarmcentrale" />
          </FactCard>
          <FactCard icon={LifeBuoy} title="Pechhulp">
            <p>
              Lekke band, lege accu of startproblemen? Pechhulp komt naar u toe, als die in uw polis staat.
            </p>
            <NumberButton line="pechhulp" />
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

/** Opens the phone number of one line; without a configured number, its label and notice say how else to reach it. */
function NumberButton({ line }: { line: HelpLine }) {
  const known = Boolean(useSite().schadenummers[line]);
  const { inSentence } = HELP_LINES[line];
  return (
    <NoticeButton
      variant="ghost"
      label={known ? `Toon nummer van ${inSentence}` : `Zo bereikt u ${inSentence}`}
      title={known ? 'Bel dit nummer' : 'Het nummer staat bij uw polis'}
    >
      <HelpNumbers lines={[line]} />
    </NoticeButton>
  );
}
