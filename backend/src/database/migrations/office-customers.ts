import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As in `src/office/customers/customer-list.ts`: PostgreSQL compares expressions literally. */
const INDEXES: Record<string, string> = {
  customers_by_date: '(created_at DESC, id)',
  customers_text: `USING gin (email gin_trgm_ops, (voornaam || ' ' || achternaam) gin_trgm_ops, telefoon gin_trgm_ops,
    bedrijfsnaam gin_trgm_ops, kvk_nummer gin_trgm_ops)`,
  customers_numbers: "USING gin (regexp_replace(telefoon, '[^[:alnum:]/]', '', 'g') gin_trgm_ops)",
};

/**
 * Indexes for the list of customers. Created without blocking writes, which is not possible in a transaction: a migration that was
 * interrupted starts again.
 */
export class OfficeCustomers1764020000000 implements MigrationInterface {
  name = 'OfficeCustomers1764020000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) {
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await queryRunner.query(`CREATE INDEX CONCURRENTLY ${name} ON customers ${definition}`);
    }
    await queryRunner.query('ANALYZE customers');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) {
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    }
  }
}
