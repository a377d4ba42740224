import { TextField, type WizardStep } from '@site/kit';
import { phoneDoubt } from '../../parts/phone-number';
import type { ComplaintAnswers } from '../complaint-answers';

/** On which number the complaint is talked over. An unusual number only gets a remark. */
export const phoneStep: WizardStep<ComplaintAnswers> = {
  id: 'telefoon',
  name: 'Telefoon',
  question: 'Op welk nummer bereiken wij u?',
  why: 'Wij bespreken uw klacht graag persoonlijk met u.',
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
