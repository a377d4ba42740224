import type { MigrationInterface, QueryRunner } from 'typeorm';

const WITHDRAWN = "'pending', 'approved', 'rejected', 'completed', 'withdrawn'";
const BEFORE = "'pending', 'approved', 'rejected', 'completed'";

/**
 * What customers ask about their applications, and the status of an application that was withdrawn. The index is created without
 * blocking writes, which is not possible in a transaction: a migration that was interrupted starts again.
 */
export class LeaseRequests1763720000000 implements MigrationInterface {
  name = 'LeaseRequests1763720000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS lease_requests (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        application_id uuid NOT NULL REFERENCES lease_applications ON DELETE CASCADE,
        soort text NOT NULL,
        toelichting text NOT NULL DEFAULT '',
        asked_at timestamptz NOT NULL,
        answered_at timestamptz,
        answer text NOT NULL DEFAULT '',
        answered_by text
      )`);
    await queryRunner.query(
      'CREATE INDEX IF NOT EXISTS lease_requests_by_application ON lease_requests (application_id, asked_at)',
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX IF NOT EXISTS lease_requests_one_open
       ON lease_requests (application_id, soort) WHERE answered_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX IF NOT EXISTS lease_requests_open
       ON lease_requests (asked_at, id) WHERE answered_at IS NULL`,
    );
    await allowStatuses(queryRunner, WITHDRAWN);
    await indexNotAgreed(queryRunner, "'pending', 'rejected', 'withdrawn'");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE IF EXISTS lease_requests');
    await queryRunner.query("UPDATE lease_applications SET status = 'rejected' WHERE status = 'withdrawn'");
    await allowStatuses(queryRunner, BEFORE);
    await indexNotAgreed(queryRunner, "'pending', 'rejected'");
  }
}

/** In two steps, of which the one that reads all rows does not block writes. */
async function allowStatuses(queryRunner: QueryRunner, statuses: string): Promise<void> {
  await queryRunner.query(
    `ALTER TABLE lease_applications
       DROP CONSTRAINT IF EXISTS lease_applications_status_check,
       ADD CONSTRAINT lease_applications_status_check CHECK (status IN (${statuses})) NOT VALID`,
  );
  await queryRunner.query(
    'ALTER TABLE lease_applications VALIDATE CONSTRAINT lease_applications_status_check',
  );
}

/** The index of retention, see `src/privacy/retention-rules.ts`. */
async function indexNotAgreed(queryRunner: QueryRunner, statuses: string): Promise<void> {
  await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS lease_applications_not_agreed');
  await queryRunner.query(
    `CREATE INDEX CONCURRENTLY lease_applications_not_agreed
     ON lease_applications (created_at) WHERE status IN (${statuses})`,
  );
}
