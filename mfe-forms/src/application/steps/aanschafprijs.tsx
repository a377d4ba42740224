import { MAXIMALE_AANSCHAFPRIJS, PRIJS_TOO_HIGH } from '@site/contract';
import { AmountField, type WizardStep } from '@site/kit/controls';
import { brokenRule, type LeaseAnswers } from '../lease-answers';

/** The purchase price, including VAT. 0 is refused. */
export const aanschafprijsStep: WizardStep<LeaseAnswers> = {
  id: 'prijs',
  name: 'Prijs',
  question: 'Wat kost het voertuig?',
  why: 'De prijs inclusief btw, zoals die in de advertentie of offerte staat. U mag afronden.',
  missing: (values) =>
    values.aanschafprijs === '' ? 'Vul de aanschafprijs in.' : brokenRule(values, 'aanschafprijs'),
  Body: ({ values, set, error, fieldErrors }) => (
    <AmountField
      label="Aanschafprijs inclusief btw"
      required
      max={MAXIMALE_AANSCHAFPRIJS}
      maxReason={`${PRIJS_TOO_HIGH} Kost het voertuig meer? Neem dan contact met ons op.`}
      value={values.aanschafprijs}
      onChange={(aanschafprijs) => set({ aanschafprijs })}
      hint="Ook als u de btw kunt terugvragen. Soms wordt dan alleen de prijs zonder btw gefinancierd; dat bespreken wij met u in de offerte."
      error={error ?? fieldErrors.aanschafprijs}
    />
  ),
};
