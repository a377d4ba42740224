import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers with their codes, applications, complaints, messages, sessions and limits. */
export class FirstTables1763600000000 implements MigrationInterface {
  name = 'FirstTables1763600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE customers (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL UNIQUE,
        voornaam text NOT NULL DEFAULT '',
        achternaam text NOT NULL DEFAULT '',
        telefoon text NOT NULL DEFAULT '',
        bedrijfsnaam text NOT NULL DEFAULT '',
        kvk_nummer text NOT NULL DEFAULT '',
        permanent_code_hash text UNIQUE,
        activated_at timestamptz,
        first_login_at timestamptz,
        wrong_codes integer NOT NULL DEFAULT 0,
        locked_until timestamptz,
        created_at timestamptz NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE mailed_codes (
        customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('activation', 'verification')),
        id uuid NOT NULL,
        hash text NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (customer_id, purpose)
      )`);
    await queryRunner.query(`
      CREATE TABLE known_devices (
        customer_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
        device_hash text NOT NULL,
        last_login_at timestamptz NOT NULL,
        PRIMARY KEY (customer_id, device_hash)
      )`);
    await queryRunner.query(`
      CREATE TABLE lease_applications (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        lease_code text NOT NULL UNIQUE CHECK (lease_code ~ '^[A-Z0-9]{7}$'),
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected', 'completed')),
        customer_id uuid REFERENCES customers ON DELETE SET NULL,
        naam text NOT NULL,
        email text NOT NULL,
        telefoon text NOT NULL,
        bedrijfsnaam text NOT NULL,
        kvk_nummer text NOT NULL,
        voertuig_link text NOT NULL,
        aanschafprijs integer NOT NULL CHECK (aanschafprijs > 0),
        aanbetaling integer NOT NULL CHECK (aanbetaling >= 0),
        slottermijn integer NOT NULL CHECK (slottermijn >= 0),
        looptijd integer NOT NULL,
        idempotency_key text UNIQUE,
        created_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      'CREATE INDEX lease_applications_by_customer ON lease_applications (customer_id, created_at DESC)',
    );
    await queryRunner.query(`
      CREATE TABLE complaints (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        number text NOT NULL UNIQUE,
        klacht_type text NOT NULL,
        naam text NOT NULL,
        email text NOT NULL,
        telefoon text NOT NULL,
        bedrijf text NOT NULL,
        klacht_onderwerp text NOT NULL,
        klacht_categorie text NOT NULL,
        garagenaam text NOT NULL,
        partnernaam text NOT NULL,
        beschrijving text NOT NULL,
        gewenst_uitkomst text NOT NULL,
        eerder_contact text NOT NULL,
        idempotency_key text UNIQUE,
        created_at timestamptz NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE contact_messages (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        email text NOT NULL,
        subject text NOT NULL,
        message text NOT NULL,
        idempotency_key text UNIQUE,
        created_at timestamptz NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE sessions (
        sid text PRIMARY KEY,
        sess json NOT NULL,
        expire timestamptz NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX sessions_by_expiry ON sessions (expire)');
    await queryRunner.query(`
      CREATE TABLE limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'DROP TABLE limits, sessions, contact_messages, complaints, lease_applications, known_devices, mailed_codes, customers',
    );
  }
}
