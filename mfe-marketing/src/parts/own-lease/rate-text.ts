import { effectieveJaarrente, JAARRENTE, type LeaseInvoer, procent } from '@site/contract';

/** The rate that a monthly amount is computed with, and the effective rate: a part of a sentence that stands with every amount. */
export function rateText(lease: LeaseInvoer): string {
  const effectief = effectieveJaarrente(lease);
  const rente = `${procent(JAARRENTE[lease.voertuigType])} rente per jaar over het hele te financieren bedrag, de hele looptijd lang`;
  return effectief ? `${rente} (effectief ${procent(effectief)} per jaar)` : rente;
}
