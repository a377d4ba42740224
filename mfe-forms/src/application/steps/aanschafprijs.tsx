import { AANSCHAFPRIJS_TOO_HIGH, AANSCHAFPRIJS_TOO_HIGH_EXCLUSIEF, MAX_AANSCHAFPRIJS } from '@site/contract';
import { Stack } from '@site/kit';
import { PriceField } from '@site/kit/amounts';
import type { WizardStep } from '@site/kit/wizard';
import { AmountSoFar } from '../amount-so-far';
import { brokenRule, type LeaseAnswers } from '../lease-answers';

/** The purchase price, with or without VAT; what is sent includes it. 0 is rejected. */
export const aanschafprijsStep = {
  id: 'prijs',
  name: 'Prijs',
  fields: ['aanschafprijs', 'exclusiefBtw'],
  question: 'Wat kost het voertuig?',
  why: 'De prijs die in de advertentie of offerte staat. Staat daar ‘exclusief btw’ of ‘excl.’? Kies dat dan hieronder. U mag afronden.',
  problem: (values) =>
    values.aanschafprijs === '' ? 'Vul de aanschafprijs in.' : brokenRule(values, 'aanschafprijs'),
  Body: ({ values, set, error, fieldErrors }) => (
    <Stack gap={4}>
      <PriceField
        label={`Aanschafprijs ${values.exclusiefBtw ? 'exclusief' : 'inclusief'} btw`}
        required
        max={MAX_AANSCHAFPRIJS}
        maxReason={`${values.exclusiefBtw ? AANSCHAFPRIJS_TOO_HIGH_EXCLUSIEF : AANSCHAFPRIJS_TOO_HIGH} Kost het voertuig meer? Neem dan contact met ons op.`}
        value={values.aanschafprijs}
        exclusive={values.exclusiefBtw}
        onChange={({ value, exclusive }) => set({ aanschafprijs: value, exclusiefBtw: exclusive })}
        bpm={values.voertuigType !== 'equipment'}
        hint="Wij rekenen met de prijs inclusief btw, ook als u de btw kunt terugvragen. Soms wordt dan alleen de prijs zonder btw gefinancierd; dat bespreken wij met u in de offerte."
        error={error ?? fieldErrors.aanschafprijs}
      />
      <AmountSoFar answers={values} />
    </Stack>
  ),
} as const satisfies WizardStep<LeaseAnswers, never>;
