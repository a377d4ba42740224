import { calculateLease, euros, maxAanbetaling } from '@site/contract';
import { TextLink } from '@site/kit';
import { ComparisonTable } from '@site/kit/content';
import { calculatorWith, type ExampleLease, useOwnLease } from './own-lease/own-lease';

const BESTELWAGEN: ExampleLease = {
  voertuigType: 'auto',
  aanschafprijs: 20_000,
  aanbetaling: 2_000,
  slottermijn: 0,
  looptijd: 60,
};

/**
 * Down payments side by side, each with its monthly amount, for the visitor's price or that of an example.
 *
 * @param percents of the price; a down payment above the maximum is lowered to it.
 */
export function DownPaymentExample({ percents }: { percents: readonly number[] }) {
  const { lease, isOwn } = useOwnLease(BESTELWAGEN);
  const { aanschafprijs, looptijd } = lease;
  const choices = percents.flatMap((percent) => {
    const aanbetaling = Math.min(Math.round((aanschafprijs * percent) / 100), maxAanbetaling(aanschafprijs));
    const invoer = { ...lease, aanbetaling };
    const uitkomst = calculateLease(invoer);
    return uitkomst ? [{ percent, aanbetaling, uitkomst, invoer }] : [];
  });
  const first = choices[0];
  if (!first) return null;
  return (
    <>
      <ComparisonTable
        caption={`${isOwn ? 'Uw voertuig' : 'Voorbeeld: een voertuig'} van ${euros(aanschafprijs)}, in ${looptijd} maanden`}
        columns={choices.map(({ percent }) => `${percent}% aanbetalen`)}
        rows={[
          { label: 'Aanbetaling', cells: choices.map(({ aanbetaling }) => euros(aanbetaling)) },
          { label: 'Per maand', cells: choices.map(({ uitkomst }) => euros(uitkomst.maandbedrag)) },
        ]}
      />
      <p>
        Dit is een indicatie.{' '}
        <TextLink to={calculatorWith(first.invoer)}>Reken verder met deze bedragen</TextLink>
      </p>
    </>
  );
}
