import { TextField, type WizardStep } from '@site/kit';
import type { ComplaintAnswers } from '../complaint-answers';

/** Where the confirmation and the number of the complaint go. */
export const emailStep: WizardStep<ComplaintAnswers> = {
  id: 'e-mail',
  name: 'E-mail',
  question: 'Wat is uw e-mailadres?',
  why: 'U krijgt binnen 24 uur een bevestiging met uw klachtnummer.',
  missing: ({ email }) =>
    email.includes('@') ? null : 'Vul een e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
  Body: ({ values, set, error, fieldErrors }) => (
    <TextField
      label="E-mailadres"
      name="email"
      type="email"
      autoComplete="email"
      required
      value={values.email}
      onChange={(email) => set({ email })}
      error={error ?? fieldErrors.email}
    />
  ),
};
