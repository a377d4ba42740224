import { TextField, type WizardStep } from '@site/kit/controls';
import type { LeaseAnswers } from '../lease-answers';

/** The vehicle: a link to its advertisement. */
export const vehicleStep = {
  id: 'voertuig',
  name: 'Voertuig',
  fields: ['voertuigLink'],
  question: 'Welk voertuig wilt u leasen?',
  why: 'Plak de link van de advertentie. Zo zien wij meteen om welk voertuig het gaat en wie het verkoopt.',
  problem: ({ voertuigLink }) => (voertuigLink.trim() ? null : 'Plak de link van het voertuig.'),
  Body: ({ values, set, error, fieldErrors }) => (
    <TextField
      label="Link naar het voertuig"
      name="voertuigLink"
      type="url"
      autoComplete="off"
      required
      value={values.voertuigLink}
      onChange={(voertuigLink) => set({ voertuigLink })}
      hint="Bijvoorbeeld www.autobedrijf.nl/bestelbus. Hebt u nog geen voertuig? Zet dan de website van de verkoper neer."
      error={error ?? fieldErrors.voertuigLink}
    />
  ),
} as const satisfies WizardStep<LeaseAnswers, never>;
