import type { MigrationInterface, QueryRunner } from 'typeorm';

const CASES = ['lease_applications', 'complaints', 'contact_messages'];

/**
 * Who works on what, the version of an application, and indexes for the lists of the office. These are created without blocking writes,
 * which is not possible in a transaction: a migration that was interrupted starts again.
 */
export class OfficeCases1764000000000 implements MigrationInterface {
  name = 'OfficeCases1764000000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const index = async (name: string, definition: string) => {
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await queryRunner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`);
    };
    await queryRunner.query(
      'ALTER TABLE lease_applications ADD COLUMN IF NOT EXISTS versie integer NOT NULL DEFAULT 1',
    );
    for (const table of CASES) {
      await queryRunner.query(
        `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS behandelaar_id uuid REFERENCES employees ON DELETE SET NULL`,
      );
      await index(
        `${table}_by_behandelaar`,
        `${table} (behandelaar_id, created_at DESC, id) WHERE behandelaar_id IS NOT NULL`,
      );
    }
    await index('lease_applications_by_bedrijf', 'lease_applications (bedrijfsnaam, id)');
    // Numbers as a caller says them, without the spaces and dashes of either.
    await index(
      'lease_applications_numbers',
      `lease_applications USING gin
       (regexp_replace(telefoon || '/' || COALESCE(kenteken, ''), '[^[:alnum:]/]', '', 'g') gin_trgm_ops)`,
    );
    await queryRunner.query('ANALYZE lease_applications');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS lease_applications_numbers');
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS lease_applications_by_bedrijf');
    await queryRunner.query('ALTER TABLE lease_applications DROP COLUMN IF EXISTS versie');
    for (const table of CASES) {
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN IF EXISTS behandelaar_id`);
    }
  }
}
