import type { ExampleLease } from './own-lease';

/** The van that the pages about financial lease compute with until the visitor's own lease is known. */
export const BESTELWAGEN: ExampleLease = {
  voertuigType: 'auto',
  aanschafprijs: 30_000,
  aanbetaling: 6_000,
  slottermijn: 3_000,
  looptijd: 60,
};
