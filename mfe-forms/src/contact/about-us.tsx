import { bedrijfsgegevens, OFFERTE_ZINNEN } from '@site/contract';
import { Band, on, SectionTitle, Split, space, useSite } from '@site/kit';
import { Prose } from '@site/kit/content';
import styled from 'styled-components';

const Details = styled.dl`
  border-top: 2px solid ${on.text};
  > div {
    padding-block: ${space(1.5)};
    border-bottom: 1px solid ${on.rule};
  }
  dt {
    font-size: 0.9375rem;
    color: ${on.soft};
  }
  dd {
    overflow-wrap: anywhere;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** Who the company is, as far as it is configured, and how a broker is paid. */
export function AboutUs() {
  const site = useSite();
  const { leasemaatschappijen } = site;
  const details = [
    ...bedrijfsgegevens(site),
    ...(leasemaatschappijen
      ? [{ label: 'Leasemaatschappijen waarmee wij werken', waarde: leasemaatschappijen }]
      : []),
  ];
  return (
    <Band tone="card" labelledBy="wie-wij-zijn">
      <Split align="start">
        <div>
          <SectionTitle
            id="wie-wij-zijn"
            lead={`${site.naam} is bemiddelaar in financial lease, alleen voor ondernemers. Wij verstrekken zelf geen leases: uw contract sluit u met een leasemaatschappij.`}
          >
            Wie wij zijn
          </SectionTitle>
          {details.length > 0 && (
            <Details>
              {details.map(({ label, waarde }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{waarde}</dd>
                </div>
              ))}
            </Details>
          )}
        </div>
        <Prose>
          <h3>Zo verdienen wij ons geld</h3>
          <p>Een aanvraag en een offerte kosten u niets. Wij verdienen pas iets als uw lease doorgaat:</p>
          <ul>
            <li>
              <strong>Van u: eenmalige kosten.</strong> {OFFERTE_ZINNEN.bindend} {OFFERTE_ZINNEN.kosten}
            </li>
            <li>
              <strong>Van de leasemaatschappij: een provisie.</strong> Die betaalt u niet apart aan ons. De
              leasemaatschappij kan de provisie wel verwerken in de rente die u betaalt.
            </li>
          </ul>
          <p>
            Wat betekent dat voor u? Wij hebben er belang bij dat u tekent, en de provisie kan per
            leasemaatschappij verschillen. Vergelijk daarom niet alleen het maandbedrag: tel alle termijnen,
            de slottermijn en de eenmalige kosten op. Vraag ons gerust welke provisie wij voor uw lease
            krijgen.
          </p>
        </Prose>
      </Split>
    </Band>
  );
}
