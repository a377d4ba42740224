import type { SiteIdentity } from '@site/contract';
import { CONSENT_KEYS, COOKIE_CATEGORIES, color, TextLink } from '@site/kit';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { COOKIE_SETTINGS_ID, COOKIE_SETTINGS_TITLE, CookieSettings } from './cookie-settings';
import type { LegalChapter } from './legal-text';

/** One item that the site stores in a browser. */
interface StoredItem {
  what: string;
  /** Its keys or cookie names. */
  names: readonly string[];
  until: string;
}

const NECESSARY: readonly StoredItem[] = [
  {
    what: 'Uw keuze over cookies',
    names: [CONSENT_KEYS.preferences, CONSENT_KEYS.accepted],
    until: 'Tot u ze verwijdert',
  },
  {
    what: 'Dat u bent ingelogd',
    names: ['sid'],
    until: 'Tot u uitlogt, uw browser sluit of 30 minuten niets doet, en hoogstens 12 uur',
  },
  {
    what: 'Dat dit apparaat van u is, zodat wij u waarschuwen als iemand op een ander apparaat inlogt',
    names: ['device'],
    until: 'Tot een jaar na de laatste keer inloggen',
  },
  {
    what: 'Een kopie van uw klantgegevens, zolang u bent ingelogd',
    names: ['customer', 'isFirstLogin'],
    until: 'Tot u uitlogt of het tabblad sluit',
  },
  {
    what: 'Of iemand in deze browser inlogde of uitlogde, zodat u overal tegelijk bent uitgelogd',
    names: ['session-state'],
    until: 'Tot u het verwijdert',
  },
  {
    what: 'Wat u invult, zodat u niets kwijtraakt of dubbel verstuurt',
    names: [
      'lease-aanvragen',
      'lease-aanvraag-…',
      'klacht-indienen',
      'lease-berekenen',
      'lease-berekening',
      'lease-inruil',
      'lease-kenteken',
      'contact',
      'account-…',
      'verzending-…',
    ],
    until: 'Tot u het verstuurt of het tabblad sluit',
  },
  {
    what: 'Dat en wanneer u een aanvraag of klacht verstuurde, en vanaf welk e-mailadres, zodat u de bevestiging opnieuw kunt bekijken',
    names: ['lease-aanvragen-verstuurd', 'lease-aanvraag-…-verstuurd', 'klacht-indienen-verstuurd'],
    until: 'Tot u een nieuwe begint, uitlogt of het tabblad sluit',
  },
  {
    what: 'Een getal onder de 10.000, zodat u bij een nieuwe versie steeds dezelfde versie ziet. Anderen hebben hetzelfde getal',
    names: ['bucket'],
    until: 'Tot een dag nadat u de website voor het laatst bekeek',
  },
  {
    what: 'Dat er in dit tabblad iets misging of opnieuw laadde, zodat dat één keer gebeurt en één keer wordt gemeld',
    names: [
      'reloaded-for-composition',
      'failures-reported',
      'left-changes',
      'left-changes-loads',
      'cdn-is-silent',
      'shell-cdn-failed',
      'shell-reload…',
      'shell-report…',
    ],
    until: 'Tot u het tabblad sluit',
  },
  {
    what: 'Dat een medewerker op kantoor is ingelogd, en wat hij daar invult of instelt',
    names: ['kantoor', 'kantoor-…', 'kantoor-sneltoetsen-uit'],
    until: 'Tot hij uitlogt of zijn browser sluit',
  },
  {
    what: 'Welke versie van de website onze medewerkers bekijken',
    names: ['preview', 'team-outlines'],
    until: 'Tot zij het tabblad sluiten',
  },
];

const FUNCTIONAL: readonly StoredItem[] = [
  {
    what: 'Uw tekst in de chat, zodat u verder kunt waar u was',
    names: ['chat'],
    until: 'Tot u het tabblad sluit of deze soort uitzet',
  },
  {
    what: 'Dat u in deze browser eerder hebt ingelogd, zodat u meteen uw code invult',
    names: ['eerder-ingelogd'],
    until: 'Tot u uw account of dit gegeven verwijdert',
  },
];

/** The names of everything that the site stores, as the statement shows them. A name that ends with … begins with what is before it. */
export const STORED_NAMES: readonly string[] = [...NECESSARY, ...FUNCTIONAL].flatMap(({ names }) => names);

const Name = styled.code`
  padding: 1px 0.375rem;
  border-radius: 5px;
  background: ${color.sand};
  font-size: 0.85em;
  white-space: nowrap;
`;

function StoredItems({ items }: { items: readonly StoredItem[] }) {
  return (
    <ul>
      {items.map(({ what, names, until }) => (
        <li key={what}>
          <strong>{what}.</strong> {until}. Naam:{' '}
          {names.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <Name>{name}</Name>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What is stored, by category. */
const USED: Record<(typeof COOKIE_CATEGORIES)[number]['id'], ReactNode> = {
  noodzakelijk: (
    <>
      <p>Hiervoor vragen wij geen toestemming: zonder deze kan de website niet doen wat u vraagt.</p>
      <StoredItems items={NECESSARY} />
      <p>
        Op een beveiligde verbinding staat er <Name>__Host-</Name> voor <Name>sid</Name>, <Name>device</Name>,{' '}
        <Name>kantoor</Name> en <Name>bucket</Name>. Zo kan geen andere website ze zetten of lezen.
      </p>
    </>
  ),
  functioneel: (
    <>
      <p>Deze maken de website makkelijker. Wij gebruiken ze alleen als u dat goedvindt.</p>
      <StoredItems items={FUNCTIONAL} />
    </>
  ),
  analytisch: (
    <p>
      Deze soort gebruiken wij nu niet. Gaan wij meten hoe bezoekers de website gebruiken, dan doen wij dat
      alleen bij wie deze soort heeft aangezet, en dan staat hier met welk bedrijf.
    </p>
  ),
  marketing: (
    <p>
      Ook deze soort gebruiken wij nu niet. Er staan geen advertenties of volgpixels van anderen op deze
      website. Verandert dat, dan geldt het alleen voor wie deze soort heeft aangezet, en dan staat hier van
      wie ze zijn.
    </p>
  ),
};

/** What the site stores in a browser, in which category, for how long, and the visitor's choice about it. */
export function cookieStatement({ naam, email }: SiteIdentity): LegalChapter[] {
  return [
    {
      id: 'cookies',
      title: 'Cookies',
      text: (
        <p>
          Een cookie is een klein bestand dat een website in uw browser bewaart. Met cookies bedoelen wij hier
          ook het geheugen van uw browser. {naam} gebruikt alleen wat noodzakelijk is, tot u hier of in de
          cookiemelding zelf kiest.
        </p>
      ),
      panel: { id: COOKIE_SETTINGS_ID, title: COOKIE_SETTINGS_TITLE, content: <CookieSettings /> },
    },
    {
      id: 'wat-wij-bewaren',
      title: 'Wat wij bewaren',
      text: (
        <p>
          Hieronder staat alles wat wij in uw browser bewaren, onder welke naam en hoe lang. Het is van
          onszelf: andere bedrijven lezen het niet.
        </p>
      ),
      sections: COOKIE_CATEGORIES.map(({ id, name }) => ({
        id: `soort-${id}`,
        title: name,
        text: USED[id],
      })),
    },
    {
      id: 'snelheid-en-fouten',
      title: 'Snelheid en fouten',
      text: (
        <>
          <p>
            Uw browser meldt aan ons als er iets misgaat, en op welke pagina. Bij een deel van de bezoeken
            meldt hij ook hoe snel een pagina was, of zij versprong, en of u een aanraakscherm gebruikt. Is
            een deel van de website net vernieuwd, dan meldt hij een tijdje welke pagina’s daarvan worden
            bekeken.
          </p>
          <p>
            Van een deel van de bekeken pagina’s leggen wij vast wat onze systemen daarvoor deden, en hoe lang
            dat duurde. Wat bij elkaar hoort, herkennen wij aan een willekeurig getal dat alleen voor die ene
            keer bestaat. Na hooguit 30 dagen verwijderen wij dit.
          </p>
          <p>
            In een melding of meting staat niet wie u bent of wat u invult, en andere bedrijven krijgen ze
            niet. In uw browser bewaren wij hiervoor alleen wat hierboven staat: dat iets al is gemeld, en bij
            een nieuwe versie het getal. Dit heeft bijna geen gevolgen voor uw privacy; daarom vragen wij geen
            toestemming.
          </p>
        </>
      ),
    },
    {
      id: 'keuze-wijzigen',
      title: 'Uw keuze wijzigen',
      text: (
        <>
          <p>
            Dat kan altijd, op deze pagina: kies Cookies, onderaan elke pagina. Zet u een soort uit, dan
            gebruiken wij die meteen niet meer; een programma van een ander bedrijf dat al draait, stopt bij
            een volgende pagina. Ook als u niets toestaat, kunt u de hele website gebruiken. In uw browser
            kunt u alles wat wij bewaren bekijken en verwijderen.
          </p>
          <p>
            Hoe wij met persoonsgegevens omgaan, leest u bij{' '}
            <TextLink to="/juridisch?section=privacy">Privacy</TextLink>. Vragen? Mail naar{' '}
            <TextLink href={`mailto:${email}`}>{email}</TextLink>.
          </p>
        </>
      ),
    },
  ];
}
