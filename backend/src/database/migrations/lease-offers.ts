import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The offers of the office for applications. */
export class LeaseOffers1763710000000 implements MigrationInterface {
  name = 'LeaseOffers1763710000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE lease_offers (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        application_id uuid NOT NULL REFERENCES lease_applications ON DELETE CASCADE,
        leasemaatschappij text NOT NULL,
        voertuig text NOT NULL,
        aanschafprijs integer NOT NULL CHECK (aanschafprijs > 0),
        aanbetaling integer NOT NULL CHECK (aanbetaling >= 0),
        slottermijn integer NOT NULL CHECK (slottermijn >= 0),
        looptijd integer NOT NULL CHECK (looptijd > 0),
        maandbedrag integer NOT NULL CHECK (maandbedrag > 0),
        kosten integer NOT NULL CHECK (kosten >= 0),
        toelichting text NOT NULL DEFAULT '',
        made_by text NOT NULL,
        made_at timestamptz NOT NULL,
        last_day date NOT NULL,
        accepted_at timestamptz,
        ended_at timestamptz
      )`);
    await queryRunner.query(
      'CREATE INDEX lease_offers_by_application ON lease_offers (application_id, made_at DESC)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE lease_offers');
  }
}
