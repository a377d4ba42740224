import type { EntityManager } from 'typeorm';

/** An application whose customer waits for the office since a moment. */
export interface Waiting {
  id: string;
  since: Date;
}

/** Those of these applications whose customer waits for the office, by id with the moment since when. */
export async function waitingAmong(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  const rows: Waiting[] = await manager.query(
    `SELECT application_id AS id, wacht_sinds AS since FROM waiting_applications
     WHERE application_id = ANY($1) AND wacht_sinds IS NOT NULL`,
    [ids],
  );
  return new Map(rows.map(({ id, since }) => [id, since]));
}

/** The applications whose customer waits for the office, the longest first. */
export const longestWaiting = (manager: EntityManager, limit: number): Promise<Waiting[]> =>
  longest(manager, 'wacht_sinds', limit);

/** The applications with an agreed offer, with the moment of the agreement, whose customer was not called since: the longest first. */
export const longestAgreed = (manager: EntityManager, limit: number): Promise<Waiting[]> =>
  longest(manager, 'akkoord_sinds', limit);

/** @param column as the triggers of `database/migrations/waiting-applications.ts` keep it */
function longest(
  manager: EntityManager,
  column: 'wacht_sinds' | 'akkoord_sinds',
  limit: number,
): Promise<Waiting[]> {
  return manager.query(
    `SELECT application_id AS id, ${column} AS since FROM waiting_applications
     WHERE ${column} IS NOT NULL ORDER BY ${column}, application_id LIMIT $1`,
    [limit],
  );
}
