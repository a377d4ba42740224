import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { domainError } from '../http/domain-error.js';

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

/** An entry in a status history. */
export interface StatusChange<Status extends string = string> {
  id: string;
  fromStatus: Status;
  toStatus: Status;
  note: string;
  changedBy: string;
  changedAt: Date;
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

/** Something of the record was changed since it was read. */
export class ChangedMeanwhile extends domainError(
  409,
  'Deze aanvraag is intussen veranderd. Hiernaast staat hoe hij nu is. Kijk of wat u doet nog klopt en verstuur het dan opnieuw.',
) {}

/** The record was erased concurrently: at the request of the person, or because its retention period was over. */
export class RecordErased extends Error {
  override name = 'RecordErased';

  constructor() {
    super('The record no longer exists.');
  }
}

/** A status change by an employee of the office. @typeParam To the statuses that a record can get, when not all. */
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

/**
 * Changes the status of a locked record and records who did it.
 *
 * @param tables the record and the history of its statuses, whose column `key` has the id of the record
 * @throws StatusChangedMeanwhile when the status is no longer `from`.
 */
export async function storeDecision(
  manager: EntityManager,
  tables: { record: EntityTarget<ObjectLiteral>; history: EntityTarget<StatusChange>; key: string },
  { id, status }: { id: string; status: string },
  { from, to, note, by }: Decision<string>,
  at: Date,
): Promise<void> {
  const ofRecord = { [tables.key]: id };
  if (status !== from) {
    const [last = null] = await manager.find(tables.history, {
      where: ofRecord,
      order: { id: 'DESC' },
      take: 1,
    });
    throw new StatusChangedMeanwhile(status, last);
  }
  await manager.update(tables.record, { id }, { status: to });
  const change = { fromStatus: from, toStatus: to, note, changedBy: by, changedAt: at };
  await manager.insert(tables.history, { ...ofRecord, ...change });
}
