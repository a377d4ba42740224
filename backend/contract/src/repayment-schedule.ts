import { calculateLease, type LeaseInvoer } from './lease.js';

/** Months per row of a schedule. */
export type SchemaStap = 1 | 12;

/** A month or year of a repayment schedule. All amounts in whole euros. */
export interface Aflosrij {
  /** The last month of this row, counted from 1. */
  maand: number;
  /** The monthly amounts of this row, without the final instalment. */
  betaald: number;
  /** The part of `betaald` that is interest. */
  rente: number;
  /** The part of `betaald` that pays off the debt. */
  aflossing: number;
  /** The final instalment: in the last row, 0 in all others. It is paid with the last monthly amount. */
  slottermijn: number;
  /** Debt after the monthly amounts of this row. In the last row that is the final instalment. */
  nogOpen: number;
}

/**
 * Computes the repayment schedule per month or per year, or `null` when the input violates a lease rule.
 *
 * The debt decreases linearly from the amount to finance to the final instalment. The debt after each row is rounded
 * separately, so repayments differ by at most one euro and add up exactly; the interest of a row is the rest of the payment.
 */
export function aflosschema(invoer: LeaseInvoer, stap: SchemaStap): Aflosrij[] | null {
  const uitkomst = calculateLease(invoer);
  if (!uitkomst) return null;
  const { maandbedrag, teFinancierenBedrag } = uitkomst;
  const { slottermijn, looptijd } = invoer;
  // A single division of integers, whose floating-point error is too small to affect the rounding.
  const schuldNa = (maanden: number) =>
    Math.round((teFinancierenBedrag * looptijd - maanden * (teFinancierenBedrag - slottermijn)) / looptijd);
  const betaald = maandbedrag * stap;
  return Array.from({ length: looptijd / stap }, (_, rij) => {
    const maand = (rij + 1) * stap;
    const nogOpen = schuldNa(maand);
    const aflossing = schuldNa(maand - stap) - nogOpen;
    return {
      maand,
      betaald,
      rente: betaald - aflossing,
      aflossing,
      slottermijn: maand === looptijd ? slottermijn : 0,
      nogOpen,
    };
  });
}
