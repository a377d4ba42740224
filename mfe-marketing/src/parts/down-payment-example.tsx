import { calculateLease, effectieveJaarrente, euros, JAARRENTE, procent } from '@site/contract';
import { TextLink } from '@site/kit';
import { ComparisonTable } from '@site/kit/article';
import { calculatorWith, type ExampleLease, OWN_NAMES, useOwnLease } from './own-lease/own-lease';

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
  const { voertuigType, aanschafprijs, looptijd } = lease;
  const choices = percents.flatMap((percent) => {
    const aanbetaling = Math.round((aanschafprijs * percent) / 100);
    const uitkomst = calculateLease({ ...lease, aanbetaling });
    const rente = effectieveJaarrente({ ...lease, aanbetaling });
    return uitkomst && rente !== null ? [{ percent, aanbetaling, uitkomst, rente }] : [];
  });
  if (choices.length === 0) return null;
  // Rounding and a final instalment make the rates of the choices differ a little.
  const rentes = choices.map(({ rente }) => rente);
  const rates = [...new Set([Math.min(...rentes), Math.max(...rentes)].map(procent))].join(' tot ');
  return (
    <>
      <ComparisonTable
        caption={`${isOwn ? OWN_NAMES[voertuigType] : 'Voorbeeld: een voertuig'} van ${euros(aanschafprijs)} inclusief btw, in ${looptijd} maanden`}
        columns={choices.map(({ percent }) => `${percent}% aanbetalen`)}
        rows={[
          { label: 'Aanbetaling', cells: choices.map(({ aanbetaling }) => euros(aanbetaling)) },
          { label: 'Per maand', cells: choices.map(({ uitkomst }) => euros(uitkomst.maandbedrag)) },
        ]}
      />
      <p>
        <span>
          {`Dit is een indicatie met ${procent(JAARRENTE[voertuigType])} rente per jaar over het hele te financieren bedrag, de hele looptijd lang. De effectieve rente is ${rates}.`}
        </span>{' '}
        <TextLink to={calculatorWith(lease, exclusief)}>Reken verder met deze bedragen</TextLink>
      </p>
    </>
  );
}
