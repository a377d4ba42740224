import { BEWAARTERMIJNEN, type BewaardeGegevens, type LeaseStatus } from '@site/contract';

/** Which rows one kind of data is made of, and from when its term counts. All SQL; `r` is the row. */
export interface RetentionRule {
  name: BewaardeGegevens;
  table: string;
  /** Which rows of the table are meant. */
  about: string;
  /** From when the term counts. */
  since: string;
  /** Whether a row may go once its term is over; away means yes. */
  unless?: string;
  /** How rows go that may not be deleted by hand; `$1` holds their ids. */
  remove?: string;
}

/** The last moment at which somebody with the mail address of account `r` let us hear from him. */
const LAST_CONTACT = `GREATEST(r.activated_at, r.last_login_at,
  (SELECT max(created_at) FROM lease_applications WHERE email = r.email),
  (SELECT max(created_at) FROM complaints WHERE email = r.email),
  (SELECT max(created_at) FROM contact_messages WHERE email = r.email))`;

/** The statuses of an application that became an agreement, and the others. */
const AGREED: readonly LeaseStatus[] = ['approved', 'completed'];
const NOT_AGREED: readonly LeaseStatus[] = ['pending', 'rejected'];

/** Which term an application with this status has. */
export function termOf(status: LeaseStatus): BewaardeGegevens {
  return AGREED.includes(status) ? 'overeenkomsten' : 'aanvragen';
}

function inSql(statuses: readonly LeaseStatus[]): string {
  return `(${statuses.map((status) => `'${status}'`).join(', ')})`;
}

/** The last moment at which application `r` got one of these statuses, else when it came in. */
function lastChange(statuses: readonly LeaseStatus[]): string {
  return `COALESCE((SELECT max(changed_at) FROM lease_status_changes
    WHERE application_id = r.id AND to_status IN ${inSql(statuses)}), r.created_at)`;
}

/**
 * The rules of retention, in the order in which they are kept. What a rule removes never changes what a later rule finds on
 * the same night, so that a dry run tells exactly what a run does. Accounts come before applications for that reason: an
 * account goes the night after the last application in it.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    name: 'apparaten',
    table: 'known_devices',
    about: 'true',
    since: 'r.last_login_at',
  },
  {
    name: 'nietGeactiveerd',
    table: 'customers',
    about: 'r.activated_at IS NULL',
    since: `GREATEST(r.created_at, (SELECT max(expires_at) FROM mailed_codes WHERE customer_id = r.id))`,
  },
  {
    name: 'accounts',
    table: 'customers',
    about: 'r.activated_at IS NOT NULL',
    since: LAST_CONTACT,
    unless: 'EXISTS (SELECT FROM lease_applications WHERE customer_id = r.id)',
  },
  {
    name: 'berichten',
    table: 'contact_messages',
    about: 'true',
    since: 'r.created_at',
  },
  {
    name: 'aanvragen',
    table: 'lease_applications',
    about: `r.status IN ${inSql(NOT_AGREED)}`,
    since: lastChange([...AGREED, ...NOT_AGREED]),
  },
  {
    // Nobody records the day on which an agreement is signed or ends: it starts at the last approval and runs its term.
    name: 'overeenkomsten',
    table: 'lease_applications',
    about: `r.status IN ${inSql(AGREED)}`,
    since: `${lastChange(AGREED)} + make_interval(months => r.looptijd)`,
  },
  {
    name: 'klachten',
    table: 'complaints',
    about: 'true',
    since: 'r.created_at',
  },
  {
    name: 'onbezorgbareMails',
    table: 'graphile_worker.jobs',
    about: 'r.attempts >= r.max_attempts AND r.locked_at IS NULL',
    since: 'r.updated_at',
    remove: 'SELECT id FROM graphile_worker.complete_jobs($1::bigint[])',
  },
];

/** The rule of this name. */
export function ruleOf(name: BewaardeGegevens): RetentionRule {
  const rule = RETENTION_RULES.find((one) => one.name === name);
  if (!rule) throw new Error(`There is no rule of retention for ${name}.`);
  return rule;
}

/** SQL: until when row `r` of this rule is kept. */
export function keptUntil({ name, since }: RetentionRule): string {
  const { termijn } = BEWAARTERMIJNEN[name];
  const term = 'jaren' in termijn ? `${termijn.jaren} years` : `${termijn.dagen} days`;
  return `(${since} + interval '${term}')`;
}

const [agreed, notAgreed] = [ruleOf('overeenkomsten'), ruleOf('aanvragen')];

/** SQL: until when application `r` is kept, whatever became of it. */
export const APPLICATION_KEPT_UNTIL = `CASE WHEN ${agreed.about} THEN ${keptUntil(agreed)} ELSE ${keptUntil(notAgreed)} END`;

/** SQL: whether row `r` goes at the moment `$1`. */
export function isDue(rule: RetentionRule): string {
  const due = `(${rule.about}) AND ${keptUntil(rule)} <= $1`;
  return rule.unless ? `${due} AND NOT ${rule.unless}` : due;
}
