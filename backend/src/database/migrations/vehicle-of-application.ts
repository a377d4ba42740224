import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The plate of the vehicle with what the RDW said about it, and the answers that are kept of services that are not ours. */
export class VehicleOfApplication1763810000000 implements MigrationInterface {
  name = 'VehicleOfApplication1763810000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE lease_applications ADD COLUMN kenteken text, ADD COLUMN voertuig jsonb',
    );
    await queryRunner.query(`
      CREATE TABLE external_answers (
        key text PRIMARY KEY,
        answer jsonb NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE external_answers');
    await queryRunner.query('ALTER TABLE lease_applications DROP COLUMN voertuig, DROP COLUMN kenteken');
  }
}
