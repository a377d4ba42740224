import { Stack } from '@site/kit';
import { Overview, type WizardStep } from '@site/kit/controls';
import type { ApplicationAnswers } from '../application-answers';
import { AccountNote } from '../known-customer';
import { LeaseCost } from '../lease-cost';
import { leaseItems } from '../lease-items';
import { Remark, remarkProblem } from '../remark';
import type { QuestionId } from '../steps';
import { WhatItMeans } from '../what-it-means';

/** All answers, each with an edit button, and the cost of the lease. */
export const overviewStep = {
  id: 'overzicht',
  name: 'Overzicht',
  question: 'Klopt alles?',
  why: 'Kijk uw gegevens rustig na. U kunt alles nog wijzigen voordat u de aanvraag verstuurt.',
  fields: ['opmerking'],
  problem: remarkProblem,
  Body: ({ goTo, ...body }) => {
    const { vehicleItems, amountItems } = leaseItems(body.values, goTo);
    return (
      <Stack gap={3}>
        <AccountNote />
        <LeaseCost answers={body.values} />
        <Overview
          title="Uw bedrijf"
          items={[
            { label: 'Naam', value: body.values.naam, onChange: () => goTo('naam') },
            { label: 'E-mailadres', value: body.values.email, onChange: () => goTo('e-mail') },
            { label: 'Telefoonnummer', value: body.values.telefoon, onChange: () => goTo('telefoon') },
            {
              label: 'Bedrijf',
              value: `${body.values.bedrijfsnaam}, KvK ${body.values.kvkNummer}`,
              onChange: () => goTo('bedrijf'),
            },
          ]}
        />
        <Overview title="Uw voertuig" items={vehicleItems} />
        <Overview title="Uw bedragen" items={amountItems} />
        <Remark {...body} />
        <WhatItMeans />
      </Stack>
    );
  },
} as const satisfies WizardStep<ApplicationAnswers, QuestionId>;
