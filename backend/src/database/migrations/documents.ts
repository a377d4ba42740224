import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Documents that the office asks, the files of customers, and who of the office opened them. A file is deleted by many: its customer, the
 * office, retention and erasure. So the trigger queues the deletion of its content, with the constants of `src/outbox/outbox.ts` and
 * `src/documents/document-storage.ts`.
 */
export class Documents1763820000000 implements MigrationInterface {
  name = 'Documents1763820000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE documents (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        application_id uuid NOT NULL REFERENCES lease_applications ON DELETE CASCADE,
        soort text NOT NULL,
        naam text NOT NULL,
        toelichting text NOT NULL DEFAULT '',
        asked_at timestamptz NOT NULL,
        asked_by text NOT NULL,
        decision text CHECK (decision IN ('accepted', 'refused')),
        decided_at timestamptz,
        decided_by text
      )`);
    await queryRunner.query('CREATE INDEX documents_by_application ON documents (application_id, asked_at)');
    await queryRunner.query(
      "CREATE UNIQUE INDEX documents_one_of_a_kind ON documents (application_id, soort) WHERE soort <> 'anders'",
    );
    await queryRunner.query(
      'CREATE INDEX documents_undecided ON documents (asked_at, id) WHERE decision IS NULL',
    );
    await queryRunner.query(`
      CREATE TABLE document_files (
        id uuid PRIMARY KEY,
        document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
        naam text NOT NULL,
        type text NOT NULL,
        grootte integer NOT NULL,
        content_hash text NOT NULL,
        sent_at timestamptz NOT NULL,
        scan text NOT NULL CHECK (scan IN ('waiting', 'clean', 'infected'))
      )`);
    await queryRunner.query(
      'CREATE UNIQUE INDEX document_files_once ON document_files (document_id, content_hash)',
    );
    await queryRunner.query('CREATE INDEX document_files_by_moment ON document_files (sent_at)');
    await queryRunner.query(
      "CREATE INDEX document_files_waiting ON document_files (sent_at, id) WHERE scan = 'waiting'",
    );
    await queryRunner.query(`
      CREATE TABLE document_readings (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
        naam text NOT NULL,
        read_by text NOT NULL,
        read_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      'CREATE INDEX document_readings_by_document ON document_readings (document_id, id)',
    );
    await queryRunner.query(`
      CREATE FUNCTION remove_document_content() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM graphile_worker.add_job('document-removal', json_build_object('key', OLD.id), max_attempts => 25);
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER remove_document_content AFTER DELETE ON document_files
      FOR EACH ROW EXECUTE FUNCTION remove_document_content()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE document_readings');
    await queryRunner.query('DROP TABLE document_files');
    await queryRunner.query('DROP TABLE documents');
    await queryRunner.query('DROP FUNCTION remove_document_content()');
  }
}
