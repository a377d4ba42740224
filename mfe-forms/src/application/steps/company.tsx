import { isBlank, isKvkNumber, PROFIEL_LABELS } from '@site/contract';
import { type CompanyFields, CompanySearch, TextField } from '@site/kit/controls';
import type { WizardStep } from '@site/kit/wizard';

const KVK_HINT = '8 cijfers. U vindt het nummer op uw uittreksel of op kvk.nl.';
const KVK_DOUBT = 'Een KvK nummer heeft 8 cijfers. Klopt dit nummer? Dan kunt u gewoon verder.';

function kvkHint(kvkNummer: string): string {
  return isBlank(kvkNummer) || isKvkNumber(kvkNummer) ? KVK_HINT : KVK_DOUBT;
}

/** The company. A KvK number of another length only gets a remark. */
export const companyStep = {
  id: 'bedrijf',
  name: 'Bedrijf',
  fields: ['bedrijfsnaam', 'kvkNummer', 'kvkGekozen'],
  question: 'Voor welk bedrijf is het voertuig?',
  why: 'Financial lease is er voor ondernemers. Daarom hebben wij de gegevens van uw bedrijf nodig.',
  problem: ({ bedrijfsnaam, kvkNummer }) => {
    if (isBlank(bedrijfsnaam) && isBlank(kvkNummer)) return 'Vul uw bedrijfsnaam en KvK nummer in.';
    if (isBlank(bedrijfsnaam)) return 'Vul uw bedrijfsnaam in.';
    return isBlank(kvkNummer) ? 'Vul uw KvK nummer in.' : null;
  },
  Body: ({ values, set, error, fieldErrors }) => (
    <>
      <TextField
        label={PROFIEL_LABELS.bedrijfsnaam}
        name="bedrijfsnaam"
        autoComplete="organization"
        required
        value={values.bedrijfsnaam}
        onChange={(bedrijfsnaam) => set({ bedrijfsnaam })}
        error={error && isBlank(values.bedrijfsnaam) ? 'Vul uw bedrijfsnaam in.' : fieldErrors.bedrijfsnaam}
      />
      <TextField
        label={PROFIEL_LABELS.kvkNummer}
        name="kvkNummer"
        inputMode="numeric"
        required
        value={values.kvkNummer}
        onChange={(kvkNummer) => set({ kvkNummer })}
        hint={kvkHint(values.kvkNummer)}
        error={error && isBlank(values.kvkNummer) ? 'Vul uw KvK nummer in.' : fieldErrors.kvkNummer}
      />
      <CompanySearch values={values} set={set} />
    </>
  ),
} as const satisfies WizardStep<CompanyFields, never>;
