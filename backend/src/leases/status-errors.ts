import type { LeaseStatus } from '@site/contract';
import type { LeaseStatusChange } from './lease-status-change.entity.js';

/** The new status cannot follow the present one. */
export class TransitionRefused extends Error {
  override name = 'TransitionRefused';

  constructor(
    readonly from: LeaseStatus,
    readonly to: LeaseStatus,
  ) {
    super(`${to} cannot follow ${from}.`);
  }
}

/** Somebody else changed the status after it was looked at. */
export class StatusChangedMeanwhile extends Error {
  override name = 'StatusChangedMeanwhile';

  constructor(
    /** What it is now. */
    readonly status: LeaseStatus,
    /** What made it so. */
    readonly change: LeaseStatusChange | null,
  ) {
    super(`The status is ${status} by now.`);
  }
}

/** The application was erased after it was looked at: the customer asked for that, or its term was over. */
export class ApplicationErased extends Error {
  override name = 'ApplicationErased';

  constructor() {
    super('The application is not there any more.');
  }
}
