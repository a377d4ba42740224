import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the office mailed as answers to messages, and indexes for its lists of messages and complaints. These are created without blocking
 * writes, which is not possible in a transaction: a migration that was interrupted starts again.
 */
export class ContactAnswers1764010000000 implements MigrationInterface {
  name = 'ContactAnswers1764010000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS contact_answers (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        message_id uuid NOT NULL REFERENCES contact_messages ON DELETE CASCADE,
        answer text NOT NULL,
        answered_by text NOT NULL,
        answered_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      'CREATE INDEX IF NOT EXISTS contact_answers_by_message ON contact_answers (message_id, id)',
    );
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS contact_messages_answered');
    await queryRunner.query(
      `CREATE INDEX CONCURRENTLY contact_messages_answered
       ON contact_messages (created_at DESC, id) WHERE answered_at IS NOT NULL`,
    );
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS complaints_caller');
    await queryRunner.query(
      `CREATE INDEX CONCURRENTLY complaints_caller ON complaints USING gin
       (bedrijf gin_trgm_ops, regexp_replace(telefoon, '[^[:alnum:]/]', '', 'g') gin_trgm_ops)`,
    );
    await queryRunner.query('ANALYZE complaints');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS complaints_caller');
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS contact_messages_answered');
    await queryRunner.query('DROP TABLE IF EXISTS contact_answers');
  }
}
