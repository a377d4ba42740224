import type { EntityManager } from 'typeorm';

/** An application whose customer waits for the office since a moment. */
export interface Waiting {
  id: string;
  since: Date;
}

/**
 * The mails promise a customer to hear from the office when an application arrives, and when it is approved or reviewed again. This is
 * kept by an offer or a note after that moment. OFFSET 0 makes PostgreSQL look up each row instead of reading the tables once.
 */
const waitingIn = (applications: string) => `
  SELECT id, since FROM (
    SELECT a.id, status,
      COALESCE((SELECT max(changed_at) FROM lease_status_changes WHERE application_id = a.id), created_at) AS since
    FROM ${applications}
  ) AS a
  WHERE status IN ('pending', 'approved')
    AND NOT EXISTS (SELECT FROM lease_offers WHERE application_id = a.id AND ended_at IS NULL
      AND GREATEST(made_at, accepted_at) >= a.since OFFSET 0)
    AND NOT EXISTS (SELECT FROM lease_notes WHERE application_id = a.id AND kind = 'note'
      AND written_at >= a.since OFFSET 0)`;

/** Those of these applications whose customer waits for the office, by id with the moment since when. */
export async function waitingAmong(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  const these = `unnest($1::uuid[]) AS wanted,
    LATERAL (SELECT id, status, created_at FROM lease_applications WHERE id = wanted OFFSET 0) AS a`;
  const rows: Waiting[] = await manager.query(waitingIn(these), [ids]);
  return new Map(rows.map(({ id, since }) => [id, since]));
}

/** The applications whose customer waits for the office, the longest first. */
export async function longestWaiting(manager: EntityManager, limit: number): Promise<Waiting[]> {
  const open = "lease_applications AS a WHERE status IN ('pending', 'approved')";
  return manager.query(`${waitingIn(open)} ORDER BY since, id LIMIT $1`, [limit]);
}

/** The applications with an agreed offer, with the moment of the agreement, whose customer was not called since: the longest first. */
export async function longestAgreed(manager: EntityManager, limit: number): Promise<Waiting[]> {
  return manager.query(
    `SELECT a.id, o.accepted_at AS since
     FROM lease_offers o JOIN lease_applications a ON a.id = o.application_id
     WHERE o.accepted_at IS NOT NULL AND o.ended_at IS NULL AND a.status IN ('pending', 'approved')
       AND NOT EXISTS (SELECT FROM lease_offers WHERE application_id = a.id AND made_at > o.made_at OFFSET 0)
       AND NOT EXISTS (SELECT FROM lease_status_changes WHERE application_id = a.id AND changed_at >= o.accepted_at OFFSET 0)
       AND NOT EXISTS (SELECT FROM lease_notes WHERE application_id = a.id AND kind = 'note'
         AND written_at >= o.accepted_at OFFSET 0)
     ORDER BY o.accepted_at, a.id LIMIT $1`,
    [limit],
  );
}
