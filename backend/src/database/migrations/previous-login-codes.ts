import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The login code that a customer used before the one that was mailed last; it is valid until that one is used. The index is created
 * without blocking writes, which is not possible in a transaction: a migration that was interrupted starts again.
 */
export class PreviousLoginCodes1763680000000 implements MigrationInterface {
  name = 'PreviousLoginCodes1763680000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE customers ADD COLUMN IF NOT EXISTS previous_code_hash text');
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS customers_by_previous_code');
    await queryRunner.query(
      `CREATE UNIQUE INDEX CONCURRENTLY customers_by_previous_code ON customers (previous_code_hash)
       WHERE previous_code_hash IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE customers DROP COLUMN IF EXISTS previous_code_hash');
  }
}
