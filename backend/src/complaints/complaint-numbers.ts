import type { EntityManager } from 'typeorm';
import { dutchYear } from '../dutch-time/dutch-date.js';

/** Any number that only this program locks with. */
const TURN_LOCK = 7_300_453;

/**
 * Waits until no other complaint is being stored. From here to the end of the transaction the numbers are this one's: a
 * complaint that is not stored after all leaves no gap.
 */
export async function waitForTurn(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [TURN_LOCK]);
}

/** The next number, `K2026-000123`: the year in the Netherlands, and counting from 1 in each year. Wait for the turn first. */
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
