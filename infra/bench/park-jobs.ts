import type pg from 'pg';

/**
 * From now on jobs are stored and not carried out: sending mails would take the processors from what is measured. They have no tries left,
 * so that the worker does not look at each of them whenever it looks for a job.
 */
export async function parkJobs(database: pg.Client | pg.Pool): Promise<void> {
  await database.query(`
    CREATE FUNCTION park() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.attempts = NEW.max_attempts; RETURN NEW; END $$;
    CREATE TRIGGER park BEFORE INSERT ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION park();`);
}

/** The jobs that were parked are carried out, and new ones as usual. */
export async function unparkJobs(database: pg.Client): Promise<void> {
  await database.query(`
    DROP TRIGGER park ON graphile_worker._private_jobs;
    DROP FUNCTION park;
    UPDATE graphile_worker._private_jobs SET attempts = 0`);
}
