import type { LeaseStatus } from '@site/contract';
import type { TestBackend } from './test-backend.js';

/** Puts an application in a status, as the office does: now, and with a line in its course. */
export async function decide(
  { database }: TestBackend,
  leaseCode: string,
  status: LeaseStatus,
  note = '',
): Promise<void> {
  await database.query(
    `WITH old AS (SELECT id, status FROM lease_applications WHERE lease_code = $1),
     changed AS (UPDATE lease_applications SET status = $2 WHERE lease_code = $1)
     INSERT INTO lease_status_changes (application_id, from_status, to_status, note, changed_by, changed_at)
     SELECT id, status, $2, $3, 'Karin van kantoor', $4 FROM old`,
    [leaseCode, status, note, new Date(Date.now())],
  );
}
