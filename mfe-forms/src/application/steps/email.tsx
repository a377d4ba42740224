import { TextField, type WizardStep } from '@site/kit';
import type { Applicant } from '../application-answers';

/** Where the confirmation and the code of the application go. */
export const emailStep: WizardStep<Pick<Applicant, 'email'>> = {
  id: 'e-mail',
  name: 'E-mail',
  question: 'Wat is uw e-mailadres?',
  why: 'Hier sturen wij de bevestiging naartoe, met de code waarmee u uw aanvraag later terugvindt.',
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
