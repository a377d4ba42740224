import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Amounts with cents, the withdrawal of an offer by the office, and when the customer was reminded of its last day. */
export class OfferEndings1763750000000 implements MigrationInterface {
  name = 'OfferEndings1763750000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE lease_offers
        ALTER COLUMN maandbedrag TYPE numeric(9, 2),
        ALTER COLUMN kosten TYPE numeric(9, 2),
        ADD COLUMN withdrawn_by text,
        ADD COLUMN withdrawal_note text NOT NULL DEFAULT '',
        ADD COLUMN reminded_at timestamptz`);
    await queryRunner.query(`
      CREATE INDEX lease_offers_unanswered ON lease_offers (last_day)
        WHERE accepted_at IS NULL AND ended_at IS NULL AND reminded_at IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX lease_offers_unanswered');
    await queryRunner.query(`
      ALTER TABLE lease_offers
        DROP COLUMN reminded_at,
        DROP COLUMN withdrawal_note,
        DROP COLUMN withdrawn_by,
        ALTER COLUMN kosten TYPE integer,
        ALTER COLUMN maandbedrag TYPE integer`);
  }
}
