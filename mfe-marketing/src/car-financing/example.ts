import type { ExampleLease } from '../parts/own-lease/own-lease';

/** The lease that the page computes with until the visitor's own is known. */
export const AUTO: ExampleLease = {
  voertuigType: 'auto',
  aanschafprijs: 25_000,
  aanbetaling: 5_000,
  slottermijn: 2_500,
  looptijd: 48,
};
