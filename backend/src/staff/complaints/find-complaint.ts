import { isKlachtnummer, KLACHT_STATUS_LABELS, normaliseKlachtnummer } from '@site/contract';
import type { DataSource } from 'typeorm';
import { Complaint } from '../../complaints/complaint.entity.js';
import { CommandError, WrongUsage } from '../command-error.js';
import { statusFormat } from '../status/format-status.js';
import { sanitizeLine } from '../terminal/output.js';

/** Finds a complaint by its number in any notation. @throws CommandError */
export async function findComplaint(database: DataSource, typed: string): Promise<Complaint> {
  const number = normaliseKlachtnummer(typed);
  if (!isKlachtnummer(number)) {
    throw new WrongUsage(
      `"${sanitizeLine(typed)}" is not the number of a complaint: a number is like K2026-000123, as in "staff complaints list".`,
    );
  }
  const complaint = await database.manager.findOneBy(Complaint, { number });
  if (complaint) return complaint;
  throw new CommandError(
    `No complaint has the number ${number}: find it with "staff complaints list --search".`,
  );
}

/** Formats the status of a complaint. */
export const { format: formatComplaintStatus, formatPadded: formatComplaintStatusPadded } = statusFormat(
  KLACHT_STATUS_LABELS,
  { received: 'red', 'in-handling': 'yellow', answered: 'green' },
);
