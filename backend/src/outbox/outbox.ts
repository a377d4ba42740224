import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { WAITS_FOR_SERVER } from './server-away.js';

/** Tried for about four days, further and further apart. */
const MAX_ATTEMPTS = 25;
/** A job that is older is not hurried any more, so that its tries come to an end. */
const HURRIED_FOR_DAYS = 4;
/** A job that comes up by itself within this time is left alone. */
const SOON_SECONDS = 5;
/** Between two jobs that waited for one server, so that it is not flooded the moment it is back. */
const SPREAD_MS = 50;

/** Which jobs are hurried, by task, pattern of the error, seconds and days. */
const HURRYABLE = `
  task_identifier = $1 AND last_error LIKE $2 AND locked_at IS NULL AND attempts < max_attempts
  AND run_at > now() + $3 * interval '1 second' AND created_at > now() - $4 * interval '1 day'`;

/** How the outbox is doing. */
export interface OutboxState {
  /** Jobs that will still be tried, now or later. */
  waiting: number;
  /** Jobs whose last try failed. They are kept and nothing happens to them by itself. */
  failed: number;
  /** How long the oldest job that could be done now has been waiting for a worker. */
  oldestSeconds: number;
}

/**
 * Work that is done after the answer. A job is written with the record that it belongs to, in one transaction: either
 * both are there or neither is.
 */
@Injectable()
export class Outbox {
  constructor(private readonly database: DataSource) {}

  /** Adds a job for the handler of this name. The payload must be JSON. */
  async add(manager: EntityManager, task: string, payload: object): Promise<void> {
    await manager.query('SELECT graphile_worker.add_job($1, $2::json, max_attempts => $3)', [
      task,
      JSON.stringify(payload),
      MAX_ATTEMPTS,
    ]);
  }

  /** How many jobs wait, how many failed for good, and whether the workers keep up. */
  async state(): Promise<OutboxState> {
    const [state] = await this.database.query<[OutboxState]>(`
      SELECT count(*) FILTER (WHERE attempts < max_attempts OR locked_at IS NOT NULL)::int AS waiting,
             count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL)::int AS failed,
             coalesce(extract(epoch FROM now() - min(run_at) FILTER (
               WHERE attempts < max_attempts AND locked_at IS NULL AND run_at <= now()
             )), 0)::int AS "oldestSeconds"
      FROM graphile_worker.jobs`);
    return state;
  }

  /** How many jobs of this task wait because a server was away, and would go on waiting. */
  async waitingForServer(task: string): Promise<number> {
    const [{ count }] = await this.database.query<[{ count: number }]>(
      `SELECT count(*)::int FROM graphile_worker.jobs WHERE ${HURRYABLE}`,
      [task, WAITS_FOR_SERVER, SOON_SECONDS, HURRIED_FOR_DAYS],
    );
    return count;
  }

  /**
   * The server is back: brings the next try of those jobs forward, one shortly after the other. The try that found the
   * server away does not count.
   */
  async hurry(task: string): Promise<void> {
    await this.database.query(
      `SELECT graphile_worker.reschedule_jobs(
         ARRAY[id],
         run_at => now() + place * $5 * interval '1 millisecond',
         attempts => greatest(attempts - 1, 0)
       )
       FROM (
         SELECT id, attempts, row_number() OVER (ORDER BY id) AS place
         FROM graphile_worker.jobs WHERE ${HURRYABLE}
       ) AS waiting`,
      [task, WAITS_FOR_SERVER, SOON_SECONDS, HURRIED_FOR_DAYS, SPREAD_MS],
    );
  }
}
