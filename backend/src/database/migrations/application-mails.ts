import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which mails were sent about an application, as long as that is kept. */
export class ApplicationMails1764000001000 implements MigrationInterface {
  name = 'ApplicationMails1764000001000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE application_mails (
        id uuid PRIMARY KEY,
        application_id uuid NOT NULL REFERENCES lease_applications ON DELETE CASCADE,
        address text NOT NULL,
        subject text NOT NULL,
        queued_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz
      )`);
    await queryRunner.query(
      'CREATE INDEX application_mails_by_application ON application_mails (application_id, queued_at)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE application_mails');
  }
}
