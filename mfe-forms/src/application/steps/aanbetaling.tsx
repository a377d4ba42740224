import { euros, MINIMAAL_GEFINANCIERD, maximaleAanbetaling } from '@site/contract';
import { Stack } from '@site/kit';
import { AmountField, type WizardStep } from '@site/kit/controls';
import { brokenRule, type LeaseAnswers } from '../lease-answers';
import { YesOrNo } from './yes-or-no';

function hint(aanschafprijs: number): string {
  const highest = maximaleAanbetaling(aanschafprijs);
  return highest > 0
    ? `Hoogstens ${euros(highest)}: er blijft altijd ${euros(MINIMAAL_GEFINANCIERD)} over om te financieren.`
    : 'Bij deze prijs is geen aanbetaling mogelijk. Kies "Nee" om verder te gaan.';
}

/** What the customer pays at once. The cap follows the price and is checked again each time that the step is passed. */
export const aanbetalingStep: WizardStep<LeaseAnswers> = {
  id: 'aanbetaling',
  name: 'Aanbetaling',
  question: 'Wilt u een aanbetaling doen?',
  why: 'Met een aanbetaling betaalt u een deel meteen. Uw maandbedrag wordt daardoor lager.',
  missing: (values) => {
    if (!values.wantAanbetaling) return null;
    if (values.aanbetaling === '') return 'Vul het bedrag van uw aanbetaling in, of kies "Nee".';
    return brokenRule(values, 'aanbetaling');
  },
  Body: ({ values, set, error, fieldErrors }) => (
    <Stack gap={3}>
      <YesOrNo
        legend="Wilt u een aanbetaling doen?"
        name="wantAanbetaling"
        value={values.wantAanbetaling}
        onChange={(wantAanbetaling) =>
          set(wantAanbetaling ? { wantAanbetaling } : { wantAanbetaling, aanbetaling: '' })
        }
        yesText="Ik betaal een deel meteen"
        noText="Ik financier het hele bedrag"
      />
      {values.wantAanbetaling && (
        <AmountField
          label="Bedrag van uw aanbetaling"
          required
          max={maximaleAanbetaling(Number(values.aanschafprijs))}
          value={values.aanbetaling}
          onChange={(aanbetaling) => set({ aanbetaling })}
          hint={hint(Number(values.aanschafprijs))}
          error={brokenRule(values, 'aanbetaling') ?? error ?? fieldErrors.aanbetaling}
        />
      )}
    </Stack>
  ),
};
