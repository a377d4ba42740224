import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last login of a customer, and indexes on the mail address of submissions. */
export class PersonalData1763650000000 implements MigrationInterface {
  name = 'PersonalData1763650000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE customers ADD last_login_at timestamptz');
    await queryRunner.query(`
      UPDATE customers SET last_login_at = COALESCE(
        (SELECT max(last_login_at) FROM known_devices WHERE customer_id = customers.id), first_login_at)`);
    for (const table of ['lease_applications', 'complaints', 'contact_messages']) {
      await queryRunner.query(`CREATE INDEX ${table}_by_email ON ${table} (email, created_at)`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['lease_applications', 'complaints', 'contact_messages']) {
      await queryRunner.query(`DROP INDEX ${table}_by_email`);
    }
    await queryRunner.query('ALTER TABLE customers DROP last_login_at');
  }
}
