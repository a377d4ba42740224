import { TextField, type WizardStep } from '@site/kit/controls';
import { phoneDoubt } from './phone-number';

/** Asks on which number to call back; an unusual one only gets a remark. Each form adds why it asks. */
export const phoneStep: WizardStep<{ telefoon: string }> = {
  id: 'telefoon',
  name: 'Telefoon',
  question: 'Op welk nummer bereiken wij u?',
  missing: ({ telefoon }) => (telefoon.trim() ? null : 'Vul uw telefoonnummer in.'),
  Body: ({ values, set, error, fieldErrors }) => (
    <TextField
      label="Telefoonnummer"
      name="telefoon"
      type="tel"
      autoComplete="tel"
      required
      value={values.telefoon}
      onChange={(telefoon) => set({ telefoon })}
      hint={phoneDoubt(values.telefoon) ?? undefined}
      error={error ?? fieldErrors.telefoon}
    />
  ),
};
