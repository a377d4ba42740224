import { isBlank } from '@site/contract';
import { TextField } from '@site/kit/controls';
import type { WizardStep } from '@site/kit/wizard';
import type { Applicant } from '../application-answers';

/** The name of the applicant: first and last name in one field. */
export const nameStep = {
  id: 'naam',
  name: 'Naam',
  fields: ['naam'],
  question: 'Wat is uw naam?',
  why: 'Op deze naam zetten wij uw aanvraag. Zo weten wij ook naar wie wij vragen als wij bellen.',
  problem: ({ naam }) => (isBlank(naam) ? 'Vul uw voor- en achternaam in.' : null),
  Body: ({ values, set, error, fieldErrors }) => (
    <TextField
      label="Voor- en achternaam"
      name="naam"
      autoComplete="name"
      required
      value={values.naam}
      onChange={(naam) => set({ naam })}
      error={error ?? fieldErrors.naam}
    />
  ),
} as const satisfies WizardStep<Pick<Applicant, 'naam'>, never>;
