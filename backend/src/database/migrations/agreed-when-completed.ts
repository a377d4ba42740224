import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Retention counts only a completed application as an agreement. The indexes of `src/privacy/retention-rules.ts` are created without
 * blocking writes, which is not possible in a transaction: a migration that was interrupted starts again.
 */
export class AgreedWhenCompleted1763770000000 implements MigrationInterface {
  name = 'AgreedWhenCompleted1763770000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await indexByAgreement(queryRunner, "'completed'", "'pending', 'approved', 'rejected', 'withdrawn'");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await indexByAgreement(queryRunner, "'approved', 'completed'", "'pending', 'rejected', 'withdrawn'");
  }
}

async function indexByAgreement(queryRunner: QueryRunner, agreed: string, notAgreed: string): Promise<void> {
  await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS lease_applications_agreed');
  await queryRunner.query(
    `CREATE INDEX CONCURRENTLY lease_applications_agreed ON lease_applications
       (((created_at AT TIME ZONE 'UTC' + make_interval(months => looptijd)) AT TIME ZONE 'UTC'))
     WHERE status IN (${agreed})`,
  );
  await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS lease_applications_not_agreed');
  await queryRunner.query(
    `CREATE INDEX CONCURRENTLY lease_applications_not_agreed
     ON lease_applications (created_at) WHERE status IN (${notAgreed})`,
  );
  // Statistics of indexed expressions exist only after an analysis with the index.
  await queryRunner.query('ANALYZE lease_applications');
}
