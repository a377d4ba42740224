import { LEASE_HAND_OVER_KEY, readLeaseHandOver } from '@site/contract';
import type { LeaseAnswers } from './lease-answers';

/**
 * Takes over what the visitor filled in at the calculator, once: later changes in the wizard are not overwritten by it.
 * `null` when the visitor did not come from there.
 */
export function takeHandOver(): Partial<LeaseAnswers> | null {
  const handOver = readLeaseHandOver(takeStored());
  if (!handOver) return null;
  return {
    ...handOver,
    wantAanbetaling: Number(handOver.aanbetaling) > 0,
    aanbetaling: Number(handOver.aanbetaling) > 0 ? handOver.aanbetaling : '',
    wantSlottermijn: Number(handOver.slottermijn) > 0,
    slottermijn: Number(handOver.slottermijn) > 0 ? handOver.slottermijn : '',
  };
}

function takeStored(): string | null {
  try {
    const stored = sessionStorage.getItem(LEASE_HAND_OVER_KEY);
    sessionStorage.removeItem(LEASE_HAND_OVER_KEY);
    return stored;
  } catch {
    // A browser that blocks storage has nothing to hand over.
    return null;
  }
}
