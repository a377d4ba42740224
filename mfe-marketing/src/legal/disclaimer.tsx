import { bedrijfsgegevens, type SiteIdentity } from '@site/contract';
import { TextLink } from '@site/kit';
import type { LegalChapter } from './legal-text';

export function disclaimer(site: SiteIdentity): LegalChapter {
  const { naam, email } = site;
  const gegevens = bedrijfsgegevens(site);
  return {
    id: 'disclaimer',
    title: 'Disclaimer',
    text: (
      <>
        <p>
          {naam} is bemiddelaar in financial lease voor ondernemers. Wij verstrekken zelf geen leases. De
          informatie op deze website is algemeen en met zorg gemaakt. Toch kan er een fout in staan of kan
          iets verouderd zijn.
        </p>
        {gegevens.length > 0 && (
          <ul>
            {gegevens.map(({ label, waarde }) => (
              <li key={label}>
                {label}: {waarde}
              </li>
            ))}
          </ul>
        )}
        <p>
          Berekeningen op deze website zijn een indicatie. U kunt er geen rechten aan ontlenen. De bedragen in
          uw getekende contract gelden.
        </p>
        <p>
          Wat wij over belasting schrijven, is geen belastingadvies. De regels veranderen en hangen af van uw
          situatie. Vraag uw boekhouder of de Belastingdienst wat voor u geldt.
        </p>
        <p>
          Links naar andere websites geven wij om u te helpen. Voor wat daar staat, zijn wij niet
          verantwoordelijk.
        </p>
        <p>
          De teksten en tekeningen op deze website zijn van {naam}. Wilt u iets overnemen, vraag het dan via{' '}
          <TextLink href={`mailto:${email}`}>{email}</TextLink>.
        </p>
      </>
    ),
  };
}
