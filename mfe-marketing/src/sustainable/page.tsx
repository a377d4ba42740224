import { feit, ZONE_EURO5, ZONE_EURO6, ZONE_NIEUW } from '@site/contract/facts';
import {
  Band,
  ButtonLink,
  Callout,
  Illustration,
  on,
  PageHero,
  SectionTitle,
  Split,
  type StructuredData,
  space,
  TextLink,
} from '@site/kit';
import { ArticleIllustration, Checklist, leaseService } from '@site/kit/article';
import { Prose } from '@site/kit/content';
import styled from 'styled-components';
import { DirectContact } from '../parts/direct-contact';
import { Fact } from '../parts/fact';
import { PictureSplit } from '../parts/picture-split';
import { PrivateUse } from './private-use';

export const structuredData: StructuredData = (site, page) => [
  leaseService(site, page, 'Elektrisch en hybride leasen'),
];

const Caution = styled.p`
  margin-top: ${space(3)};
  color: ${on.soft};
`;

/** `/duurzaam-ondernemen`: leasing electric and hybrid vehicles. */
export default function SustainablePage() {
  return (
    <>
      <PageHero
        tone="sky"
        title="Duurzaam ondernemen"
        lead="Een elektrische bestelwagen, een hybride auto of een bakfiets: met lease betaalt u de hogere aanschafprijs in delen."
        picture={<Illustration name="groen" />}
        actions={<ButtonLink to="/lease-aanvragen">Lease aanvragen</ButtonLink>}
      />

      <Band labelledBy="zones">
        <Split align="start">
          <SectionTitle id="zones">Tot wanneer mag uw bestelwagen de stad in?</SectionTitle>
          <Prose>
            <p>
              Steeds meer gemeenten hebben een zero-emissiezone. Leaset u voor 72 maanden, reken dan met deze
              datums. Voor personenauto’s gelden de zones niet.
            </p>
            <ul>
              <li>{feit(ZONE_EURO5).tekst}</li>
              <li>{feit(ZONE_EURO6).tekst}</li>
              <li>
                <Fact of={ZONE_NIEUW} />
              </li>
            </ul>
          </Prose>
        </Split>
      </Band>

      <Band tone="card">
        <PictureSplit picture={<ArticleIllustration name="laadpaal" />}>
          <SectionTitle>Elektrisch leasen</SectionTitle>
          <Checklist
            items={[
              'Geen uitstoot tijdens het rijden, dus welkom in elke zero-emissiezone',
              'Lagere kosten per kilometer, zeker als u op uw eigen terrein laadt',
              'De hogere aanschafprijs betaalt u in delen; de laadpaal kan soms mee in de lease',
            ]}
          />
          <Caution>Let op de actieradius: met lading en in de winter rijdt u minder ver.</Caution>
        </PictureSplit>
      </Band>

      <Band>
        <PictureSplit picture={<Illustration name="van" />} reverse>
          <SectionTitle>Hybride leasen</SectionTitle>
          <Checklist
            items={[
              'Korte ritten elektrisch, lange ritten op benzine',
              'Handig als u niet overal kunt laden',
              'Vaak goedkoper om te kopen dan volledig elektrisch',
            ]}
          />
          <Caution>Een hybride is alleen zuinig als u hem echt oplaadt.</Caution>
        </PictureSplit>
      </Band>

      <PrivateUse />

      <Band tone="soft">
        <Callout tone="info" title="Welke regelingen zijn er?">
          <p>
            Voor sommige milieuvriendelijke bedrijfsmiddelen bestaat een extra aftrek: de
            milieu-investeringsaftrek (MIA) en de Vamil. Welke voertuigen meedoen, staat in de Milieulijst van
            dat jaar op <TextLink href="https://www.rvo.nl/miavamil">rvo.nl</TextLink>.
          </p>
        </Callout>
      </Band>

      <DirectContact title="Overleg over elektrisch rijden" />
    </>
  );
}
