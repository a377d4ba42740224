import { aanbetalingVoorstellen, euros, MIN_TE_FINANCIEREN, maxAanbetaling } from '@site/contract';
import { Stack } from '@site/kit';
import { AmountField, amountSuggestion } from '@site/kit/amounts';
import type { WizardStep } from '@site/kit/wizard';
import { AmountSoFar } from '../amount-so-far';
import { brokenRule, type LeaseAnswers, leaseInput } from '../lease-answers';
import { YesOrNo } from './yes-or-no';

const NOT_POSSIBLE = 'Bij deze prijs is geen aanbetaling mogelijk. Kies "Nee" om verder te gaan.';

/** The largest down payment at this price; 0 when none is possible. */
function highest({ aanschafprijs }: LeaseAnswers): number {
  return maxAanbetaling(Number(aanschafprijs));
}

/**
 * The down payment. The cap follows the price and is checked again each time that the step is passed. When none is possible, "Ja" is not
 * offered; who chose it at a higher price keeps the amount until "Nee".
 */
export const aanbetalingStep = {
  id: 'aanbetaling',
  name: 'Aanbetaling',
  fields: ['aanbetaling', 'wantAanbetaling'],
  question: 'Wilt u een aanbetaling doen?',
  why: 'Met een aanbetaling betaalt u een deel meteen. Uw maandbedrag wordt daardoor lager.',
  problem: (values) => {
    if (!values.wantAanbetaling) return null;
    if (highest(values) === 0) return NOT_POSSIBLE;
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
        onlyNo={highest(values) === 0 && !values.wantAanbetaling}
      />
      {highest(values) === 0 && !values.wantAanbetaling && (
        <p>
          {`Bij deze prijs is geen aanbetaling mogelijk: er blijft altijd ${euros(MIN_TE_FINANCIEREN)} over om te financieren.`}
        </p>
      )}
      {values.wantAanbetaling && (
        <AmountField
          label="Bedrag van uw aanbetaling"
          required
          max={highest(values)}
          value={values.aanbetaling}
          onChange={(aanbetaling) => set({ aanbetaling })}
          suggestions={aanbetalingVoorstellen(leaseInput(values))
            .filter(({ bedrag }) => bedrag > 0)
            .map(amountSuggestion)}
          hint={
            highest(values) > 0 &&
            `Hoogstens ${euros(highest(values))}: er blijft altijd ${euros(MIN_TE_FINANCIEREN)} over om te financieren.`
          }
          error={
            highest(values) === 0
              ? NOT_POSSIBLE
              : (brokenRule(values, 'aanbetaling') ?? error ?? fieldErrors.aanbetaling)
          }
        />
      )}
      <AmountSoFar answers={values} />
    </Stack>
  ),
} as const satisfies WizardStep<LeaseAnswers, never>;
