import type { EntityManager } from 'typeorm';
import { dutchYear } from '../dutch-time/dutch-date.js';

/** PostgreSQL advisory lock key, unique within this program. */
const NUMBERING_LOCK = 7_300_453;

/**
 * Locks the numbering until the transaction ends, so that complaints are stored one at a time and a failed one leaves no
 * gap.
 */
export async function lockComplaintNumbers(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [NUMBERING_LOCK]);
}

/** The next number, `K2026-000123`: the Dutch year and a sequence that restarts at 1 each year. Call `lockComplaintNumbers` first. */
export async function nextComplaintNumber(manager: EntityManager, receivedAt: Date): Promise<string> {
  const year = dutchYear(receivedAt);
  const [{ last }] = await manager.query<[{ last: number }]>(
    `INSERT INTO complaint_numbers (year, last) VALUES ($1, 1)
     ON CONFLICT (year) DO UPDATE SET last = complaint_numbers.last + 1
     RETURNING last`,
    [year],
  );
  return `K${year}-${String(last).padStart(6, '0')}`;
}
