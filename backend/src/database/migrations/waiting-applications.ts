import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What changes who waits: of each table the event, and the column with the application. */
const CAUSES: Record<string, readonly [event: string, key: string]> = {
  lease_applications: ['INSERT OR UPDATE OF status, created_at', 'id'],
  lease_status_changes: ['INSERT', 'application_id'],
  lease_offers: ['INSERT OR UPDATE OF made_at, accepted_at, ended_at', 'application_id'],
  lease_notes: ['INSERT', 'application_id'],
};

/**
 * The applications whose customers wait for the office, kept by triggers: to find them among all that are open takes a second when there are
 * a hundred thousand of those.
 *
 * - `wacht_sinds`: the mails promise to hear from the office when an application arrives, and when it is approved or reviewed again. This is
 *   kept by an offer or a note after that moment.
 * - `akkoord_sinds`: the customer agreed with the offer that holds, and was not called since.
 */
export class WaitingApplications1764120000000 implements MigrationInterface {
  name = 'WaitingApplications1764120000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE waiting_applications (
        application_id uuid PRIMARY KEY REFERENCES lease_applications ON DELETE CASCADE,
        wacht_sinds timestamptz,
        akkoord_sinds timestamptz
      )`);
    for (const column of ['wacht_sinds', 'akkoord_sinds']) {
      await queryRunner.query(
        `CREATE INDEX waiting_applications_${column} ON waiting_applications (${column}, application_id) WHERE ${column} IS NOT NULL`,
      );
    }
    await queryRunner.query(`
      CREATE FUNCTION application_waits(application uuid, OUT wacht timestamptz, OUT akkoord timestamptz) LANGUAGE sql STABLE AS $$
        SELECT
          CASE WHEN NOT EXISTS (SELECT FROM lease_offers WHERE application_id = a.id AND ended_at IS NULL
              AND GREATEST(made_at, accepted_at) >= a.since)
            AND NOT EXISTS (SELECT FROM lease_notes WHERE application_id = a.id AND kind = 'note' AND written_at >= a.since)
            THEN a.since END,
          (SELECT accepted_at FROM (
             SELECT accepted_at, ended_at FROM lease_offers WHERE application_id = a.id ORDER BY made_at DESC LIMIT 1
           ) AS newest
           WHERE ended_at IS NULL
             AND NOT EXISTS (SELECT FROM lease_status_changes WHERE application_id = a.id AND changed_at >= accepted_at)
             AND NOT EXISTS (SELECT FROM lease_notes WHERE application_id = a.id AND kind = 'note' AND written_at >= accepted_at))
        FROM (
          SELECT id, COALESCE((SELECT max(changed_at) FROM lease_status_changes WHERE application_id = open.id), created_at) AS since
          FROM lease_applications AS open WHERE id = application AND status IN ('pending', 'approved')
        ) AS a
      $$`);
    await queryRunner.query(`
      CREATE FUNCTION keep_waiting_applications() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        application uuid := to_jsonb(NEW) ->> TG_ARGV[0];
        since record;
      BEGIN
        SELECT * INTO since FROM application_waits(application);
        IF since.wacht IS NULL AND since.akkoord IS NULL THEN
          DELETE FROM waiting_applications WHERE application_id = application;
        ELSE
          INSERT INTO waiting_applications VALUES (application, since.wacht, since.akkoord)
          ON CONFLICT (application_id) DO UPDATE SET wacht_sinds = since.wacht, akkoord_sinds = since.akkoord;
        END IF;
        RETURN NULL;
      END $$`);
    for (const [table, [event, key]] of Object.entries(CAUSES)) {
      await queryRunner.query(
        `CREATE TRIGGER keep_waiting AFTER ${event} ON ${table}
         FOR EACH ROW EXECUTE FUNCTION keep_waiting_applications('${key}')`,
      );
    }
    await queryRunner.query(
      `INSERT INTO waiting_applications
       SELECT id, wacht, akkoord FROM lease_applications, application_waits(id)
       WHERE status IN ('pending', 'approved') AND (wacht IS NOT NULL OR akkoord IS NOT NULL)`,
    );
    await queryRunner.query('DROP INDEX lease_offers_agreed');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE INDEX lease_offers_agreed ON lease_offers (accepted_at) WHERE accepted_at IS NOT NULL AND ended_at IS NULL',
    );
    await queryRunner.query('DROP FUNCTION keep_waiting_applications CASCADE');
    await queryRunner.query('DROP FUNCTION application_waits');
    await queryRunner.query('DROP TABLE waiting_applications');
  }
}
