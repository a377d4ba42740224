import type { MigrationInterface, QueryRunner } from 'typeorm';

const text = (...columns: string[]) => `USING gin ((${columns.join(" || ' ' || ")}) gin_trgm_ops)`;

/** Of every index its table and definition. The expressions are those of the lists in `src/office`: PostgreSQL compares them literally. */
const INDEXES: Record<string, readonly [table: string, definition: string]> = {
  lease_applications_words: [
    'lease_applications',
    text(
      ...['lease_code', 'naam', 'bedrijfsnaam', 'email', 'telefoon', 'kvk_nummer', 'voertuig_link'],
      ...["COALESCE(kenteken, '')", "COALESCE(dealer_voertuig, '')"],
      ...["COALESCE(voertuig ->> 'merk', '')", "COALESCE(voertuig ->> 'handelsbenaming', '')"],
      ...["COALESCE(voertuig ->> 'kleur', '')", "COALESCE(kvk ->> 'plaats', '')"],
    ),
  ],
  complaints_words: [
    'complaints',
    text(
      ...['number', 'naam', 'email', 'telefoon', 'bedrijf', 'garagenaam', 'partnernaam'],
      ...['klacht_onderwerp', 'beschrijving'],
    ),
  ],
  complaints_numbers: [
    'complaints',
    "USING gin (regexp_replace(telefoon, '[^[:alnum:]/]', '', 'g') gin_trgm_ops)",
  ],
  contact_messages_words: ['contact_messages', text('name', 'email', 'subject', 'message')],
  customers_words: [
    'customers',
    text('voornaam', 'achternaam', 'bedrijfsnaam', 'email', 'telefoon', 'kvk_nummer'),
  ],
};

/** The indexes of single columns that these replace. */
const REPLACED = ['lease_applications_text', 'complaints_text', 'contact_messages_text', 'customers_text'];

/**
 * Searches for words in any order, whatever column has them. Created without blocking writes, which is not possible in a transaction: a
 * migration that was interrupted starts again. Until all processes are of this release, those of the one before search without an index.
 */
export class SearchTexts1764290000000 implements MigrationInterface {
  name = 'SearchTexts1764290000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, [table, definition]] of Object.entries(INDEXES)) {
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await queryRunner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${table} ${definition}`);
    }
    for (const name of REPLACED) await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    // Statistics of indexed expressions exist only after an analysis with the index.
    for (const table of new Set(Object.values(INDEXES).map(([table]) => table))) {
      await queryRunner.query(`ANALYZE ${table}`);
    }
  }

  /** What these replaced is not created again: without it searches of an earlier release take longer. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) {
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    }
  }
}
