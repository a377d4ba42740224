import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAdding } from './job-spans.js';

/** Prefix of the message of every `ServerUnavailable`, by which its jobs are found. */
const MESSAGE_PREFIX = 'Unavailable: ';

/** LIKE pattern for the last error of a job that failed with `ServerUnavailable`. */
const SERVER_UNAVAILABLE_PATTERN = `${MESSAGE_PREFIX}%`;

/** A server that a job needs is unavailable. The job itself is valid and is retried once the server is available. */
export class ServerUnavailable extends Error {
  constructor(cause: Error) {
    super(MESSAGE_PREFIX + cause.message, { cause });
    this.name = 'ServerUnavailable';
  }
}

/** About four days, with exponential backoff. */
const MAX_ATTEMPTS = 25;
/** Only jobs younger than this are retried ahead of time, so that every job eventually runs out of attempts. */
const RETRY_NOW_MAX_AGE_DAYS = 4;
/** Jobs due within this time are not rescheduled. */
const SOON_SECONDS = 5;
/** Between two rescheduled jobs, so that the recovered server is not flooded. */
const SPREAD_MS = 50;

/** SQL condition for jobs that `retryNow` may reschedule; takes task, error pattern, seconds and days. */
const ELIGIBLE = `
  task_identifier = $1 AND last_error LIKE $2 AND locked_at IS NULL AND attempts < max_attempts
  AND run_at > now() + $3 * interval '1 second' AND created_at > now() - $4 * interval '1 day'`;

export interface OutboxState {
  /** Jobs that will still be tried. */
  waiting: number;
  /** Jobs without tries left, which are kept. */
  failed: number;
  /** Waiting time of the oldest due job; 0 without one. */
  oldestSeconds: number;
}

/** The worker takes jobs with a lower number first; those of earlier versions have 0 too. */
const PRIORITY = { urgent: -1, usual: 0 };

/** A job to add. */
export interface NewJob {
  /** Must be JSON. */
  payload: object;
  /** A waiting job with the same key is replaced. */
  jobKey?: string | undefined;
  /** Somebody waits for it to go on. */
  urgent?: boolean | undefined;
}

/**
 * Transactional outbox for work after the response. A job is stored in the same transaction as its record: either both exist
 * or neither.
 */
@Injectable()
export class Outbox {
  constructor(private readonly database: DataSource) {}

  /** Adds jobs for the handler of this task in this order, with one statement. */
  async add(manager: EntityManager, task: string, ...jobs: readonly NewJob[]): Promise<void> {
    await recordAdding(task, jobs.length, (traced) => {
      const added = jobs.map(({ payload, jobKey, urgent }) => ({
        identifier: task,
        payload: { ...payload, ...traced },
        max_attempts: MAX_ATTEMPTS,
        job_key: jobKey,
        priority: urgent ? PRIORITY.urgent : PRIORITY.usual,
      }));
      return manager.query(
        `SELECT FROM graphile_worker.add_jobs(
           ARRAY(SELECT job FROM json_populate_recordset(NULL::graphile_worker.job_spec, $1) AS job)
         )`,
        [JSON.stringify(added)],
      );
    });
  }

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

  /** How many jobs of this task `retryNow` would reschedule. */
  async countWaitingForServer(task: string): Promise<number> {
    const [{ count }] = await this.database.query<[{ count: number }]>(
      `SELECT count(*)::int FROM graphile_worker.jobs WHERE ${ELIGIBLE}`,
      [task, SERVER_UNAVAILABLE_PATTERN, SOON_SECONDS, RETRY_NOW_MAX_AGE_DAYS],
    );
    return count;
  }

  /**
   * Call it when the server is available again: reschedules the jobs that failed with `ServerUnavailable` to now, spread over
   * time. Their last attempt does not count.
   */
  async retryNow(task: string): Promise<void> {
    await this.database.query(
      `SELECT graphile_worker.reschedule_jobs(
         ARRAY[id],
         run_at => now() + place * $5 * interval '1 millisecond',
         attempts => greatest(attempts - 1, 0)
       )
       FROM (
         SELECT id, attempts, row_number() OVER (ORDER BY priority, id) AS place
         FROM graphile_worker.jobs WHERE ${ELIGIBLE}
       ) AS waiting`,
      [task, SERVER_UNAVAILABLE_PATTERN, SOON_SECONDS, RETRY_NOW_MAX_AGE_DAYS, SPREAD_MS],
    );
  }
}
