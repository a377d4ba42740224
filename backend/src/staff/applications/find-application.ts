import { isLeaseCode, LEASE_STATUS_LABELS, type LeaseStatus, normaliseerLeaseCode } from '@site/contract';
import type { DataSource } from 'typeorm';
import { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';
import { Refusal, WrongUsage } from '../refusal.js';
import { line, paint } from '../terminal/output.js';

/** The application that has a code, as people type it. @throws Refusal */
export async function findApplication(database: DataSource, typed: string): Promise<LeaseApplicationEntity> {
  const leaseCode = normaliseerLeaseCode(typed);
  if (!isLeaseCode(leaseCode)) {
    throw new WrongUsage(
      `"${line(typed)}" is not the code of an application: that has 7 letters or digits, as in "staff applications list".`,
    );
  }
  const application = await database.manager.findOneBy(LeaseApplicationEntity, { leaseCode });
  if (application) return application;
  throw new Refusal(
    `No application has the code ${leaseCode}: find it with "staff applications list --search".`,
  );
}

const COLOURS = { pending: 'yellow', approved: 'green', rejected: 'red', completed: 'blue' } as const;
const WIDEST = Math.max(...Object.keys(LEASE_STATUS_LABELS).map((status) => status.length));

/** `pending  In behandeling`: the value and what customers read. */
export function statusInWords(status: LeaseStatus): string {
  return `${paint(COLOURS[status], status)}  ${LEASE_STATUS_LABELS[status]}`;
}

/** The same, with the second half starting at one place in every row of a table. */
export function statusInColumns(status: LeaseStatus): string {
  return `${paint(COLOURS[status], status.padEnd(WIDEST))}  ${LEASE_STATUS_LABELS[status]}`;
}
