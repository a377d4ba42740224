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
    until: 'Tot u uitlogt, uw browser sluit of 30 minuten niets doet',
  },
  {
    what: 'Dat dit apparaat van u is, zodat wij u waarschuwen als iemand op een ander apparaat inlogt',
    names: ['device'],
    until: 'Tot een jaar na de laatste keer inloggen',
  },
  {
    what: 'Dat u in deze browser eerder hebt ingelogd, zodat u bij een volgende keer meteen uw code invult',
    names: ['eerder-ingelogd'],
    until: 'Tot u uw account of dit gegeven verwijdert',
  },
  {
    what: 'Een kopie van uw klantgegevens, zolang u bent ingelogd',
    names: ['customer', 'isFirstLogin'],
    until: 'Tot u uitlogt of het tabblad sluit',
  },
  {
    what: 'Of iemand in deze browser inlogde of uitlogde, zodat u in alle tabbladen tegelijk bent uitgelogd',
    names: ['session-state'],
    until: 'Tot u het verwijdert',
  },
  {
    what: 'Wat u invult in een aanvraag, klacht, berekening of bericht, zodat u niets kwijtraakt of dubbel verstuurt',
    names: [
      'lease-aanvragen',
      'lease-aanvraag-…',
      'klacht-indienen',
      'lease-berekenen',
      'lease-berekening',
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
    what: 'Een getal onder de 10.000 als wij een nieuwe versie eerst aan een deel van de bezoekers laten zien, zodat u steeds dezelfde versie ziet. Anderen hebben hetzelfde getal',
    names: ['bucket'],
    until: 'Tot een dag nadat u de website voor het laatst bekeek',
  },
  {
    what: 'Dat de pagina opnieuw is geladen na een nieuwe versie van de website',
    names: ['reloaded-for-composition'],
    until: 'Tot u het tabblad sluit',
  },
  {
    what: 'Dat er op een pagina iets misging, zodat onze techniek dat één keer hoort',
    names: ['failures-reported'],
    until: 'Tot u het tabblad sluit',
  },
];

const FUNCTIONAL: readonly StoredItem[] = [
  {
    what: 'Uw tekst in de chat, zodat u verder kunt waar u was',
    names: ['chat'],
    until: 'Tot u het tabblad sluit of deze soort uitzet',
  },
];

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
      <p>
        Hiervoor vragen wij geen toestemming: zonder deze kan de website niet doen wat u vraagt. U kunt ze
        daarom niet uitzetten.
      </p>
      <StoredItems items={NECESSARY} />
      <p>
        Op een beveiligde verbinding staat er <Name>__Host-</Name> voor <Name>sid</Name>, <Name>device</Name>{' '}
        en <Name>bucket</Name>. Zo kan geen andere website ze zetten of lezen.
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
            Wij willen weten of de website goed werkt. Daarom meldt uw browser aan ons als er iets misgaat, en
            op welke pagina. Bij een deel van de bezoeken meldt uw browser ook hoe snel een pagina was, of de
            pagina versprong, en of u een aanraakscherm gebruikt. Is een deel van de website net vernieuwd,
            dan meldt uw browser een tijdje ook welke pagina’s daarvan worden bekeken.
          </p>
          <p>
            Van een deel van de pagina’s die bezoekers bekijken, leggen wij ook vast welke pagina het was en
            hoe lang het duurde tot die er was. En ook wat onze systemen daarna voor die pagina deden, zoals
            een bericht verwerken, en hoe lang elke stap duurde. Wat bij elkaar hoort, herkennen wij aan een
            willekeurig getal dat alleen voor die ene keer bestaat. Na hooguit 30 dagen verwijderen wij dit.
          </p>
          <p>
            In een melding of meting staat niet wie u bent of wat u invult. Meldingen tellen wij alleen bij
            elkaar op. Wij geven meldingen en metingen niet aan andere bedrijven. Om te meten bewaren wij
            niets in uw browser. Dit heeft bijna geen gevolgen voor uw privacy. Daarom vragen wij hiervoor
            geen toestemming.
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
            Dat kan altijd, op deze pagina. U komt hier via Cookies, onderaan elke pagina. Zet u een soort
            uit, dan gebruiken wij die meteen niet meer. Draait er op dat moment al een programma van een
            ander bedrijf, dan stopt dat als u een volgende pagina laadt. Uw keuze blijft staan tot u die
            wijzigt. Ook als u niets toestaat, kunt u de hele website gebruiken.
          </p>
          <p>
            In de instellingen van uw browser kunt u alles wat wij bewaren bekijken en verwijderen. Daarna
            logt u opnieuw in en vragen wij u opnieuw wat u wilt.
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
