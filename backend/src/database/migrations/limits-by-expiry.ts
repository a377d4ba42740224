import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An index for the deletion of limits whose time is over, every few minutes. Created without blocking writes, which is not possible in a
 * transaction: a migration that was interrupted starts again.
 */
export class LimitsByExpiry1763670000000 implements MigrationInterface {
  name = 'LimitsByExpiry1763670000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS limits_by_expiry');
    await queryRunner.query('CREATE INDEX CONCURRENTLY limits_by_expiry ON limits (expire)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS limits_by_expiry');
  }
}
