import { Stack } from '@site/kit';
import { Overview, type WizardBodyProps, type WizardStep } from '@site/kit/wizard';
import type { Applicant, ApplicationAnswers } from '../application-answers';
import { AccountNote } from '../known-customer';
import type { LeaseAnswers } from '../lease-answers';
import { LeaseCost } from '../lease-cost';
import { leaseItems } from '../lease-items';
import { Remark, remarkProblem } from '../remark';
import type { LeaseStepId, QuestionId } from '../steps';
import { WhatItMeans } from '../what-it-means';

interface ApplicationOverviewProps extends WizardBodyProps<LeaseAnswers, LeaseStepId> {
  applicant: Applicant;
  /** Opens the step where the applicant gave an answer; left out where the applicant comes from the account. */
  change?(step: 'naam' | 'e-mail' | 'telefoon' | 'bedrijf'): void;
}

/** What is sent, with what the lease costs and what sending it means. */
export function ApplicationOverview({ applicant, change, goTo, ...body }: ApplicationOverviewProps) {
  const { naam, email, telefoon, bedrijfsnaam, kvkNummer } = applicant;
  const { vehicleItems, amountItems } = leaseItems(body.values, goTo);
  return (
    <>
      <LeaseCost answers={body.values} />
      <Overview
        title="Uw bedrijf"
        items={[
          { label: 'Naam', value: naam, onChange: change && (() => change('naam')) },
          { label: 'E-mailadres', value: email, onChange: change && (() => change('e-mail')) },
          { label: 'Telefoonnummer', value: telefoon, onChange: change && (() => change('telefoon')) },
          {
            label: 'Bedrijf',
            value: `${bedrijfsnaam}, KvK ${kvkNummer}`,
            onChange: change && (() => change('bedrijf')),
          },
        ]}
      />
      <Overview title="Uw voertuig" items={vehicleItems} />
      <Overview title="Uw bedragen" items={amountItems} />
      <Remark {...body} />
      <WhatItMeans />
    </>
  );
}

/** All answers, each with an edit button, and the cost of the lease. */
export const overviewStep = {
  id: 'overzicht',
  name: 'Overzicht',
  question: 'Klopt alles?',
  why: 'Kijk uw gegevens rustig na. U kunt alles nog wijzigen voordat u de aanvraag verstuurt.',
  fields: ['opmerking'],
  problem: remarkProblem,
  Body: (body) => (
    <Stack gap={3}>
      <AccountNote />
      <ApplicationOverview {...body} applicant={body.values} change={body.goTo} />
    </Stack>
  ),
} as const satisfies WizardStep<ApplicationAnswers, QuestionId>;
