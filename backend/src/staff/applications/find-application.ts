import { isLeaseCode, LEASE_STATUS_LABELS, normaliseLeaseCode } from '@site/contract';
import type { DataSource } from 'typeorm';
import { LeaseApplicationEntity } from '../../leases/lease-application.entity.js';
import { CommandError, WrongUsage } from '../command-error.js';
import { statusFormat } from '../status/format-status.js';
import { sanitizeLine } from '../terminal/output.js';

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

/** Formats the status of an application. */
export const {
  formatName: formatStatusName,
  format: formatStatus,
  formatPadded: formatStatusPadded,
} = statusFormat(LEASE_STATUS_LABELS, {
  pending: 'yellow',
  approved: 'green',
  rejected: 'red',
  completed: 'blue',
  withdrawn: 'dim',
});
