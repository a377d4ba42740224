import { KLACHT_STATUS_LABELS, LEASE_STATUS_LABELS } from '@site/contract';
import type { Gebeurtenis } from '@site/contract/office';
import type { EntityManager } from 'typeorm';

/** SQL: everything that happened with records of each kind, by their id: none is looked up in the tables of another kind. */
const EVENTS = {
  applications: `
    SELECT id, created_at, 'Ontvangen', '' FROM lease_applications
    UNION ALL SELECT application_id, changed_at, to_status, changed_by FROM lease_status_changes
    UNION ALL SELECT application_id, written_at, 'Notitie', written_by FROM lease_notes
    UNION ALL SELECT application_id, made_at, 'Offerte gemaakt', made_by FROM lease_offers
    UNION ALL SELECT application_id, accepted_at, 'Akkoord van de klant', '' FROM lease_offers
    UNION ALL SELECT application_id, ended_at, 'Offerte ingetrokken', withdrawn_by FROM lease_offers WHERE withdrawn_by IS NOT NULL
    UNION ALL SELECT application_id, asked_at, 'Verzoek van de klant', '' FROM lease_requests
    UNION ALL SELECT application_id, answered_at, 'Verzoek beantwoord', answered_by FROM lease_requests
    UNION ALL SELECT application_id, asked_at, 'Documenten gevraagd', asked_by FROM documents
    UNION ALL SELECT application_id, decided_at, 'Document beoordeeld', decided_by FROM documents
    UNION ALL SELECT application_id, (SELECT max(sent_at) FROM document_files WHERE document_id = d.id), 'Document gekregen', '' FROM documents d`,
  complaints: `
    SELECT id, created_at, 'Ontvangen', '' FROM complaints
    UNION ALL SELECT complaint_id, changed_at, to_status, changed_by FROM complaint_status_changes
    UNION ALL SELECT case_id, written_at, 'Notitie', written_by FROM complaint_notes`,
  messages: `
    SELECT id, created_at, 'Ontvangen', '' FROM contact_messages
    UNION ALL SELECT message_id, answered_at, 'Antwoord gemaild', answered_by FROM contact_answers
    UNION ALL SELECT case_id, written_at, 'Notitie', written_by FROM message_notes`,
} as const;

const STATUSES: Readonly<Record<string, string>> = { ...LEASE_STATUS_LABELS, ...KLACHT_STATUS_LABELS };

/** The last thing that happened with each of these applications, complaints and messages, by id. */
export async function lastEvents(
  manager: EntityManager,
  ids: Readonly<Record<keyof typeof EVENTS, readonly string[]>>,
): Promise<Map<string, Omit<Gebeurtenis, 'tekst'>>> {
  const { applications, complaints, messages } = EVENTS;
  const kinds = [applications, complaints, messages].map(
    (events, index) =>
      `SELECT * FROM (${events}) AS events (id, at, wat, door) WHERE id = ANY($${index + 1})`,
  );
  const rows = await manager.query<{ id: string; at: Date; wat: string; door: string }[]>(
    `SELECT DISTINCT ON (id) * FROM (${kinds.join(' UNION ALL ')}) AS every
     WHERE at IS NOT NULL ORDER BY id, at DESC`,
    [ids.applications, ids.complaints, ids.messages],
  );
  return new Map(
    rows.map(({ id, at, wat, door }) => [
      id,
      { wat: STATUSES[wat] ?? wat, op: at.toISOString(), ...(door && { door }) },
    ]),
  );
}
