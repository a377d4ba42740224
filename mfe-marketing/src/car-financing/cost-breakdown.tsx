import { calculateLease, EENMALIGE_KOSTEN, euros, JAARRENTE, procent } from '@site/contract';
import { AmountList } from '../parts/amount-list';
import { type ExampleLease, useOwnLease } from '../parts/own-lease/own-lease';

/** The lease that the page computes with until the visitor's own is known. */
export const AUTO: ExampleLease = {
  voertuigType: 'auto',
  aanschafprijs: 25_000,
  aanbetaling: 5_000,
  slottermijn: 2_500,
  looptijd: 48,
};

/** The costs of a financed car, with the amounts of the visitor or of an example. */
export function CostBreakdown() {
  const { lease, isOwn } = useOwnLease(AUTO);
  const uitkomst = calculateLease(lease);
  if (!uitkomst) return null;
  const { aanschafprijs, aanbetaling, slottermijn, looptijd, voertuigType } = lease;
  const financed = `financiert u ${euros(uitkomst.teFinancierenBedrag)}`;
  return (
    <AmountList
      items={[
        {
          name: voertuigType === 'auto' ? 'De prijs van de auto' : 'De prijs van de machine',
          amount: euros(aanschafprijs),
          text: `Inclusief btw. ${isOwn ? 'Met uw bedragen' : 'In dit voorbeeld'} betaalt u ${euros(aanbetaling)} aan en ${financed}.`,
        },
        {
          name: 'De rente',
          amount: euros(uitkomst.totaleKosten - aanschafprijs),
          text: `Over ${looptijd} maanden, met de ${procent(JAARRENTE[voertuigType])} per jaar van onze calculator, de hele looptijd over het hele te financieren bedrag. In uw offerte staat de rente die voor u geldt.`,
        },
        {
          name: 'Een slottermijn, als u die kiest',
          amount: euros(slottermijn),
          text:
            slottermijn > 0
              ? `Dit deel van de prijs betaalt u pas met het laatste maandbedrag. Het is geen extra bedrag: het maandbedrag is er lager door, hier ${euros(uitkomst.maandbedrag)}.`
              : 'Een deel van de prijs dat u pas met het laatste maandbedrag betaalt. Nu is er geen. Met een slottermijn is het maandbedrag lager.',
        },
        {
          name: 'Eenmalige administratiekosten',
          amount: euros(EENMALIGE_KOSTEN.administratie),
          text: 'Exclusief btw, voor administratie en bemiddeling. U betaalt dit pas als u de definitieve offerte tekent.',
        },
      ]}
    />
  );
}
