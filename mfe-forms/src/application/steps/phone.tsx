import { TextField, type WizardStep } from '@site/kit';
import { phoneDoubt } from '../../parts/phone-number';
import type { Applicant } from '../application-answers';

/** On which number the applicant is called back. An unusual number only gets a remark. */
export const phoneStep: WizardStep<Pick<Applicant, 'telefoon'>> = {
  id: 'telefoon',
  name: 'Telefoon',
  question: 'Op welk nummer bereiken wij u?',
  why: 'Wij bellen alleen over uw aanvraag, op werkdagen tussen 10.00 en 17.00 uur.',
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
