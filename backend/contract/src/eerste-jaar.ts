import { belastingjaar, belastingOver, kia, tarievenVoor } from './belastingjaar.js';
import { btwIn } from './btw.js';
import type { LeaseInvoer } from './lease.js';
import { aflosschema } from './repayment-schedule.js';

/** What a van means for the taxes of its first year. All amounts in whole euros. */
export interface EersteJaar {
  /** The VAT in the price, reclaimed once. */
  btwTerug: number;
  /** The price without VAT. */
  investering: number;
  /** Deduction for small-scale investments; 0 for a passenger car. */
  kia: number;
  /** The largest depreciation of a whole year. */
  afschrijving: number;
  /** Interest in the first twelve months. */
  rente: number;
  /** KIA, depreciation and interest. */
  aftrek: number;
  /** What the deduction saves, by the rates of which the bracket is wide enough for it. */
  besparing: readonly { naam: string; bedrag: number }[];
}

/**
 * Adds up the taxes of the first year of one leased vehicle, or `null` when the input violates a lease rule.
 *
 * It assumes that the vehicle is sold with VAT, is used for taxed activities only, is the only investment of the year and is in use all
 * year. It leaves out private use, the residual value and the disposal within five years.
 *
 * @param personenauto passenger cars give no KIA.
 */
export function eersteJaar(
  invoer: LeaseInvoer,
  { personenauto = false }: { personenauto?: boolean } = {},
): EersteJaar | null {
  const rente = aflosschema(invoer, 12)?.[0]?.rente;
  if (rente === undefined) return null;
  const btwTerug = btwIn(invoer.aanschafprijs);
  const investering = invoer.aanschafprijs - btwTerug;
  const investeringsaftrek = personenauto ? 0 : kia(investering);
  const afschrijving = Math.round(investering * belastingjaar().afschrijving.deel);
  const aftrek = investeringsaftrek + afschrijving + rente;
  return {
    btwTerug,
    investering,
    kia: investeringsaftrek,
    afschrijving,
    rente,
    aftrek,
    besparing: tarievenVoor(aftrek).map((tarief) => ({
      naam: tarief.naam,
      bedrag: belastingOver(aftrek, tarief),
    })),
  };
}
