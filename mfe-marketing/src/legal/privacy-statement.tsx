import {
  AANVRAAG_ZINNEN,
  BEWAARTERMIJNEN,
  describeBewaartermijn,
  type SiteIdentity,
  telHref,
} from '@site/contract';
import { TextLink } from '@site/kit';
import type { LegalChapter } from './legal-text';

/** What personal data is stored, why, for how long, and the rights of visitors. */
export function privacyStatement({ naam, email, telefoon }: SiteIdentity): LegalChapter {
  return {
    id: 'privacy',
    title: 'Privacystatement',
    text: (
      <>
        <p>
          {naam} is verantwoordelijk voor de persoonsgegevens die u ons geeft. Hier leest u welke gegevens dat
          zijn, waarvoor wij ze gebruiken en wat uw rechten zijn.
        </p>
      </>
    ),
    sections: [
      {
        id: 'welke-gegevens',
        title: 'Welke gegevens wij gebruiken',
        text: (
          <>
            <table>
              <caption>Gegevens, doel en grondslag</caption>
              <thead>
                <tr>
                  <th scope="col">Als u</th>
                  <th scope="col">gebruiken wij</th>
                  <th scope="col">omdat</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row" data-heading="Als u">
                    een lease aanvraagt
                  </th>
                  <td data-heading="gebruiken wij">
                    naam, e-mailadres, telefoon, bedrijfsnaam, KvK-nummer, het voertuig en de bedragen
                  </td>
                  <td data-heading="omdat">u een contract wilt sluiten</td>
                </tr>
                <tr>
                  <th scope="row" data-heading="Als u">
                    een account hebt
                  </th>
                  <td data-heading="gebruiken wij">e-mailadres, profiel en uw aanvragen</td>
                  <td data-heading="omdat">u een account met ons afspreekt</td>
                </tr>
                <tr>
                  <th scope="row" data-heading="Als u">
                    contact opneemt of een klacht indient
                  </th>
                  <td data-heading="gebruiken wij">naam, e-mailadres, bericht en wat u verder invult</td>
                  <td data-heading="omdat">wij u anders niet kunnen helpen</td>
                </tr>
                <tr>
                  <th scope="row" data-heading="Als u">
                    deze website bezoekt
                  </th>
                  <td data-heading="gebruiken wij">uw IP-adres, kort</td>
                  <td data-heading="omdat">wij de website tegen misbruik beschermen</td>
                </tr>
                <tr>
                  <th scope="row" data-heading="Als u">
                    cookies toestaat die niet noodzakelijk zijn
                  </th>
                  <td data-heading="gebruiken wij">wat bij Cookies staat</td>
                  <td data-heading="omdat">u daarvoor toestemming geeft</td>
                </tr>
              </tbody>
            </table>
          </>
        ),
      },
      {
        id: 'delen',
        title: 'Met wie wij gegevens delen',
        text: (
          <>
            <p>
              {AANVRAAG_ZINNEN.delen} Verder delen wij gegevens met bedrijven die techniek voor ons verzorgen,
              en als de wet het eist. Wij verkopen uw gegevens nooit.
            </p>
          </>
        ),
      },
      {
        id: 'bewaartermijnen',
        title: 'Hoe lang wij gegevens bewaren',
        text: (
          <>
            <ul>
              <li>Gegevens voor marketing: tot 2 jaar na het laatste contact.</li>
              <li>Klant- en contractgegevens: tot 7 jaar na het einde van de overeenkomst.</li>
              <li>Uw adres voor de nieuwsbrief: tot u zich afmeldt.</li>
            </ul>
            <p>
              Voor de gegevens die u via deze website doorgeeft, gelden deze termijnen. Daarna verwijderen wij
              ze.
            </p>
            <table>
              <caption>Wat wij bewaren, hoe lang en waarom</caption>
              <thead>
                <tr>
                  <th scope="col">Wat</th>
                  <th scope="col">Hoe lang en waarom</th>
                </tr>
              </thead>
              <tbody>
                {Object.values(BEWAARTERMIJNEN).map((term) => (
                  <tr key={term.gegevens}>
                    <th scope="row">{term.gegevens}</th>
                    <td>
                      {describeBewaartermijn(term).replace('tot', 'Tot')}. {term.waarom}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        ),
      },
      {
        id: 'beveiliging',
        title: 'Hoe wij gegevens beveiligen',
        text: (
          <>
            <p>
              Inloggen gaat met een persoonlijke code en een tweede code per e-mail. Codes bewaren wij niet
              leesbaar. Alleen mensen die uw gegevens nodig hebben voor hun werk, kunnen erbij.
            </p>
          </>
        ),
      },
      {
        id: 'uw-rechten',
        title: 'Uw rechten',
        text: (
          <>
            <p>
              Hebt u een account? Bij <TextLink to="/klant/instellingen">Instellingen</TextLink> downloadt u
              al uw gegevens en verwijdert u uw account.
            </p>
            <p>
              U mag uw gegevens inzien, verbeteren, laten verwijderen, laten beperken of meenemen. U mag ook
              bezwaar maken, en toestemming altijd intrekken. Mail naar{' '}
              <TextLink href={`mailto:${email}`}>{email}</TextLink> of bel{' '}
              <TextLink href={telHref(telefoon)}>{telefoon}</TextLink>. U krijgt binnen een maand antwoord.
            </p>
            <p>
              Komen wij er samen niet uit, dan kunt u een klacht indienen bij de{' '}
              <TextLink href="https://www.autoriteitpersoonsgegevens.nl">
                Autoriteit Persoonsgegevens
              </TextLink>
              .
            </p>
          </>
        ),
      },
      {
        id: 'privacy-en-cookies',
        title: 'Cookies',
        text: (
          <>
            <p>
              Wat wij in uw browser bewaren, hoe lang, en hoe u uw keuze daarover wijzigt, leest u bij{' '}
              <TextLink to="/juridisch?section=cookies">Cookies</TextLink>.
            </p>
          </>
        ),
      },
    ],
  };
}
