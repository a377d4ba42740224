import { isLeaseCode, LEASE_STATUS_LABELS, type LeaseStatus, normaliseLeaseCode } from '@site/contract';
import type { DataSource } from 'typeorm';
import { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';
import { CommandError, WrongUsage } from '../command-error.js';
import { sanitizeLine, styled } from '../terminal/output.js';

/** Finds an application by its code in any notation. @throws CommandError */
export async function findApplication(database: DataSource, typed: string): Promise<LeaseApplicationEntity> {
  const leaseCode = normaliseLeaseCode(typed);
  if (!isLeaseCode(leaseCode)) {
    throw new WrongUsage(
      `"${sanitizeLine(typed)}" is not the code of an application: a code has 7 letters or digits, as in "staff applications list".`,
    );
  }
  const application = await database.manager.findOneBy(LeaseApplicationEntity, { leaseCode });
  if (application) return application;
  throw new CommandError(
    `No application has the code ${leaseCode}: find it with "staff applications list --search".`,
  );
}

const COLOURS = { pending: 'yellow', approved: 'green', rejected: 'red', completed: 'blue' } as const;
const STATUS_WIDTH = Math.max(...Object.keys(LEASE_STATUS_LABELS).map((status) => status.length));

/** `pending  In behandeling`: the value and the label that customers see. */
export function formatStatus(status: LeaseStatus): string {
  return `${styled(COLOURS[status], status)}  ${LEASE_STATUS_LABELS[status]}`;
}

/** The same, with the label aligned over all rows of a table. */
export function formatStatusPadded(status: LeaseStatus): string {
  return `${styled(COLOURS[status], status.padEnd(STATUS_WIDTH))}  ${LEASE_STATUS_LABELS[status]}`;
}
