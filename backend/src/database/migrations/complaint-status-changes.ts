import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The status of complaints and its history. The index of the lists is created without blocking writes, which is not possible in a
 * transaction: a migration that was interrupted starts again.
 */
export class ComplaintStatus1763700000000 implements MigrationInterface {
  name = 'ComplaintStatus1763700000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE complaints ADD COLUMN IF NOT EXISTS status text NOT NULL DEFAULT 'received'
       CHECK (status IN ('received', 'in-handling', 'answered'))`,
    );
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS complaint_status_changes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        complaint_id uuid NOT NULL REFERENCES complaints ON DELETE CASCADE,
        from_status text NOT NULL,
        to_status text NOT NULL,
        note text NOT NULL DEFAULT '',
        changed_by text NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      `CREATE INDEX IF NOT EXISTS complaint_status_changes_by_complaint
       ON complaint_status_changes (complaint_id, id)`,
    );
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS complaints_by_status');
    await queryRunner.query(
      'CREATE INDEX CONCURRENTLY complaints_by_status ON complaints (status, created_at DESC, id)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE IF EXISTS complaint_status_changes');
    await queryRunner.query('ALTER TABLE complaints DROP COLUMN IF EXISTS status');
  }
}
