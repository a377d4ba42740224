import { AANSCHAFPRIJS_TOO_HIGH, MAX_AANSCHAFPRIJS } from '@site/contract';
import { AmountField, type WizardStep } from '@site/kit/controls';
import { brokenRule, type LeaseAnswers } from '../lease-answers';

/** The purchase price, including VAT. 0 is refused. */
export const aanschafprijsStep = {
  id: 'prijs',
  name: 'Prijs',
  fields: ['aanschafprijs'],
  question: 'Wat kost het voertuig?',
  why: 'De prijs inclusief btw, zoals die in de advertentie of offerte staat. U mag afronden.',
  problem: (values) =>
    values.aanschafprijs === '' ? 'Vul de aanschafprijs in.' : brokenRule(values, 'aanschafprijs'),
  Body: ({ values, set, error, fieldErrors }) => (
    <AmountField
      label="Aanschafprijs inclusief btw"
      required
      max={MAX_AANSCHAFPRIJS}
      maxReason={`${AANSCHAFPRIJS_TOO_HIGH} Kost het voertuig meer? Neem dan contact met ons op.`}
      value={values.aanschafprijs}
      onChange={(aanschafprijs) => set({ aanschafprijs })}
      hint="Ook als u de btw kunt terugvragen. Soms wordt dan alleen de prijs zonder btw gefinancierd; dat bespreken wij met u in de offerte."
      error={error ?? fieldErrors.aanschafprijs}
    />
  ),
} as const satisfies WizardStep<LeaseAnswers, never>;
