/** The transition is not in the `NextStatuses` of the record. */
export class TransitionNotAllowed<Status extends string = string> extends Error {
  override name = 'TransitionNotAllowed';

  constructor(
    readonly from: Status,
    readonly to: Status,
  ) {
    super(`${to} cannot follow ${from}.`);
  }
}

/** The status was changed concurrently. */
export class StatusChangedMeanwhile<Status extends string = string> extends Error {
  override name = 'StatusChangedMeanwhile';

  constructor(
    /** The current status. */
    readonly status: Status,
    /** The last change. */
    readonly change: { changedBy: string; changedAt: Date } | null,
  ) {
    super(`The status is now ${status}.`);
  }
}

/** The record was erased concurrently: at the request of the person, or because its retention period was over. */
export class RecordErased extends Error {
  override name = 'RecordErased';

  constructor() {
    super('The record no longer exists.');
  }
}
