import { LEASE_HAND_OVER_KEY, readLeaseHandOver } from '@site/contract';
import { tabStorage } from '@site/kit';
import type { LeaseAnswers } from './lease-answers';

/**
 * Takes over what the visitor filled in at the calculator, once: later changes in the wizard are not overwritten by it.
 * `null` when the visitor did not come from there.
 */
export function takeHandOver(): Partial<LeaseAnswers> | null {
  const handOver = readLeaseHandOver(tabStorage.read(LEASE_HAND_OVER_KEY));
  tabStorage.remove(LEASE_HAND_OVER_KEY);
  if (!handOver) return null;
  return {
    ...handOver,
    wantAanbetaling: Number(handOver.aanbetaling) > 0,
    aanbetaling: Number(handOver.aanbetaling) > 0 ? handOver.aanbetaling : '',
    wantSlottermijn: Number(handOver.slottermijn) > 0,
    slottermijn: Number(handOver.slottermijn) > 0 ? handOver.slottermijn : '',
  };
}
