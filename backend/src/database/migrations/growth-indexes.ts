import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Substring searches of the staff lists: one index for all columns that a list searches, each usable by itself. */
const trigrams = (...columns: string[]) =>
  `USING gin (${columns.map((column) => `${column} gin_trgm_ops`).join(', ')})`;

/** Of every index its table and definition. The expressions are those of the queries: PostgreSQL compares them literally. */
const INDEXES: Record<string, readonly [table: string, definition: string]> = {
  // Retention: `src/privacy/retention-rules.ts`.
  known_devices_by_last_login: ['known_devices', '(last_login_at)'],
  customers_inactive: ['customers', '(created_at) WHERE activated_at IS NULL'],
  customers_by_last_login: [
    'customers',
    '((GREATEST(activated_at, last_login_at))) WHERE activated_at IS NOT NULL',
  ],
  lease_applications_not_agreed: [
    'lease_applications',
    "(created_at) WHERE status IN ('pending', 'rejected')",
  ],
  lease_applications_agreed: [
    'lease_applications',
    `(((created_at AT TIME ZONE 'UTC' + make_interval(months => looptijd)) AT TIME ZONE 'UTC'))
     WHERE status IN ('approved', 'completed')`,
  ],
  // Sessions of a customer: `src/sessions/sessions.ts`.
  sessions_by_customer: [
    'sessions',
    `((sess #>> '{passport,user,customerId}')) WHERE sess #>> '{passport,user,customerId}' IS NOT NULL`,
  ],
  sessions_by_pending_customer: [
    'sessions',
    `((sess #>> '{pendingLogin,customerId}')) WHERE sess #>> '{pendingLogin,customerId}' IS NOT NULL`,
  ],
  // Lists and searches of the office: `src/office/list-query.ts`. Retention reads those by date too.
  lease_applications_by_date: ['lease_applications', '(created_at DESC, id)'],
  lease_applications_by_status: ['lease_applications', '(status, created_at DESC, id)'],
  complaints_by_date: ['complaints', '(created_at DESC, id)'],
  contact_messages_by_date: ['contact_messages', '(created_at DESC, id)'],
  lease_applications_text: [
    'lease_applications',
    trigrams('lease_code', 'naam', 'bedrijfsnaam', 'email', 'telefoon', 'kvk_nummer'),
  ],
  complaints_text: [
    'complaints',
    trigrams('number', 'klacht_onderwerp', 'beschrijving', 'naam', 'email', 'garagenaam', 'partnernaam'),
  ],
  contact_messages_text: ['contact_messages', trigrams('subject', 'message', 'name', 'email')],
};

/**
 * Indexes for queries whose time must not grow with the number of customers. Created without blocking writes, which is not
 * possible in a transaction: a migration that was interrupted goes on with the index that it left unfinished.
 */
export class GrowthIndexes1763660000000 implements MigrationInterface {
  name = 'GrowthIndexes1763660000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // In contrib, and trusted: the owner of the database may create it.
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    for (const [name, [table, definition]] of Object.entries(INDEXES)) {
      const [known] = await queryRunner.query(
        'SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass($1)',
        [name],
      );
      if (known?.isValid) continue;
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await queryRunner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${table} ${definition}`);
    }
    // Statistics of indexed expressions exist only after an analysis with the index.
    for (const table of new Set(Object.values(INDEXES).map(([table]) => table))) {
      await queryRunner.query(`ANALYZE ${table}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) {
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    }
    await queryRunner.query('DROP EXTENSION IF EXISTS pg_trgm');
  }
}
