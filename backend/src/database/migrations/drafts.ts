import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applications that visitors continue later. The content of a draft that has ended is gone; its row tells why its link no longer works. */
export class Drafts1764230000000 implements MigrationInterface {
  name = 'Drafts1764230000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE lease_drafts (
        id uuid PRIMARY KEY,
        token_hash text NOT NULL UNIQUE,
        email text NOT NULL,
        customer_id uuid REFERENCES customers ON DELETE CASCADE,
        content bytea,
        ended text CHECK (ended IN ('verstuurd', 'vervangen', 'verwijderd')),
        saved_at timestamptz NOT NULL,
        CHECK ((content IS NULL) = (ended IS NOT NULL))
      )`);
    await queryRunner.query('CREATE INDEX lease_drafts_by_email ON lease_drafts (email)');
    await queryRunner.query('CREATE INDEX lease_drafts_by_customer ON lease_drafts (customer_id)');
    await queryRunner.query('CREATE INDEX lease_drafts_by_age ON lease_drafts (saved_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE lease_drafts');
  }
}
