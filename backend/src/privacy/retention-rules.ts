import { BEWAARTERMIJNEN, type BewaardeGegevens, type LeaseStatus } from '@site/contract';

/** Selects the rows of one kind of data and the start of its retention period. All SQL; `r` is the row. */
export interface RetentionRule {
  name: BewaardeGegevens;
  table: string;
  /** Condition for the rows of this kind; without one all rows are. */
  where?: string;
  /** Start of the retention period. */
  since: string;
  /**
   * An indexed moment at or before `since`: rows in which it is too recent need not be looked at. Its expression is that of the
   * index, see `src/database/migrations/agreed-when-completed.ts`. Without one it is `since`.
   */
  earliest?: string;
  /** Condition that prevents deletion after the retention period. */
  unless?: string;
  /** Statement for rows that cannot be locked and deleted with DELETE; `$1` is the array of their ids. Others have their `ctid` as key. */
  remove?: string;
}

/** The last activation, login or submission with the mail address of account `r`. */
const LAST_CONTACT = `GREATEST(r.activated_at, r.last_login_at,
  (SELECT max(created_at) FROM lease_applications WHERE email = r.email),
  (SELECT max(created_at) FROM complaints WHERE email = r.email),
  (SELECT max(created_at) FROM contact_messages WHERE email = r.email))`;

/** Statuses of applications that became an agreement, and the others: an approval can still come to nothing. */
const AGREED: readonly LeaseStatus[] = ['completed'];
const NOT_AGREED: readonly LeaseStatus[] = ['pending', 'approved', 'rejected', 'withdrawn'];

/** The retention period of an application with this status. */
export function retentionTermOf(status: LeaseStatus): BewaardeGegevens {
  return AGREED.includes(status) ? 'overeenkomsten' : 'aanvragen';
}

function inSql(statuses: readonly LeaseStatus[]): string {
  return `(${statuses.map((status) => `'${status}'`).join(', ')})`;
}

/** When application `r` last changed to one of these statuses, or else its creation. */
function lastChange(statuses: readonly LeaseStatus[]): string {
  return `COALESCE((SELECT max(changed_at) FROM lease_status_changes
    WHERE application_id = r.id AND to_status IN ${inSql(statuses)}), r.created_at)`;
}

/**
 * The retention rules, in the order of execution. What a rule deletes never changes what a later rule selects in the same run, so
 * that the preview is exact. That is why accounts come before applications: an account is deleted the night after its last
 * application.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    name: 'apparaten',
    table: 'known_devices',
    since: 'r.last_login_at',
  },
  {
    name: 'nietGeactiveerd',
    table: 'customers',
    where: 'r.activated_at IS NULL',
    since: `GREATEST(r.created_at, (SELECT max(expires_at) FROM activation_codes WHERE customer_id = r.id))`,
    earliest: 'r.created_at',
  },
  {
    name: 'accounts',
    table: 'customers',
    where: 'r.activated_at IS NOT NULL',
    since: LAST_CONTACT,
    earliest: 'GREATEST(r.activated_at, r.last_login_at)',
    // OFFSET 0 makes PostgreSQL look up each row instead of reading all applications once.
    unless: 'EXISTS (SELECT FROM lease_applications WHERE customer_id = r.id OFFSET 0)',
  },
  {
    name: 'berichten',
    table: 'contact_messages',
    since: 'r.created_at',
  },
  {
    name: 'concepten',
    table: 'lease_drafts',
    since: 'r.saved_at',
  },
  {
    // Their content is deleted by a job, which a trigger queues.
    name: 'documenten',
    table: 'document_files',
    since: `GREATEST(r.sent_at, (SELECT max(changed_at) FROM lease_status_changes
      WHERE application_id = (SELECT application_id FROM documents WHERE id = r.document_id)))`,
    earliest: 'r.sent_at',
  },
  {
    name: 'aanvragen',
    table: 'lease_applications',
    where: `r.status IN ${inSql(NOT_AGREED)}`,
    since: `GREATEST(${lastChange([...AGREED, ...NOT_AGREED])},
      (SELECT max(GREATEST(made_at, accepted_at)) FROM lease_offers WHERE application_id = r.id),
      (SELECT max(GREATEST(asked_at, answered_at)) FROM lease_requests WHERE application_id = r.id),
      (SELECT max(GREATEST(asked_at, decided_at)) FROM documents WHERE application_id = r.id))`,
    earliest: 'r.created_at',
  },
  {
    // The start and end of an agreement are not recorded: it counts from the completion, for the term of the lease.
    name: 'overeenkomsten',
    table: 'lease_applications',
    where: `r.status IN ${inSql(AGREED)}`,
    since: `${lastChange(AGREED)} + make_interval(months => r.looptijd)`,
    // In UTC, because an index may not depend on the time zone of the connection.
    earliest: `((r.created_at AT TIME ZONE 'UTC' + make_interval(months => r.looptijd)) AT TIME ZONE 'UTC')`,
  },
  {
    name: 'dealers',
    table: 'dealers',
    where: 'r.ended_at IS NOT NULL',
    since: 'r.ended_at',
    unless: 'EXISTS (SELECT FROM lease_applications WHERE dealer_id = r.id OFFSET 0)',
  },
  {
    name: 'klachten',
    table: 'complaints',
    since: 'r.created_at',
  },
  {
    name: 'onbezorgbareMails',
    table: 'graphile_worker.jobs',
    where: 'r.attempts >= r.max_attempts AND r.locked_at IS NULL',
    since: 'r.updated_at',
    remove: 'SELECT id FROM graphile_worker.complete_jobs($1::bigint[])',
  },
];

export function ruleOf(name: BewaardeGegevens): RetentionRule {
  const rule = RETENTION_RULES.find((candidate) => candidate.name === name);
  if (!rule) throw new Error(`There is no retention rule for ${name}.`);
  return rule;
}

/** Identifies a row, within one transaction at least. */
export function keyOf({ remove }: RetentionRule): { column: string; type: string } {
  return remove ? { column: 'id', type: 'bigint' } : { column: 'ctid', type: 'tid' };
}

/** SQL: the indexed moment of row `r`. */
export function earliestOf({ earliest, since }: RetentionRule): string {
  return earliest ?? since;
}

function termOf({ name }: RetentionRule): string {
  const { termijn } = BEWAARTERMIJNEN[name];
  return `interval '${'jaren' in termijn ? `${termijn.jaren} years` : `${termijn.dagen} days`}'`;
}

/** SQL: the moment until which row `r` of this rule is kept. */
export function keptUntil(rule: RetentionRule): string {
  return `(${rule.since} + ${termOf(rule)})`;
}

const [agreed, notAgreed] = [ruleOf('overeenkomsten'), ruleOf('aanvragen')];

/** SQL: the moment until which application `r` is kept, whatever its status. */
export const APPLICATION_KEPT_UNTIL = `CASE WHEN ${agreed.where} THEN ${keptUntil(agreed)} ELSE ${keptUntil(notAgreed)} END`;

/**
 * SQL: whether row `r` can be due at the moment `$1`, by an indexed moment only; `isDue` decides. Adding months or years to the last
 * days of a month, or over a change of the clock, is up to three days less than subtracting them on the other side.
 */
export function canBeDue(rule: RetentionRule): string {
  return `(${rule.where ?? true}) AND ${earliestOf(rule)} <= $1::timestamptz - ${termOf(rule)} + interval '3 days'`;
}

/** SQL: whether row `r` is to be deleted at the moment `$1`. */
export function isDue(rule: RetentionRule): string {
  const due = `(${rule.where ?? true}) AND ${keptUntil(rule)} <= $1`;
  return rule.unless ? `${due} AND NOT ${rule.unless}` : due;
}
