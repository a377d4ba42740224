import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the KvK said about the company that the applicant chose there. */
export class CompanyOfApplication1763820000000 implements MigrationInterface {
  name = 'CompanyOfApplication1763820000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE lease_applications ADD COLUMN kvk jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE lease_applications DROP COLUMN kvk');
  }
}
