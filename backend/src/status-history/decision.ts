import { TransitionNotAllowed } from './status-errors.js';

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
