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

/**
 * A status change by an employee of the office.
 *
 * @typeParam To the statuses that a record can get, when not all.
 */
export interface Decision<Status extends string, To extends Status = Status> {
  /** The status on which the decision was based. */
  from: Status;
  to: To;
  /** Message to the customer or complainant, or empty. */
  note: string;
  by: string;
}

/** The statuses that can follow each status. */
export type NextStatuses<Status extends string, To extends Status = Status> = Readonly<
  Record<Status, readonly To[]>
>;

/** @throws TransitionNotAllowed when a status cannot follow another. */
export function assertTransition<Status extends string>(
  next: NextStatuses<Status>,
  from: Status,
  to: Status,
): void {
  if (!next[from].includes(to)) throw new TransitionNotAllowed(from, to);
}
