import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The login code that was mailed last and not used yet, encrypted: who asks again gets the same one. */
export class NewLoginCodes1763740000000 implements MigrationInterface {
  name = 'NewLoginCodes1763740000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE customers ADD COLUMN new_code text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE customers DROP COLUMN new_code');
  }
}
