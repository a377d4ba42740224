import {
  Band,
  ButtonLink,
  Illustration,
  on,
  PageHero,
  SectionTitle,
  Split,
  type StructuredData,
  space,
  TextLink,
} from '@site/kit';
import { ArticleIllustration, Callout, Checklist, leaseService, Prose } from '@site/kit/content';
import styled from 'styled-components';
import { DirectContact } from '../parts/direct-contact';
import { PictureSplit } from '../parts/picture-split';
import { PrivateUse } from './private-use';

/** JSON-LD: the services on the page. */
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

      <Band>
        <Split align="start">
          <SectionTitle>Waarom juist lease?</SectionTitle>
          <Prose>
            <p>
              Een elektrisch voertuig is in aanschaf vaak duurder dan een diesel, en in gebruik goedkoper. Met
              lease smeert u die hogere prijs uit over de jaren waarin u de besparing hebt.
            </p>
            <p>
              Steeds meer gemeenten hebben een zero-emissiezone. Nieuwe bestel- en vrachtwagens mogen daar
              sinds 2025 alleen zonder uitstoot in. Voor oudere voertuigen gelden overgangsregels. Rijdt u in
              de stad, kijk dan vóór u tekent op{' '}
              <TextLink href="https://www.opwegnaarzes.nl">opwegnaarzes.nl</TextLink>.
            </p>
          </Prose>
        </Split>
      </Band>

      <Band tone="card">
        <PictureSplit picture={<ArticleIllustration name="laadpaal" />}>
          <SectionTitle>Elektrisch leasen</SectionTitle>
          <Checklist
            items={[
              'Geen uitstoot onder het rijden, dus welkom in elke zero-emissiezone',
              'Lagere kosten per kilometer, zeker als u op uw eigen terrein laadt',
              'De laadpaal kan soms mee in de financiering; vraag ernaar',
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
              'Vaak lager in aanschaf dan volledig elektrisch',
            ]}
          />
          <Caution>
            Een hybride is alleen zuinig als u hem echt oplaadt. Een hybride bestelwagen mag niet in elke
            zero-emissiezone; voor personenauto’s gelden die zones niet.
          </Caution>
        </PictureSplit>
      </Band>

      <PrivateUse />

      <Band tone="soft">
        <Split align="start">
          <div>
            <SectionTitle>Welke regelingen zijn er?</SectionTitle>
            <ButtonLink to="/lease-berekenen" variant="dark">
              Bereken uw maandbedrag
            </ButtonLink>
          </div>
          <Callout tone="info" title="Regelingen veranderen elk jaar">
            <p>
              Voor sommige milieuvriendelijke bedrijfsmiddelen bestaat een extra aftrek: de
              milieu-investeringsaftrek (MIA) en de Vamil. Welke voertuigen meedoen, staat in de Milieulijst
              van dat jaar op <TextLink href="https://www.rvo.nl/miavamil">rvo.nl</TextLink>. Vraag uw
              boekhouder wat voor u geldt.
            </p>
          </Callout>
        </Split>
      </Band>

      <DirectContact title="Overleg over elektrisch rijden" />
    </>
  );
}
