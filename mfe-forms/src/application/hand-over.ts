import { LEASE_HAND_OVER_KEY, readLeaseHandOver } from '@site/contract';
import { tabStorage } from '@site/kit';
import type { LeaseAnswers } from './lease-answers';

/**
 * Takes over what the visitor filled in at the calculator, once: later changes in the wizard are not overwritten by it, and
 * neither is an earlier answer by what was left open there. No down payment or final instalment at a price means none.
 * `null` when the visitor did not come from there.
 */
export function takeHandOver(): Partial<LeaseAnswers> | null {
  const handOver = readLeaseHandOver(tabStorage.read(LEASE_HAND_OVER_KEY));
  tabStorage.remove(LEASE_HAND_OVER_KEY);
  if (!handOver) return null;
  const { voertuigType, aanschafprijs, aanbetaling, slottermijn, looptijd } = handOver;
  const wantAanbetaling = Number(aanbetaling) > 0;
  const wantSlottermijn = Number(slottermijn) > 0;
  return {
    voertuigType,
    ...(aanschafprijs && {
      aanschafprijs,
      wantAanbetaling,
      aanbetaling: wantAanbetaling ? aanbetaling : '',
      wantSlottermijn,
      slottermijn: wantSlottermijn ? slottermijn : '',
    }),
    ...(looptijd && { looptijd }),
  };
}
