import { berekenLease, type LeaseInvoer } from './lease.js';

/** How many months a row of a schedule covers: a month, or a year. */
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
  /** What is still owed after the monthly amounts of this row. In the last row that is the final instalment. */
  nogOpen: number;
}

/**
 * When a lease is paid off, per month or per year, or `null` when the input breaks a rule.
 *
 * The debt falls in a straight line from the amount to finance to the final instalment. What is owed after each row is
 * rounded by itself, so repayments differ by a euro at the most and add up exactly; the interest of a row is the rest of
 * what is paid.
 */
export function aflosschema(invoer: LeaseInvoer, stap: SchemaStap): Aflosrij[] | null {
  const uitkomst = berekenLease(invoer);
  if (!uitkomst) return null;
  const { maandbedrag, teFinancierenBedrag } = uitkomst;
  const { slottermijn, looptijd } = invoer;
  // One division of whole numbers: the only rounding besides the intended one, and too small to cross a half.
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
