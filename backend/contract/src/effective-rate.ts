import { calculateLease, type LeaseInvoer } from './lease.js';

/** Upper bound of the search, as a fraction a month. */
const HOOGSTE_MAANDRENTE = 1;

/** What a lease pays out and what is paid back. Amounts in euros, the term in months. */
export interface Betalingen {
  /** What the customer receives at the start. */
  ontvangenBedrag: number;
  maandbedrag: number;
  /** Paid together with the last monthly amount. */
  slottermijn: number;
  looptijd: number;
}

/**
 * The compound yearly rate, as a fraction, at which the present value of all monthly amounts and the final instalment equals what is
 * received at the start. 0 when no more is paid back than that; `null` when it would be above 100% a month.
 */
export function jaarrenteVan({
  ontvangenBedrag,
  maandbedrag,
  slottermijn,
  looptijd,
}: Betalingen): number | null {
  const presentValue = (rate: number) => {
    const discount = (1 + rate) ** -looptijd;
    return maandbedrag * ((1 - discount) / rate) + slottermijn * discount;
  };
  let low = 1e-9;
  let high = HOOGSTE_MAANDRENTE;
  if (presentValue(low) <= ontvangenBedrag) return 0;
  if (presentValue(high) > ontvangenBedrag) return null;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (presentValue(middle) > ontvangenBedrag) low = middle;
    else high = middle;
  }
  return (1 + low) ** 12 - 1;
}

/**
 * Effective yearly rate of a lease, as a fraction: 0.205 is 20.5% a year. `null` when the input violates a lease rule, or when
 * the one-off costs use up the financed amount.
 *
 * The yearly rate is charged over the full amount to finance for the whole term, while the debt shrinks every month, so
 * the effective rate is well above it.
 *
 * @param eenmaligeKosten paid at the start on top of the lease, in whole euros; reduces the amount that the customer receives.
 */
export function effectieveJaarrente(
  invoer: LeaseInvoer,
  { eenmaligeKosten = 0 }: { eenmaligeKosten?: number } = {},
): number | null {
  const uitkomst = calculateLease(invoer);
  if (!uitkomst) return null;
  const { maandbedrag, teFinancierenBedrag } = uitkomst;
  return jaarrenteVan({ ...invoer, maandbedrag, ontvangenBedrag: teFinancierenBedrag - eenmaligeKosten });
}
