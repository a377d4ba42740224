import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = { complaint_notes: 'complaints', message_notes: 'contact_messages' };

/** Notes of the office about complaints and messages. */
export class CaseNotes1764100000000 implements MigrationInterface {
  name = 'CaseNotes1764100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, cases] of Object.entries(TABLES)) {
      await queryRunner.query(`
        CREATE TABLE ${table} (
          id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
          case_id uuid NOT NULL REFERENCES ${cases} ON DELETE CASCADE,
          note text NOT NULL,
          written_by text NOT NULL,
          written_at timestamptz NOT NULL
        )`);
      await queryRunner.query(`CREATE INDEX ${table}_by_case ON ${table} (case_id, id)`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(TABLES)) await queryRunner.query(`DROP TABLE ${table}`);
  }
}
