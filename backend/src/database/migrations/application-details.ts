import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is leased and what the applicant remarks, both optional. */
export class ApplicationDetails1763690000000 implements MigrationInterface {
  name = 'ApplicationDetails1763690000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE lease_applications
        ADD COLUMN voertuig_type text CHECK (voertuig_type IN ('auto', 'equipment')),
        ADD COLUMN opmerking text NOT NULL DEFAULT ''`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE lease_applications DROP COLUMN opmerking, DROP COLUMN voertuig_type',
    );
  }
}
