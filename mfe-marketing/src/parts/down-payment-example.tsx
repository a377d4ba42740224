import { calculateLease, euros } from '@site/contract';
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
 * @param percents of the price; one that is more than may be paid down is left out.
 */
export function DownPaymentExample({ percents }: { percents: readonly number[] }) {
  const { lease, isOwn, exclusief } = useOwnLease(BESTELWAGEN);
  const { aanschafprijs, looptijd } = lease;
  const choices = percents.flatMap((percent) => {
    const aanbetaling = Math.round((aanschafprijs * percent) / 100);
    const uitkomst = calculateLease({ ...lease, aanbetaling });
    return uitkomst ? [{ percent, aanbetaling, uitkomst }] : [];
  });
  if (choices.length === 0) return null;
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
        <TextLink to={calculatorWith(lease, exclusief)}>Reken verder met dit voertuig</TextLink>
      </p>
    </>
  );
}
