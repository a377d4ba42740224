import { KLACHT_CATEGORIEEN, type KlachtCategorie } from '@site/contract';
import { SelectField, TextField, type WizardStep } from '@site/kit/controls';
import type { ComplaintAnswers } from '../complaint-answers';
import { ThirdPartyField } from './third-party-field';

const CATEGORIES = Object.entries(KLACHT_CATEGORIEEN).map(([value, label]) => ({ value, label }));

/** What the complaint is about, and the name of the garage or partner when it is about one. */
export const subjectStep: WizardStep<ComplaintAnswers> = {
  id: 'onderwerp',
  name: 'Onderwerp',
  question: 'Waar gaat uw klacht over?',
  missing: ({ klachtOnderwerp }) => (klachtOnderwerp.trim() ? null : 'Vul het onderwerp van uw klacht in.'),
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
        error={error ?? fieldErrors.klachtOnderwerp}
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
          error={fieldErrors.garagenaam}
        />
      )}
      {values.klachtType === 'partner' && (
        <ThirdPartyField
          label="Naam van de financial partner *"
          name="partnernaam"
          value={values.partnernaam}
          onChange={(partnernaam) => set({ partnernaam })}
          error={fieldErrors.partnernaam}
        />
      )}
    </>
  ),
};
