import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The status history of applications, and sequential complaint numbers. */
export class OfficeWork1763640000000 implements MigrationInterface {
  name = 'OfficeWork1763640000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE lease_status_changes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        application_id uuid NOT NULL REFERENCES lease_applications ON DELETE CASCADE,
        from_status text NOT NULL,
        to_status text NOT NULL,
        note text NOT NULL DEFAULT '',
        changed_by text NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      'CREATE INDEX lease_status_changes_by_application ON lease_status_changes (application_id, id)',
    );
    await queryRunner.query(`
      CREATE TABLE complaint_numbers (
        year integer PRIMARY KEY,
        last integer NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE complaint_numbers, lease_status_changes');
  }
}
