import type { LeaseStatus } from '@site/contract';
import type { LeaseStatusChange } from './lease-status-change.entity.js';

/** The transition is not in `NEXT_STATUSES`. */
export class TransitionRefused extends Error {
  override name = 'TransitionRefused';

  constructor(
    readonly from: LeaseStatus,
    readonly to: LeaseStatus,
  ) {
    super(`${to} cannot follow ${from}.`);
  }
}

/** The status was changed concurrently. */
export class StatusChangedMeanwhile extends Error {
  override name = 'StatusChangedMeanwhile';

  constructor(
    /** The current status. */
    readonly status: LeaseStatus,
    /** The last change. */
    readonly change: LeaseStatusChange | null,
  ) {
    super(`The status is now ${status}.`);
  }
}

/** The application was erased concurrently: at the request of the customer, or because its retention period was over. */
export class ApplicationErased extends Error {
  override name = 'ApplicationErased';

  constructor() {
    super('The application no longer exists.');
  }
}
