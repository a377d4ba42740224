import { TextField, type WizardStep } from '@site/kit/controls';
import type { ComplaintAnswers } from '../complaint-answers';

/** Who complains. */
export const nameStep: WizardStep<ComplaintAnswers> = {
  id: 'naam',
  name: 'Naam',
  question: 'Wat is uw naam?',
  missing: ({ naam }) => (naam.trim() ? null : 'Vul uw volledige naam in.'),
  Body: ({ values, set, error, fieldErrors }) => (
    <TextField
      label="Volledige naam"
      name="naam"
      autoComplete="name"
      required
      value={values.naam}
      onChange={(naam) => set({ naam })}
      error={error ?? fieldErrors.naam}
    />
  ),
};
