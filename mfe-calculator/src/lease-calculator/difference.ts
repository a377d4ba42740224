import { euros, JAARRENTE, type LeaseInvoer } from '@site/contract';
import { isCurrent, SCENARIO_LABELS, type Scenario } from './calculator-store';

/** A sentence: what the second lease costs more or less than the first, per month and in total. */
export function difference(first: Scenario, second: Scenario): string {
  const notCurrent = [
    ...(isCurrent(first) ? [] : [SCENARIO_LABELS.first]),
    ...(isCurrent(second) ? [] : [SCENARIO_LABELS.second]),
  ];
  if (!first.berekening || !second.berekening || notCurrent.length > 0) {
    return `${notCurrent.join(' en ')} ${notCurrent.length > 1 ? 'kunnen' : 'kan'} niet worden berekend met wat er is ingevuld. Kijk wat er bij de velden staat.`;
  }
  const { invoer: invoerA, uitkomst: a } = first.berekening;
  const { invoer: invoerB, uitkomst: b } = second.berekening;
  const monthly = b.maandbedrag - a.maandbedrag;
  const total = b.totaleKosten - a.totaleKosten;
  if (monthly === 0 && total === 0) return 'Beide berekeningen kosten evenveel.';
  const monthlyPhrase =
    monthly === 0
      ? 'kost per maand evenveel'
      : `kost ${euros(Math.abs(monthly))} per maand ${moreOrLess(monthly)}`;
  if (total !== 0 && unroundedTotal(invoerA) === unroundedTotal(invoerB)) {
    return `${SCENARIO_LABELS.second} ${monthlyPhrase} dan ${SCENARIO_LABELS.first}, en in totaal op de afronding na evenveel.`;
  }
  const totalPhrase =
    total === 0 ? 'in totaal evenveel' : `in totaal ${euros(Math.abs(total))} ${moreOrLess(total)}`;
  // "en" when both differences have the same sign, "maar" when they are opposite.
  const conjunction = monthly * total < 0 ? 'maar' : 'en';
  return `${SCENARIO_LABELS.second} ${monthlyPhrase} dan ${SCENARIO_LABELS.first}, ${conjunction} ${totalPhrase}.`;
}

function moreOrLess(amount: number): string {
  return amount > 0 ? 'meer' : 'minder';
}

/** The price and the interest before the monthly amount is rounded. A final instalment does not change it. */
function unroundedTotal({ voertuigType, aanschafprijs, aanbetaling, looptijd }: LeaseInvoer): number {
  return aanschafprijs + ((aanschafprijs - aanbetaling) * JAARRENTE[voertuigType] * looptijd) / 12;
}
