import { calculateLease } from '@site/contract';
import type { LeaseApplicationEntity } from './lease-application.entity.js';

/** Monthly amounts in whole euros for each vehicle type, which an applicant need not state; `null` when a lease rule does not allow it. */
export function monthlyAmounts(application: LeaseApplicationEntity) {
  const of = (voertuigType: 'auto' | 'equipment') =>
    calculateLease({ ...application, voertuigType })?.maandbedrag ?? null;
  return { auto: of('auto'), equipment: of('equipment') };
}
