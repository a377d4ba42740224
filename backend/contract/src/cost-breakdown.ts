import { calculateLease, type LeaseInvoer } from './lease.js';

/** Breakdown of the total cost. All amounts in whole euros; the parts add up to the total exactly. */
export interface Kostenopbouw {
  /** Paid at the start. */
  aanbetaling: number;
  /** The part of the monthly amounts that pays off the debt. */
  aflossing: number;
  /** Paid together with the last monthly amount. */
  slottermijn: number;
  /**
   * The rest of the monthly amounts. Because a monthly amount is rounded to whole euros it can differ a little from the
   * rate times the debt, and for amounts to finance below 55 euros it can even be negative.
   */
  rente: number;
  /** Sum of the above: equal to the total of `calculateLease`. The one-off costs are no part of it: they are stated without VAT. */
  totaleKosten: number;
}

/** `null` when the input violates a lease rule. */
export function kostenopbouw(invoer: LeaseInvoer): Kostenopbouw | null {
  const uitkomst = calculateLease(invoer);
  if (!uitkomst) return null;
  const { aanbetaling, slottermijn, looptijd } = invoer;
  const aflossing = uitkomst.teFinancierenBedrag - slottermijn;
  return {
    aanbetaling,
    aflossing,
    slottermijn,
    rente: uitkomst.maandbedrag * looptijd - aflossing,
    totaleKosten: uitkomst.totaleKosten,
  };
}
