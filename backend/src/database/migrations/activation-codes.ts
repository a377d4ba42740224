import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Activation codes by the network that asked for them. Those that are valid now stay so, as codes of another network;
 * `mailed_codes` keeps those for logins.
 */
export class ActivationCodes1763730000000 implements MigrationInterface {
  name = 'ActivationCodes1763730000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE activation_codes (
        customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
        network text NOT NULL,
        id uuid NOT NULL,
        hash text NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        other_tries integer NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (customer_id, network)
      )`);
    await queryRunner.query(`
      INSERT INTO activation_codes (customer_id, network, id, hash, other_tries, expires_at)
      SELECT customer_id, '', id, hash, tries, expires_at FROM mailed_codes
      WHERE purpose = 'activation' AND used_at IS NULL AND expires_at > now()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE activation_codes');
  }
}
