import type { ZaakSoort } from '@site/contract/office';
import type { EntityManager } from 'typeorm';

/** What an employee can take on, in the column `behandelaar_id`: of each kind its table, and the column that people know it by. */
export const CASE_TABLES: Readonly<Record<ZaakSoort, readonly [table: string, key: string]>> = {
  aanvraag: ['lease_applications', 'lease_code'],
  klacht: ['complaints', 'number'],
  bericht: ['contact_messages', 'id'],
};

/** Lays down all that an employee had. */
export async function layDownCases(manager: EntityManager, employeeId: string): Promise<void> {
  for (const [table] of Object.values(CASE_TABLES)) {
    await manager.query(`UPDATE ${table} SET behandelaar_id = NULL WHERE behandelaar_id = $1`, [employeeId]);
  }
}
