import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dealers who begin applications for their customers. The index is of the few applications that a dealer began. */
export class Dealers1764231000000 implements MigrationInterface {
  name = 'Dealers1764231000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE dealers (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        naam text NOT NULL,
        email text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        created_by text NOT NULL,
        created_at timestamptz NOT NULL,
        ended_at timestamptz
      )`);
    await queryRunner.query('CREATE UNIQUE INDEX dealers_active ON dealers (email) WHERE ended_at IS NULL');
    for (const table of ['lease_drafts', 'lease_applications']) {
      await queryRunner.query(
        `ALTER TABLE ${table} ADD COLUMN dealer_id uuid REFERENCES dealers ON DELETE SET NULL, ADD COLUMN dealer_voertuig text`,
      );
      await queryRunner.query(
        `CREATE INDEX ${table}_by_dealer ON ${table} (dealer_id) WHERE dealer_id IS NOT NULL`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['lease_drafts', 'lease_applications']) {
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN dealer_voertuig, DROP COLUMN dealer_id`);
    }
    await queryRunner.query('DROP TABLE dealers');
  }
}
