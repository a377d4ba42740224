import {
  calculateLease,
  isLooptijd,
  type LeaseHandOver,
  type LeaseInvoer,
  type Looptijd,
  MIN_TE_FINANCIEREN,
  maxAanbetaling,
  maxSlottermijn,
} from '@site/contract';
import { leaseOf } from '@site/kit';

/** The numbers that the slider of the price offers, in whole euros. Other prices can be typed in the calculator. */
export const PRIJS = { min: 10_000, max: 80_000, stap: 500 };

/** A lease with one of the terms that the example offers. */
export type ExampleLease = LeaseInvoer & { looptijd: Looptijd };

/** The initial input. */
export const EXAMPLE: ExampleLease = {
  voertuigType: 'auto',
  aanschafprijs: 32_500,
  aanbetaling: 5_000,
  slottermijn: 0,
  looptijd: 60,
};

/**
 * The lease of the visitor as the example shows it: with the term of the initial example while none is chosen, and with the largest down
 * payment and final instalment that the price allows. The initial example when that is no lease.
 */
export function exampleOf(own: LeaseHandOver | null): ExampleLease {
  if (!own) return EXAMPLE;
  const lease = leaseOf(own);
  const { aanschafprijs, aanbetaling, slottermijn, looptijd } = lease;
  const example = {
    ...lease,
    aanbetaling: Math.min(aanbetaling, maxAanbetaling(aanschafprijs)),
    slottermijn: Math.min(slottermijn, maxSlottermijn(aanschafprijs)),
    looptijd: isLooptijd(looptijd) ? looptijd : EXAMPLE.looptijd,
  };
  return aanschafprijs >= MIN_TE_FINANCIEREN && calculateLease(example) ? example : EXAMPLE;
}
