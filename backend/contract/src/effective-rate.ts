import { berekenLease, type LeaseInvoer } from './lease.js';

/** The highest monthly rate that is looked for. What costs more than that has no meaningful rate. */
const HOOGSTE_MAANDRENTE = 1;

/**
 * What a lease really costs a year, as a fraction: 0.205 is 20.5% a year. `null` when the input breaks a rule, or when the
 * one-off costs eat up what is financed.
 *
 * The yearly rate is charged over the full amount to finance for the whole term, while the debt shrinks every month, so
 * the effective rate is well above it. This is the yearly rate, interest on interest included, at which all monthly
 * amounts and the final instalment (paid together with the last one) are worth exactly the amount to finance.
 *
 * @param eenmaligeKosten paid at the start on top of the lease, in whole euros: the customer has that much less in hand.
 */
export function effectieveJaarrente(
  invoer: LeaseInvoer,
  { eenmaligeKosten = 0 }: { eenmaligeKosten?: number } = {},
): number | null {
  const uitkomst = berekenLease(invoer);
  if (!uitkomst) return null;
  const { slottermijn, looptijd } = invoer;
  const { maandbedrag, teFinancierenBedrag } = uitkomst;
  const inHanden = teFinancierenBedrag - eenmaligeKosten;
  const worth = (rate: number) => {
    const discount = (1 + rate) ** -looptijd;
    return maandbedrag * ((1 - discount) / rate) + slottermijn * discount;
  };
  let low = 1e-9;
  let high = HOOGSTE_MAANDRENTE;
  if (worth(low) <= inHanden) return 0;
  if (worth(high) > inHanden) return null;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (worth(middle) > inHanden) low = middle;
    else high = middle;
  }
  return (1 + low) ** 12 - 1;
}
