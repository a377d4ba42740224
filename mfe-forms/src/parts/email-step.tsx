import { TextField } from '@site/kit/controls';
import type { WizardStep } from '@site/kit/wizard';

/** Asks for the mail address for the confirmation. Each form adds its reason. */
export const emailStep = {
  id: 'e-mail',
  name: 'E-mail',
  fields: ['email'],
  question: 'Wat is uw e-mailadres?',
  problem: ({ email }) =>
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
} as const satisfies WizardStep<{ email: string }, never>;
