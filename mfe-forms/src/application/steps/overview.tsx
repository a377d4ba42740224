import { Stack } from '@site/kit';
import { Overview, type WizardStep } from '@site/kit/controls';
import type { ApplicationAnswers } from '../application-answers';
import { LeaseCost } from '../lease-cost';
import { leaseItems } from '../lease-items';
import type { QuestionId } from '../steps';

/** All answers, each with an edit button, and the cost of the lease. */
export const overviewStep = {
  id: 'overzicht',
  name: 'Overzicht',
  question: 'Klopt alles?',
  why: 'Kijk uw gegevens rustig na. U kunt alles nog wijzigen voordat u de aanvraag verstuurt.',
  problem: () => null,
  Body: ({ values, goTo }) => (
    <Stack gap={4}>
      <Overview
        items={[
          { label: 'Naam', value: values.naam, onChange: () => goTo('naam') },
          { label: 'E-mailadres', value: values.email, onChange: () => goTo('e-mail') },
          { label: 'Telefoonnummer', value: values.telefoon, onChange: () => goTo('telefoon') },
          {
            label: 'Bedrijf',
            value: `${values.bedrijfsnaam}, KvK ${values.kvkNummer}`,
            onChange: () => goTo('bedrijf'),
          },
          ...leaseItems(values, goTo),
        ]}
      />
      <LeaseCost answers={values} />
    </Stack>
  ),
} as const satisfies WizardStep<ApplicationAnswers, QuestionId>;
