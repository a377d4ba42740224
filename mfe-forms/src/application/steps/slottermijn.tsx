import { euros, MAX_SLOTTERMIJN_DEEL, maxSlottermijn, procent, slottermijnVoorstellen } from '@site/contract';
import { Stack } from '@site/kit';
import { AmountField, amountSuggestion } from '@site/kit/amounts';
import type { WizardStep } from '@site/kit/wizard';
import { AmountSoFar } from '../amount-so-far';
import { brokenRule, type LeaseAnswers, leaseInput } from '../lease-answers';
import { YesOrNo } from './yes-or-no';

/**
 * The final instalment. It may not exceed its maximum share of the price, nor, together with the down payment, leave nothing to
 * pay off.
 */
export const slottermijnStep = {
  id: 'slottermijn',
  name: 'Slottermijn',
  fields: ['slottermijn', 'wantSlottermijn'],
  question: 'Wilt u een slottermijn?',
  why: 'Een slottermijn is een bedrag dat u pas aan het einde betaalt. Uw maandbedrag wordt lager, maar u betaalt er tot die tijd wel rente over.',
  problem: (values) => {
    if (!values.wantSlottermijn) return null;
    if (values.slottermijn === '') return 'Vul het bedrag van uw slottermijn in, of kies "Nee".';
    return brokenRule(values, 'slottermijn');
  },
  Body: ({ values, set, error, fieldErrors }) => (
    <Stack gap={3}>
      <YesOrNo
        legend="Wilt u een slottermijn?"
        name="wantSlottermijn"
        value={values.wantSlottermijn}
        onChange={(wantSlottermijn) =>
          set(wantSlottermijn ? { wantSlottermijn } : { wantSlottermijn, slottermijn: '' })
        }
        yesText="Ik betaal een deel aan het einde"
        noText="Ik los alles af in de looptijd"
      />
      {values.wantSlottermijn && (
        <AmountField
          label="Bedrag van uw slottermijn"
          required
          max={maxSlottermijn(Number(values.aanschafprijs))}
          value={values.slottermijn}
          onChange={(slottermijn) => set({ slottermijn })}
          suggestions={slottermijnVoorstellen(leaseInput(values))
            .filter(({ bedrag }) => bedrag > 0)
            .map(amountSuggestion)}
          hint={`Hoogstens ${euros(maxSlottermijn(Number(values.aanschafprijs)))}: ${procent(MAX_SLOTTERMIJN_DEEL)} van de prijs.`}
          error={brokenRule(values, 'slottermijn') ?? error ?? fieldErrors.slottermijn}
        />
      )}
      <AmountSoFar answers={values} />
    </Stack>
  ),
} as const satisfies WizardStep<LeaseAnswers, never>;
