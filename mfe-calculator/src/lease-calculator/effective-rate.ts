import type { LeaseInvoer, LeaseUitkomst } from '@site/contract';

/** Interest per month above which no lease of this site can come; the search for the rate starts below it. */
const HOOGSTE_MAANDRENTE = 1;

/**
 * The effective yearly interest of a lease, as a fraction: 0.205 is 20.5% a year.
 *
 * It is the rate at which all monthly amounts and the final instalment together are worth the amount to finance today,
 * compounded over twelve months. `null` when nothing is paid above what was financed, which rounding to whole euros can
 * cause for amounts of a few euros.
 */
export function effectieveJaarrente(invoer: LeaseInvoer, uitkomst: LeaseUitkomst): number | null {
  const { slottermijn, looptijd } = invoer;
  const { teFinancierenBedrag, maandbedrag } = uitkomst;
  if (maandbedrag * looptijd + slottermijn <= teFinancierenBedrag) return null;

  const waardeNu = (maandrente: number) => {
    const afgewaardeerd = (1 + maandrente) ** -looptijd;
    return (maandbedrag * (1 - afgewaardeerd)) / maandrente + slottermijn * afgewaardeerd;
  };
  // The value falls as the rate rises, so halving the interval finds the one rate; 50 halvings are exact in doubles.
  let laag = 0;
  let hoog = HOOGSTE_MAANDRENTE;
  for (let stap = 0; stap < 50; stap += 1) {
    const midden = (laag + hoog) / 2;
    if (waardeNu(midden) > teFinancierenBedrag) laag = midden;
    else hoog = midden;
  }
  return (1 + hoog) ** 12 - 1;
}
