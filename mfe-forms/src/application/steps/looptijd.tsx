import {
  calculateLease,
  euros,
  isLooptijd,
  LOOPTIJDEN,
  type Looptijd,
  MOST_CHOSEN_LOOPTIJDEN,
} from '@site/contract';
import { ChoiceCards, type WizardStep } from '@site/kit/wizard';
import { type LeaseAnswers, leaseInput } from '../lease-answers';

/** What a term makes of the monthly amount, and whether it is a common one. */
function termText(values: LeaseAnswers, looptijd: Looptijd): string | undefined {
  const outcome = calculateLease({ ...leaseInput(values), looptijd });
  const parts = [
    outcome && `${euros(outcome.maandbedrag)} per maand`,
    MOST_CHOSEN_LOOPTIJDEN.includes(looptijd) && 'vaak gekozen',
  ].filter(Boolean);
  return parts.join(', ') || undefined;
}

/** The term of the lease, each with its monthly amount. */
export const looptijdStep = {
  id: 'looptijd',
  name: 'Looptijd',
  fields: ['looptijd'],
  question: 'Hoe lang wilt u leasen?',
  why: 'Bij een langere looptijd betaalt u per maand minder, maar in totaal meer rente.',
  problem: ({ looptijd }) => (isLooptijd(Number(looptijd)) ? null : 'Kies een looptijd.'),
  Body: ({ values, set, error, fieldErrors }) => (
    <ChoiceCards
      legend="Looptijd in maanden"
      name="looptijd"
      columns={3}
      value={values.looptijd}
      onChange={(looptijd) => set({ looptijd })}
      options={LOOPTIJDEN.map((maanden) => ({
        value: String(maanden),
        title: `${maanden} maanden`,
        text: termText(values, maanden),
      }))}
      error={error ?? fieldErrors.looptijd}
      required
    />
  ),
} as const satisfies WizardStep<LeaseAnswers, never>;
