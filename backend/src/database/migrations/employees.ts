import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Employees with their passkeys, recovery codes and sessions, and the trail of what they read and changed. Rows of the trail cannot be
 * changed, and not be deleted for seven years.
 */
export class Employees1763900000000 implements MigrationInterface {
  name = 'Employees1763900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE employees (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL UNIQUE,
        naam text NOT NULL,
        rol text NOT NULL CHECK (rol IN ('medewerker', 'beheerder')),
        code_hash text UNIQUE,
        new_code_hash text UNIQUE,
        invitation_hash text UNIQUE,
        invited_until timestamptz,
        last_login_at timestamptz,
        created_at timestamptz NOT NULL,
        ended_at timestamptz
      )`);
    await queryRunner.query(`
      CREATE TABLE employee_passkeys (
        id text PRIMARY KEY,
        employee_id uuid NOT NULL REFERENCES employees ON DELETE CASCADE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz
      )`);
    await queryRunner.query('CREATE INDEX employee_passkeys_by_employee ON employee_passkeys (employee_id)');
    await queryRunner.query(`
      CREATE TABLE employee_recovery_codes (
        employee_id uuid NOT NULL REFERENCES employees ON DELETE CASCADE,
        code_hash text NOT NULL,
        PRIMARY KEY (employee_id, code_hash)
      )`);
    await queryRunner.query(`
      CREATE TABLE employee_sessions (
        token_hash text PRIMARY KEY,
        employee_id uuid NOT NULL REFERENCES employees ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('login', 'registration', 'session')),
        challenge text,
        started_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX employee_sessions_by_employee ON employee_sessions (employee_id)');
    await queryRunner.query('CREATE INDEX employee_sessions_by_expiry ON employee_sessions (expires_at)');
    await queryRunner.query(`
      CREATE TABLE audit_trail (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        employee_id uuid NOT NULL,
        employee text NOT NULL,
        action text NOT NULL,
        subject text NOT NULL,
        network text NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX audit_trail_by_subject ON audit_trail (subject, id)');
    await queryRunner.query(`
      CREATE FUNCTION keep_audit_trail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND OLD.at < now() - interval '7 years' THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'The audit trail is not changed.';
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER keep_rows BEFORE UPDATE OR DELETE ON audit_trail
      FOR EACH ROW EXECUTE FUNCTION keep_audit_trail()`);
    await queryRunner.query(`
      CREATE TRIGGER keep_table BEFORE TRUNCATE ON audit_trail
      FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_trail()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE audit_trail');
    await queryRunner.query('DROP FUNCTION keep_audit_trail');
    await queryRunner.query(
      'DROP TABLE employee_sessions, employee_recovery_codes, employee_passkeys, employees',
    );
  }
}
