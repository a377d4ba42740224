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

/** The same lease at two rates, a loan on the same terms, and buying. */
export interface Financieringsvormen {
  /** The lease by the indication of this site. */
  lease: Financieringsvorm;
  /** The lease at the highest rate of the partners, over what is still owed. */
  leaseBijPartnerrente: Financieringsvorm;
  lening: Financieringsvorm;
  kopen: Financieringsvorm;
}

/**
 * Compares a lease with a bank loan and with buying, or returns `null` when the input violates a lease rule. The loan is for the same
 * amount and term and leaves the same amount to pay at the end, so that at equal rates both cost the same. The one-off costs of each are
 * left out.
 *
 * @param leenrente the yearly rate that the bank quotes, as a fraction, over what is still owed.
 */
export function vergelijkFinanciering(invoer: LeaseInvoer, leenrente: number): Financieringsvormen | null {
  const uitkomst = calculateLease(invoer);
  const bereik = offertebereik(invoer);
  if (!uitkomst || !bereik) return null;
  const { aanschafprijs, aanbetaling, slottermijn, looptijd } = invoer;
  const vorm = (direct: number, maandbedrag: number, aanHetEind: number): Financieringsvorm => {
    const totaal = direct + maandbedrag * looptijd + aanHetEind;
    return { direct, maandbedrag, aanHetEind, totaal, rente: totaal - aanschafprijs };
  };
  const bedrag = uitkomst.teFinancierenBedrag;
  const lening = annuiteit({ bedrag, jaarrente: leenrente, looptijd, slottermijn });
  return {
    lease: vorm(aanbetaling, bereik.indicatie, slottermijn),
    leaseBijPartnerrente: vorm(aanbetaling, bereik.bijPartnerrente, slottermijn),
    lening: vorm(aanbetaling, lening, slottermijn),
    kopen: vorm(aanschafprijs, 0, 0),
  };
}

/** The monthly amount at two rates, in whole euros. An offer can be lower or higher than both. */
export interface Offertebereik {
  /** An annuity at the highest rate of the partners, over what is still owed. */
  bijPartnerrente: number;
  /** The indication of this site. */
  indicatie: number;
}

/** The monthly amount at the highest rate of the partners and by our indication; `null` when the input violates a lease rule. */
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
