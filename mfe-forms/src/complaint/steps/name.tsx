import { isBlank, KLACHT_TEKENS } from '@site/contract';
import { TextField } from '@site/kit/controls';
import type { WizardStep } from '@site/kit/wizard';
import type { ComplaintAnswers } from '../complaint-answers';
import { tooLong } from '../too-long';

export const nameStep = {
  id: 'naam',
  name: 'Naam',
  fields: ['naam'],
  question: 'Wat is uw naam?',
  problem: ({ naam }) => (isBlank(naam) ? 'Vul uw volledige naam in.' : tooLong('naam', naam)),
  Body: ({ values, set, error, fieldErrors }) => (
    <TextField
      label="Volledige naam"
      name="naam"
      autoComplete="name"
      required
      limit={KLACHT_TEKENS.naam}
      value={values.naam}
      onChange={(naam) => set({ naam })}
      error={error ?? fieldErrors.naam}
    />
  ),
} as const satisfies WizardStep<ComplaintAnswers, never>;
