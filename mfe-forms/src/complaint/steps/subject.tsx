import { isBlank, KLACHT_CATEGORIEEN, KLACHT_TEKENS, type KlachtCategorie } from '@site/contract';
import { TextField } from '@site/kit/controls';
import { SelectField } from '@site/kit/widgets';
import type { WizardStep } from '@site/kit/wizard';
import type { ComplaintAnswers } from '../complaint-answers';
import { thirdPartyOf } from '../third-party';
import { tooLong } from '../too-long';
import { ThirdPartyField } from './third-party-field';

const CATEGORIES = Object.entries(KLACHT_CATEGORIEEN).map(([value, label]) => ({ value, label }));

function subjectMissing({ klachtOnderwerp }: ComplaintAnswers): string | null {
  return isBlank(klachtOnderwerp)
    ? 'Vul het onderwerp van uw klacht in.'
    : tooLong('klachtOnderwerp', klachtOnderwerp);
}

/** The error message when the name of the garage or partner is too long; `null` when it fits or is not asked. */
function thirdPartyTooLong(values: ComplaintAnswers): string | null {
  const thirdParty = thirdPartyOf(values);
  return thirdParty ? tooLong(thirdParty.field, values[thirdParty.field]) : null;
}

/** The subject, and the name of the garage or partner when the complaint is about one. */
export const subjectStep = {
  id: 'onderwerp',
  name: 'Onderwerp',
  fields: ['klachtOnderwerp', 'klachtCategorie', 'garagenaam', 'partnernaam'],
  question: 'Waar gaat uw klacht over?',
  problem: (values) => subjectMissing(values) ?? thirdPartyTooLong(values),
  Body: ({ values, set, error, fieldErrors }) => {
    const thirdParty = thirdPartyOf(values);
    return (
      <>
        <TextField
          label="Onderwerp"
          name="klachtOnderwerp"
          autoComplete="off"
          required
          value={values.klachtOnderwerp}
          onChange={(klachtOnderwerp) => set({ klachtOnderwerp })}
          hint="In een paar woorden, bijvoorbeeld: geen antwoord op mijn aanvraag."
          limit={KLACHT_TEKENS.klachtOnderwerp}
          error={(error && subjectMissing(values)) ?? fieldErrors.klachtOnderwerp}
        />
        <SelectField
          label="Categorie"
          optional
          placeholder="Kies een categorie"
          value={values.klachtCategorie}
          onChange={(klachtCategorie) => set({ klachtCategorie: klachtCategorie as KlachtCategorie })}
          options={CATEGORIES}
          error={fieldErrors.klachtCategorie}
        />
        {thirdParty && (
          <ThirdPartyField
            label={`${thirdParty.label} *`}
            name={thirdParty.field}
            value={values[thirdParty.field]}
            onChange={(name) => set({ [thirdParty.field]: name })}
            error={thirdPartyTooLong(values) ?? fieldErrors[thirdParty.field]}
          />
        )}
      </>
    );
  },
} as const satisfies WizardStep<ComplaintAnswers, never>;
