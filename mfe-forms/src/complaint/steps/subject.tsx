import { KLACHT_CATEGORIEEN, KLACHT_TEKENS, type KlachtCategorie } from '@site/contract';
import { SelectField, TextField, type WizardStep } from '@site/kit/controls';
import type { ComplaintAnswers } from '../complaint-answers';
import { tooLong } from '../too-long';
import { ThirdPartyField } from './third-party-field';

const CATEGORIES = Object.entries(KLACHT_CATEGORIEEN).map(([value, label]) => ({ value, label }));

/** The error message of the subject, or `null`. */
function subjectMissing({ klachtOnderwerp }: ComplaintAnswers): string | null {
  return klachtOnderwerp.trim()
    ? tooLong('klachtOnderwerp', klachtOnderwerp)
    : 'Vul het onderwerp van uw klacht in.';
}

/** The error message when the name of the garage or partner is too long; `null` when it fits or is not asked. */
function thirdPartyTooLong({ klachtType, garagenaam, partnernaam }: ComplaintAnswers): string | null {
  if (klachtType === 'garage') return tooLong('garagenaam', garagenaam);
  return klachtType === 'partner' ? tooLong('partnernaam', partnernaam) : null;
}

/** The subject, and the name of the garage or partner when the complaint is about one. */
export const subjectStep = {
  id: 'onderwerp',
  name: 'Onderwerp',
  fields: ['klachtOnderwerp', 'klachtCategorie', 'garagenaam', 'partnernaam'],
  question: 'Waar gaat uw klacht over?',
  missing: (values) => subjectMissing(values) ?? thirdPartyTooLong(values),
  Body: ({ values, set, error, fieldErrors }) => (
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
      {values.klachtType === 'garage' && (
        <ThirdPartyField
          label="Naam van de garage *"
          name="garagenaam"
          value={values.garagenaam}
          onChange={(garagenaam) => set({ garagenaam })}
          error={thirdPartyTooLong(values) ?? fieldErrors.garagenaam}
        />
      )}
      {values.klachtType === 'partner' && (
        <ThirdPartyField
          label="Naam van de financial partner *"
          name="partnernaam"
          value={values.partnernaam}
          onChange={(partnernaam) => set({ partnernaam })}
          error={thirdPartyTooLong(values) ?? fieldErrors.partnernaam}
        />
      )}
    </>
  ),
} as const satisfies WizardStep<ComplaintAnswers, never>;
