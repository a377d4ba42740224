import type { LeaseStatus } from '@site/contract';
import type { NextStatuses } from '../status-history/decision.js';

/**
 * Allowed status transitions. A decision can be reversed until the lease is completed: an approved application can be
 * rejected, and a rejected one becomes pending when the office reviews it again. An
 * application that the customer withdrew stays so: there is no consent to handle it.
 */
export const NEXT_STATUSES: NextStatuses<LeaseStatus> = {
  pending: ['approved', 'rejected', 'withdrawn'],
  approved: ['completed', 'rejected', 'withdrawn'],
  rejected: ['pending'],
  completed: [],
  withdrawn: [],
};
