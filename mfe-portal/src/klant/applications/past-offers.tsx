import { eurosZoNodigCenten, type LeaseApplication, type LeaseOfferte } from '@site/contract';
import { Stack, space } from '@site/kit';
import { Accordion } from '@site/kit/content';
import styled from 'styled-components';
import { dutchDate } from './dutch-date';
import { Figures } from './figures';
import { costsOf, termsOf } from './offer-figures';
import { offerStateOf, whatBecameOf } from './offer-state';
import { Words } from './words';

/** The offers for an application that hold no longer, newest first, each with what became of it; nothing without any. */
export function PastOffers({ application }: { application: LeaseApplication }) {
  const { offerte, eerdereOffertes = [] } = application;
  const holds = ['open', 'agreed'].includes(offerStateOf(application));
  const past = [...(offerte && !holds ? [offerte] : []), ...eerdereOffertes];
  if (past.length === 0) return null;
  return (
    <section>
      <Title>{holds ? 'Eerdere offertes' : 'Offertes die niet meer gelden'}</Title>
      <Accordion
        headingLevel={4}
        items={past.map((offerte) => ({
          id: `offerte-${offerte.id}`,
          question: `${eurosZoNodigCenten(offerte.maandbedrag)} per maand van ${offerte.leasemaatschappij}, ${whatBecameOf(offerte)}`,
          answer: <PastOffer offerte={offerte} />,
        }))}
      />
    </section>
  );
}

function PastOffer({ offerte }: { offerte: LeaseOfferte }) {
  const { akkoordOp, toelichting, einde } = offerte;
  return (
    <Stack gap={2}>
      <p>
        Deze offerte geldt niet meer.
        {akkoordOp && ` U ging op ${dutchDate(akkoordOp)} akkoord.`}
      </p>
      {einde?.toelichting && <Words>{einde.toelichting}</Words>}
      <Figures
        columns={1}
        items={[
          ...costsOf(offerte),
          ...termsOf(offerte),
          ['Geldig tot en met', dutchDate(offerte.geldigTotEnMet)],
        ]}
      />
      {toelichting && <Words>{toelichting}</Words>}
    </Stack>
  );
}

const Title = styled.h3`
  font-size: 1.375rem;
  margin-bottom: ${space(1)};
`;
