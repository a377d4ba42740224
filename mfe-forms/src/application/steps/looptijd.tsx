import { isLooptijd, LOOPTIJDEN, MOST_CHOSEN_LOOPTIJDEN } from '@site/contract';
import { ChoiceCards, type WizardStep } from '@site/kit/controls';
import type { LeaseAnswers } from '../lease-answers';

/** The term of the lease. */
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
        text: MOST_CHOSEN_LOOPTIJDEN.includes(maanden) ? 'Vaak gekozen' : undefined,
      }))}
      error={error ?? fieldErrors.looptijd}
      required
    />
  ),
} as const satisfies WizardStep<LeaseAnswers, never>;
