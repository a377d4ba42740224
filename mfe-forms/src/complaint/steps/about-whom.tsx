import { KLACHT_DERDEN } from '@site/contract';
import { useSite } from '@site/kit';
import { ChoiceCards, type WizardBodyProps, type WizardStep } from '@site/kit/wizard';
import { Building2, Handshake, Wrench } from 'lucide-react';
import type { ComplaintAnswers } from '../complaint-answers';

function AboutWhom({ values, set, error, fieldErrors }: WizardBodyProps<ComplaintAnswers, never>) {
  const { naam, productWaarde } = useSite();
  return (
    <ChoiceCards
      legend="Mijn klacht gaat over"
      name="klachtType"
      value={values.klachtType}
      onChange={(klachtType) => set({ klachtType })}
      options={[
        {
          value: productWaarde,
          title: naam,
          text: 'Onze service, uw aanvraag of de afhandeling',
          icon: <Building2 />,
        },
        {
          value: 'garage',
          title: KLACHT_DERDEN.garage,
          text: 'Het bedrijf dat het voertuig verkoopt of onderhoudt',
          icon: <Wrench />,
        },
        {
          value: 'partner',
          title: KLACHT_DERDEN.partner,
          text: 'De maatschappij die uw lease financiert',
          icon: <Handshake />,
        },
      ]}
      error={error ?? fieldErrors.klachtType}
      required
    />
  );
}

export const aboutWhomStep = {
  id: 'type',
  name: 'Type',
  fields: ['klachtType'],
  question: 'Over wie gaat uw klacht?',
  why: 'Dan komt uw klacht meteen bij de juiste persoon terecht.',
  problem: ({ klachtType }) => (klachtType ? null : 'Kies over wie uw klacht gaat.'),
  Body: AboutWhom,
} as const satisfies WizardStep<ComplaintAnswers, never>;
