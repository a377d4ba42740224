import { isBlank, VOERTUIG_TYPES, type VoertuigType } from '@site/contract';
import { Stack } from '@site/kit';
import { KentekenField } from '@site/kit/amounts';
import { SwitchField, TextField } from '@site/kit/controls';
import { ChoiceCards, type WizardStep } from '@site/kit/wizard';
import { type LeaseAnswers, vehicleText } from '../lease-answers';

const TYPES = Object.entries(VOERTUIG_TYPES) as [VoertuigType, string][];

/** The vehicle: a link to its advertisement, or that there is none yet, and optionally its type. */
export const vehicleStep = {
  id: 'voertuig',
  name: 'Voertuig',
  fields: ['voertuigLink', 'kenteken', 'voertuigType'],
  question: 'Welk voertuig wilt u leasen?',
  why: 'Plak de link van de advertentie. Zo zien wij meteen om welk voertuig het gaat en wie het verkoopt.',
  problem: (values) => (isBlank(vehicleText(values)) ? 'Plak de link van het voertuig.' : null),
  Body: ({ values, set, error, fieldErrors }) => (
    <Stack gap={4}>
      {!values.geenVoertuig && (
        <>
          <TextField
            label="Link naar het voertuig"
            name="voertuigLink"
            type="url"
            autoComplete="off"
            required
            value={values.voertuigLink}
            onChange={(voertuigLink) => set({ voertuigLink })}
            hint="Bijvoorbeeld www.autobedrijf.nl/bestelbus"
            error={error ?? fieldErrors.voertuigLink}
          />
          <KentekenField
            name="kenteken"
            value={values.kenteken}
            onChange={(kenteken) => set({ kenteken })}
            hint="Dan ziet u wat de RDW ervan weet."
            error={fieldErrors.kenteken}
          />
        </>
      )}
      <SwitchField
        label="Ik heb nog geen voertuig"
        hint="U kunt alvast aanvragen. Vul dan in wat het ongeveer mag kosten."
        checked={values.geenVoertuig}
        onChange={(geenVoertuig) => set({ geenVoertuig })}
      />
      <ChoiceCards
        legend="Wat voor voertuig is het?"
        optional
        name="voertuigType"
        columns={2}
        value={values.voertuigType}
        onChange={(voertuigType) => set({ voertuigType })}
        options={TYPES.map(([value, title]) => ({ value, title }))}
        error={fieldErrors.voertuigType}
      />
    </Stack>
  ),
} as const satisfies WizardStep<LeaseAnswers, never>;
