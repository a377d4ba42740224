import { isBlank, KLACHT_TEKENS } from '@site/contract';
import { TextLink, useSite } from '@site/kit';
import { TextField } from '@site/kit/controls';
import type { WizardBodyProps, WizardStep } from '@site/kit/wizard';
import type { ComplaintAnswers } from '../complaint-answers';
import { tooLong } from '../too-long';

function descriptionMissing({ beschrijving }: ComplaintAnswers): string | null {
  return isBlank(beschrijving) ? 'Beschrijf uw klacht.' : tooLong('beschrijving', beschrijving);
}

function Details({ values, set, error, fieldErrors }: WizardBodyProps<ComplaintAnswers, never>) {
  const { klachtenEmail } = useSite();
  return (
    <>
      <TextField
        label="Beschrijving"
        name="beschrijving"
        multiline={8}
        required
        limit={KLACHT_TEKENS.beschrijving}
        value={values.beschrijving}
        onChange={(beschrijving) => set({ beschrijving })}
        hint="Wat is er gebeurd, wanneer was dat en wat hebt u er zelf al aan gedaan?"
        error={(error && descriptionMissing(values)) ?? fieldErrors.beschrijving}
      />
      <TextField
        label="Eerder contact"
        name="eerderContact"
        multiline={3}
        optional
        limit={KLACHT_TEKENS.eerderContact}
        value={values.eerderContact}
        onChange={(eerderContact) => set({ eerderContact })}
        hint="Hebt u hier al iemand over gesproken? Schrijf op met wie en wanneer."
        error={tooLong('eerderContact', values.eerderContact) ?? fieldErrors.eerderContact}
      />
      <p>
        Hebt u foto’s of brieven die erbij horen? Mail ze naar{' '}
        <TextLink href={`mailto:${klachtenEmail}`}>{klachtenEmail}</TextLink> en noem uw klachtnummer. Dat
        nummer staat in de bevestiging.
      </p>
    </>
  );
}

export const detailsStep = {
  id: 'details',
  name: 'Details',
  fields: ['beschrijving', 'eerderContact'],
  question: 'Wat is er gebeurd?',
  why: 'Hoe preciezer u het opschrijft, hoe sneller wij u kunnen helpen.',
  problem: (values) => descriptionMissing(values) ?? tooLong('eerderContact', values.eerderContact),
  Body: Details,
} as const satisfies WizardStep<ComplaintAnswers, never>;
