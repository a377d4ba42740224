import { LEASE_HAND_OVER_KEY, readLeaseHandOver } from '@site/contract';
import { tabStorage } from '@site/kit';
import type { LeaseAnswers } from './lease-answers';

/**
 * Reads the input of the calculator once and removes it, so that it does not overwrite later changes. Its empty fields do not
 * overwrite earlier answers. A price without a down payment or final instalment means that there is none.
 *
 * @returns null when the visitor did not come from the calculator.
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
