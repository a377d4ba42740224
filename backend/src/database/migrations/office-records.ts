import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Notes of the office about applications, and which messages were answered. The indexes are created without blocking writes, which
 * is not possible in a transaction: a migration that was interrupted starts again.
 */
export class OfficeRecords1763780000000 implements MigrationInterface {
  name = 'OfficeRecords1763780000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS lease_notes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        application_id uuid NOT NULL REFERENCES lease_applications ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('note', 'address')),
        note text NOT NULL,
        written_by text NOT NULL,
        written_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      'CREATE INDEX IF NOT EXISTS lease_notes_by_application ON lease_notes (application_id, id)',
    );
    await queryRunner.query(
      `ALTER TABLE contact_messages
         ADD COLUMN IF NOT EXISTS answered_at timestamptz,
         ADD COLUMN IF NOT EXISTS answered_by text`,
    );
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS contact_messages_open');
    await queryRunner.query(
      `CREATE INDEX CONCURRENTLY contact_messages_open
       ON contact_messages (created_at, id) WHERE answered_at IS NULL`,
    );
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS lease_offers_agreed');
    await queryRunner.query(
      `CREATE INDEX CONCURRENTLY lease_offers_agreed
       ON lease_offers (accepted_at) WHERE accepted_at IS NOT NULL AND ended_at IS NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS lease_offers_agreed');
    await queryRunner.query('DROP TABLE IF EXISTS lease_notes');
    await queryRunner.query(
      'ALTER TABLE contact_messages DROP COLUMN IF EXISTS answered_at, DROP COLUMN IF EXISTS answered_by',
    );
  }
}
