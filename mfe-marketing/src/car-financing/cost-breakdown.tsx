import { calculateLease, EENMALIGE_KOSTEN, euros, JAARRENTE, procent } from '@site/contract';
import { AmountList } from '../parts/amount-list';

const AUTO = {
  voertuigType: 'auto',
  aanschafprijs: 25_000,
  aanbetaling: 5_000,
  slottermijn: 2_500,
  looptijd: 48,
} as const;

/** The costs of a financed car, with the amounts of an example. */
export function CostBreakdown() {
  const uitkomst = calculateLease(AUTO);
  if (!uitkomst) return null;
  return (
    <AmountList
      items={[
        {
          name: 'De prijs van de auto',
          amount: euros(AUTO.aanschafprijs),
          text: `Inclusief btw. In dit voorbeeld betaalt u ${euros(AUTO.aanbetaling)} aan en financiert u ${euros(uitkomst.teFinancierenBedrag)}.`,
        },
        {
          name: 'De rente',
          amount: euros(uitkomst.totaleKosten - AUTO.aanschafprijs),
          text: `Over ${AUTO.looptijd} maanden, met de ${procent(JAARRENTE.auto)} per jaar van onze rekentool, de hele looptijd over het hele te financieren bedrag. In uw offerte staat de rente die voor u geldt.`,
        },
        {
          name: 'Een slottermijn, als u die kiest',
          amount: euros(AUTO.slottermijn),
          text: `Dit deel van de prijs betaalt u pas met het laatste maandbedrag. Het is geen extra bedrag: het maandbedrag is er lager door, hier ${euros(uitkomst.maandbedrag)}.`,
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
