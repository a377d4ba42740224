import { TextField, type WizardStep } from '@site/kit/controls';

/** Asks for the address that the confirmation goes to. Each form adds why it asks. */
export const emailStep: WizardStep<{ email: string }> = {
  id: 'e-mail',
  name: 'E-mail',
  question: 'Wat is uw e-mailadres?',
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
