import { Stack, TextLink } from '@site/kit';
import { Overview, type WizardBodyProps, type WizardStep } from '@site/kit/controls';
import { useApplicant } from '../application/applicant';
import type { LeaseAnswers } from '../application/lease-answers';
import { LeaseCost } from '../application/lease-cost';
import { leaseItems } from '../application/lease-items';
import { Remark, remarkProblem } from '../application/remark';
import type { LeaseStepId } from '../application/steps';
import { WhatItMeans } from '../application/what-it-means';

function CustomerOverview({ goTo, ...body }: WizardBodyProps<LeaseAnswers, LeaseStepId>) {
  const { values } = body;
  const applicant = useApplicant();
  const { vehicleItems, amountItems } = leaseItems(values, goTo);
  return (
    <Stack gap={3}>
      <LeaseCost answers={values} />
      <Overview
        title="Uw bedrijf"
        items={[
          { label: 'Naam', value: applicant.naam },
          { label: 'E-mailadres', value: applicant.email },
          { label: 'Telefoonnummer', value: applicant.telefoon },
          { label: 'Bedrijf', value: `${applicant.bedrijfsnaam}, KvK ${applicant.kvkNummer}` },
        ]}
      />
      <Overview title="Uw voertuig" items={vehicleItems} />
      <Overview title="Uw bedragen" items={amountItems} />
      <Remark {...body} />
      <WhatItMeans />
    </Stack>
  );
}

/** All answers, each with an edit button, and the applicant, who is changed in the account. */
export const customerOverviewStep = {
  id: 'overzicht',
  name: 'Overzicht',
  question: 'Klopt alles?',
  why: (
    <>
      Uw eigen gegevens komen uit <TextLink to="/klant/account">uw account</TextLink>. De rest kunt u hier nog
      wijzigen.
    </>
  ),
  fields: ['opmerking'],
  problem: remarkProblem,
  Body: CustomerOverview,
} as const satisfies WizardStep<LeaseAnswers, LeaseStepId>;
