import { effectieveJaarrente } from './effective-rate.js';
import { calculateLease, type LeaseInvoer } from './lease.js';
import { aflosschema } from './repayment-schedule.js';

/** What settling a lease before its end costs, by two ways of repaying. All amounts in whole euros, the final instalment included. */
export interface Slotbedrag {
  /** The debt in our schedule, which falls by the same amount each month. */
  volgensSchema: number;
  /** The debt when the same payments are those of an annuity at the effective rate: repayment is slower at first. */
  alsAnnuiteit: number;
  /** The monthly amounts and the final instalment that are then no longer paid. */
  nogTeBetalen: number;
}

/**
 * The settlement amount after a number of monthly payments, without a penalty: an indication, because the contract decides. `null` when the
 * input violates a lease rule, or for a number of months that is not within the term.
 */
export function slotbedrag(invoer: LeaseInvoer, maanden: number): Slotbedrag | null {
  const uitkomst = calculateLease(invoer);
  const rij = aflosschema(invoer, 1)?.[maanden - 1];
  const jaarrente = effectieveJaarrente(invoer);
  if (!uitkomst || !rij || jaarrente === null || maanden >= invoer.looptijd) return null;
  const { slottermijn, looptijd } = invoer;
  const resterend = looptijd - maanden;
  const maandrente = (1 + jaarrente) ** (1 / 12) - 1;
  const discount = (1 + maandrente) ** -resterend;
  const factor = maandrente === 0 ? resterend : (1 - discount) / maandrente;
  return {
    volgensSchema: rij.nogOpen,
    alsAnnuiteit: Math.round(uitkomst.maandbedrag * factor + slottermijn * discount),
    nogTeBetalen: uitkomst.maandbedrag * resterend + slottermijn,
  };
}
