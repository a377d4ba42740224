import type { KlachtStatus } from '@site/contract';
import type { NextStatuses } from '../status-history/decision.js';

/** A status that a complaint can get: it is received only once. */
export type NewComplaintStatus = Exclude<KlachtStatus, 'received'>;

/** Allowed status transitions. An answered complaint is handled again when the complainant does not agree with the answer. */
export const NEXT_COMPLAINT_STATUSES: NextStatuses<KlachtStatus, NewComplaintStatus> = {
  received: ['in-handling', 'answered'],
  'in-handling': ['answered'],
  answered: ['in-handling'],
};
