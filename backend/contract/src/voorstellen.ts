import { btwIn } from './btw.js';
import { calculateLease, type LeaseInvoer, maxAanbetaling, maxSlottermijn } from './lease.js';

/** A common value of a down payment or final instalment, and what it makes of the lease. Amounts in whole euros. */
export interface Voorstel {
  naam: string;
  bedrag: number;
  maandbedrag: number;
  /** In months. */
  looptijd: number;
}

/** The term for proposals while none is chosen, in months. */
export const VOORSTEL_LOOPTIJD = 60;

/** Down payments to choose from: none, 10% of the price, and its VAT. Those that the lease rules reject are left out. */
export function aanbetalingVoorstellen(invoer: LeaseInvoer): Voorstel[] {
  const { aanschafprijs } = invoer;
  const limit = maxAanbetaling(aanschafprijs);
  return voorstellen(invoer, 'aanbetaling', [
    { naam: 'Geen', bedrag: 0 },
    { naam: '10%', bedrag: Math.round(aanschafprijs / 10) },
    { naam: 'De btw', bedrag: btwIn(aanschafprijs) },
  ]).filter(({ bedrag }) => bedrag <= limit);
}

/** Final instalments to choose from: none, half of the largest, and the largest. Those that the lease rules reject are left out. */
export function slottermijnVoorstellen(invoer: LeaseInvoer): Voorstel[] {
  const limit = maxSlottermijn(invoer.aanschafprijs);
  return voorstellen(invoer, 'slottermijn', [
    { naam: 'Geen', bedrag: 0 },
    { naam: '15%', bedrag: Math.floor(limit / 2) },
    { naam: '30%', bedrag: limit },
  ]);
}

function voorstellen(
  invoer: LeaseInvoer,
  veld: 'aanbetaling' | 'slottermijn',
  bedragen: readonly { naam: string; bedrag: number }[],
): Voorstel[] {
  return bedragen.flatMap(({ naam, bedrag }) => {
    const looptijd = invoer.looptijd || VOORSTEL_LOOPTIJD;
    const uitkomst = calculateLease({ ...invoer, looptijd, [veld]: bedrag });
    return uitkomst ? [{ naam, bedrag, maandbedrag: uitkomst.maandbedrag, looptijd }] : [];
  });
}
