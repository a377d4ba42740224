import { OPMERKING_TEKENS, tooLongMelding } from '@site/contract';
import { TextField } from '@site/kit/controls';
import type { WizardBodyProps } from '@site/kit/wizard';
import type { LeaseAnswers } from './lease-answers';

/** The error message of the remark in an application, or `null`. */
export function remarkProblem({ opmerking }: LeaseAnswers): string | null {
  return opmerking.trim().length > OPMERKING_TEKENS ? tooLongMelding(OPMERKING_TEKENS) : null;
}

/** What the applicant wants to add to an application. */
export function Remark(
  props: Pick<WizardBodyProps<LeaseAnswers, never>, 'values' | 'set' | 'error' | 'fieldErrors'>,
) {
  const { values, set, error, fieldErrors } = props;
  return (
    <TextField
      label="Wilt u nog iets kwijt?"
      name="opmerking"
      optional
      multiline={3}
      limit={OPMERKING_TEKENS}
      value={values.opmerking}
      onChange={(opmerking) => set({ opmerking })}
      hint="Bijvoorbeeld dat u halal wilt leasen, een auto inruilt of een BKR-registratie hebt."
      error={error ?? fieldErrors.opmerking}
    />
  );
}
