import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a customer chose the company of the account at the KvK. */
export class CompanyOfCustomer1764240000000 implements MigrationInterface {
  name = 'CompanyOfCustomer1764240000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE customers ADD COLUMN kvk_gekozen boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE customers DROP COLUMN kvk_gekozen');
  }
}
