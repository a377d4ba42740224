import { annuiteit } from './annuiteit.js';
import { PARTNERRENTE } from './costs.js';
import { calculateLease, type LeaseInvoer } from './lease.js';

/** What one way to pay for a vehicle costs. All amounts in whole euros. */
export interface Financieringsvorm {
  /** Paid at the start. */
  direct: number;
  maandbedrag: number;
  /** Paid with the last monthly amount. */
  aanHetEind: number;
  /** Everything that is paid. */
  totaal: number;
  /** What it costs more than the price. */
  rente: number;
}

/** The same vehicle in three ways. */
export interface Financieringsvormen {
  lease: Financieringsvorm;
  lening: Financieringsvorm;
  kopen: Financieringsvorm;
}

/**
 * Compares a lease with a bank loan of the same amount and term and with buying, or returns `null` when the input violates a lease rule.
 * The one-off costs of each are left out.
 *
 * @param leenrente the yearly rate that the bank quotes, as a fraction, over what is still owed. The loan is repaid completely.
 */
export function vergelijkFinanciering(invoer: LeaseInvoer, leenrente: number): Financieringsvormen | null {
  const uitkomst = calculateLease(invoer);
  if (!uitkomst) return null;
  const { aanschafprijs, aanbetaling, slottermijn, looptijd } = invoer;
  const vorm = (direct: number, maandbedrag: number, aanHetEind: number): Financieringsvorm => {
    const totaal = direct + maandbedrag * looptijd + aanHetEind;
    return { direct, maandbedrag, aanHetEind, totaal, rente: totaal - aanschafprijs };
  };
  const lening = annuiteit({ bedrag: uitkomst.teFinancierenBedrag, jaarrente: leenrente, looptijd });
  return {
    lease: vorm(aanbetaling, uitkomst.maandbedrag, slottermijn),
    lening: vorm(aanbetaling, lening, 0),
    kopen: vorm(aanschafprijs, 0, 0),
  };
}

/** The monthly amounts between which an offer lies, in whole euros. */
export interface Offertebereik {
  /** An annuity at the highest rate of the partners, over what is still owed. */
  bijPartnerrente: number;
  /** The indication of this site. */
  indicatie: number;
}

/** The range of the monthly amount of an offer; `null` when the input violates a lease rule. */
export function offertebereik(invoer: LeaseInvoer): Offertebereik | null {
  const uitkomst = calculateLease(invoer);
  if (!uitkomst) return null;
  const { looptijd, slottermijn } = invoer;
  return {
    bijPartnerrente: annuiteit({
      bedrag: uitkomst.teFinancierenBedrag,
      jaarrente: PARTNERRENTE.tot / 100,
      looptijd,
      slottermijn,
    }),
    indicatie: uitkomst.maandbedrag,
  };
}
