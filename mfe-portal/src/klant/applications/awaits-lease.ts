import type { LeaseApplication, LeaseStatus } from '@site/contract';

/** Statuses in which an application can still become a lease. */
const AWAITS_LEASE: readonly string[] = ['pending', 'approved'] satisfies LeaseStatus[];

export function awaitsLease({ status }: Pick<LeaseApplication, 'status'>): boolean {
  return AWAITS_LEASE.includes(status);
}
