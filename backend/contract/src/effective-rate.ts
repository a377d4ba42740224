import { berekenLease, type LeaseInvoer } from './lease.js';

/**
 * What a lease really costs a year, as a fraction: 0.205 is 20.5% a year. `null` when the input breaks a rule.
 *
 * The yearly rate is charged over the full amount to finance for the whole term, while the debt shrinks every month, so
 * the effective rate is well above it. This is the yearly rate, interest on interest included, at which all monthly
 * amounts and the final instalment (paid together with the last one) are worth exactly the amount to finance.
 */
export function effectieveJaarrente(invoer: LeaseInvoer): number | null {
  const uitkomst = berekenLease(invoer);
  if (!uitkomst) return null;
  const { slottermijn, looptijd } = invoer;
  const { maandbedrag, teFinancierenBedrag } = uitkomst;
  const worth = (rate: number) => {
    const discount = (1 + rate) ** -looptijd;
    return maandbedrag * ((1 - discount) / rate) + slottermijn * discount;
  };
  let low = 1e-9;
  let high = 1;
  if (worth(low) <= teFinancierenBedrag) return 0;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (worth(middle) > teFinancierenBedrag) low = middle;
    else high = middle;
  }
  return (1 + low) ** 12 - 1;
}
