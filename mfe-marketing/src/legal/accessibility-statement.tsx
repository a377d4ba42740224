import { BELOFTEN, type SiteIdentity, telHref } from '@site/contract';
import { TextLink } from '@site/kit';
import type { LegalChapter } from './legal-text';

/** How accessible the site is, and how to report a problem. */
export function accessibilityStatement({ naam, email, telefoon }: SiteIdentity): LegalChapter {
  return {
    id: 'toegankelijkheid',
    title: 'Toegankelijkheidsverklaring',
    text: (
      <p>
        Iedere ondernemer moet deze website kunnen gebruiken, ook wie slecht ziet, geen muis gebruikt of
        moeilijk leest. {naam} wil voldoen aan de richtlijnen <strong>WCAG 2.1, niveau AA</strong>, de eisen
        van de Europese norm EN 301 549. Laatst bijgewerkt op 26 november 2026.
      </p>
    ),
    sections: [
      {
        id: 'wat-wij-doen',
        title: 'Wat wij daarvoor doen',
        text: (
          <ul>
            <li>Alles is met het toetsenbord te bedienen, en u ziet altijd waar u bent.</li>
            <li>Koppen, velden en knoppen hebben een naam die een schermlezer voorleest.</li>
            <li>Tekst heeft voldoende contrast en u kunt tot 400% inzoomen.</li>
            <li>Beweging staat uit als u dat op uw apparaat hebt ingesteld.</li>
            <li>Bij een fout staat naast het veld wat u kunt doen.</li>
            <li>Wij schrijven korte zinnen en leggen moeilijke woorden uit.</li>
          </ul>
        ),
      },
      {
        id: 'controle',
        title: 'Hoe wij het controleren',
        text: (
          <p>
            Wij testen de pagina’s automatisch en met de hand. Een onafhankelijk bureau heeft de website nog
            niet onderzocht: er kan iets zijn dat wij nog niet weten. Bekende afwijkingen zijn er nu niet.
          </p>
        ),
      },
      {
        id: 'lukt-iets-niet',
        title: 'Lukt iets niet?',
        text: (
          <p>
            Laat het ons weten via <TextLink href={`mailto:${email}`}>{email}</TextLink> of{' '}
            <TextLink href={telHref(telefoon)}>{telefoon}</TextLink>. Vertel op welke pagina u was en wat er
            misging. U krijgt op werkdagen binnen {BELOFTEN.reactieUren} uur antwoord. Wij helpen u verder,
            bijvoorbeeld door uw aanvraag samen aan de telefoon in te vullen, en lossen het probleem op.
          </p>
        ),
      },
    ],
  };
}
