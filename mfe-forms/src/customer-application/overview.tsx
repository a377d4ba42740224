import { Stack, TextLink } from '@site/kit';
import type { WizardBodyProps, WizardStep } from '@site/kit/wizard';
import { useApplicant } from '../application/applicant';
import type { LeaseAnswers } from '../application/lease-answers';
import { remarkProblem } from '../application/remark';
import type { LeaseStepId } from '../application/steps';
import { ApplicationOverview } from '../application/steps/overview';

function CustomerOverview(body: WizardBodyProps<LeaseAnswers, LeaseStepId>) {
  return (
    <Stack gap={3}>
      <ApplicationOverview {...body} applicant={useApplicant()} />
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
