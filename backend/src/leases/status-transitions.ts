import type { LeaseStatus } from '@site/contract';

/**
 * Which status can follow which. A decision can be taken back while the lease is not completed: an approved
 * application can still be rejected, a rejected one is pending again when the office looks at it anew.
 */
export const NEXT_STATUSES: Readonly<Record<LeaseStatus, readonly LeaseStatus[]>> = {
  pending: ['approved', 'rejected'],
  approved: ['completed', 'rejected'],
  rejected: ['pending'],
  completed: [],
};
