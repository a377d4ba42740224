import {
  AANVRAAG_ZINNEN,
  BEWAARTERMIJNEN,
  bedrijfsgegevens,
  describeBewaartermijn,
  type SiteIdentity,
  telHref,
} from '@site/contract';
import { VERWERKINGEN } from '@site/contract/facts';
import { TextLink } from '@site/kit';
import { Disclosure } from '@site/kit/content';
import type { LegalChapter } from './legal-text';

/** What personal data is stored, why, for how long, and the rights of visitors. */
export function privacyStatement(site: SiteIdentity): LegalChapter {
  const { naam, email, telefoon } = site;
  const wie = bedrijfsgegevens(site)
    .filter(({ label }) => ['Officiële naam', 'Adres', 'KvK-nummer'].includes(label))
    .map(({ kort }) => kort);
  return {
    id: 'privacy',
    title: 'Privacyverklaring',
    text: (
      <>
        <p>Laatst bijgewerkt op 27 november 2026.</p>
        <p>
          {naam}
          {wie.length > 0 && ` (${wie.join(', ')})`} is verantwoordelijk voor de persoonsgegevens die u ons
          geeft. Vragen? Mail naar <TextLink href={`mailto:${email}`}>{email}</TextLink> of bel{' '}
          <TextLink href={telHref(telefoon)}>{telefoon}</TextLink>.
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
                {Object.values(VERWERKINGEN).map(({ als, gegevens, omdat, grondslag }) => (
                  <tr key={als}>
                    <th scope="row" data-heading="Als u">
                      {als}
                    </th>
                    <td data-heading="gebruiken wij">{gegevens.join(', ')}</td>
                    <td data-heading="omdat">
                      {omdat} ({grondslag})
                    </td>
                  </tr>
                ))}
                <tr>
                  <th scope="row" data-heading="Als u">
                    cookies toestaat die niet noodzakelijk zijn
                  </th>
                  <td data-heading="gebruiken wij">wat bij Cookies staat</td>
                  <td data-heading="omdat">u dat goedvindt (toestemming)</td>
                </tr>
              </tbody>
            </table>
            <p>
              Zonder de verplichte velden kunnen wij een aanvraag, bericht of klacht niet behandelen. De rest
              vult u alleen in als u dat wilt. Een besluit over uw lease neemt de leasemaatschappij; wij nemen
              geen besluiten zonder mensen.
            </p>
          </>
        ),
      },
      {
        id: 'delen',
        title: 'Met wie wij gegevens delen',
        text: (
          <p>
            {AANVRAAG_ZINNEN.delen} Een kenteken zoeken wij op bij de RDW, zonder uw naam, en als u dat vraagt
            uw bedrijf bij de KvK. Verder delen wij gegevens met bedrijven die onze servers en e-mail
            verzorgen, en als de wet het eist. Gaan gegevens daarbij buiten de Europese Economische Ruimte,
            dan alleen met de waarborgen die de AVG eist. Wij verkopen uw gegevens nooit.
          </p>
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
            <p>Marketing en een nieuwsbrief doen wij nu niet. Voor wat u ons geeft, gelden deze termijnen.</p>
            <Disclosure title="De termijn van elke soort" headingLevel={4}>
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
            </Disclosure>
          </>
        ),
      },
      {
        id: 'beveiliging',
        title: 'Hoe wij gegevens beveiligen',
        text: (
          <p>
            Inloggen gaat met uw logincode en een tweede code per e-mail. Codes bewaren wij niet leesbaar.
            Alleen mensen die uw gegevens nodig hebben voor hun werk, kunnen erbij.
          </p>
        ),
      },
      {
        id: 'uw-rechten',
        title: 'Uw rechten',
        text: (
          <>
            <p>
              U mag uw gegevens inzien, verbeteren, laten verwijderen, laten beperken of meenemen, en
              toestemming altijd intrekken. Mail of bel ons; u krijgt binnen een maand antwoord. Met een
              account doet u het zelf bij <TextLink to="/klant/instellingen">Instellingen</TextLink>.
            </p>
            <p>
              <strong>U mag bezwaar maken</strong> tegen alles waarbij hierboven gerechtvaardigd belang staat.
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
          <p>
            Wat wij in uw browser bewaren, leest u bij{' '}
            <TextLink to="/juridisch?section=cookies">Cookies</TextLink>.
          </p>
        ),
      },
    ],
  };
}
