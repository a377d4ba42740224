import { EventEmitter } from 'node:events';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Runner, run, type Task, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { TimedClient } from '../database/timed-client.js';
import { inLogContext } from '../log/log-context.js';
import { Metrics } from '../metrics/metrics.js';
import { Clock } from '../outside/clock.js';
import { endsWithin } from '../outside/ends-within.js';
import { JobHandlers } from './job-handlers.js';
import { ServerAway } from './server-away.js';

const CONCURRENCY = 4;
const RESTART_PAUSE_MS = 1000;
/** Longer than for a call, because nobody waits for the answer. */
const CONNECTION_PATIENCE_MS = 10_000;
/** A job that takes longer has failed. */
export const JOB_TIMEOUT_MS = 20_000;
/** Longer than any job can take, so whoever holds a job for this long is gone. */
const GONE_AFTER_SECONDS = 30;
const LOOK_FOR_GONE_EVERY_MS = 10_000;
/** How long a stop waits for jobs under way; then they are handed back. */
const STOP_PATIENCE_MS = 5000;

/**
 * Takes jobs out of the outbox as they come in. Starts anew when the database was away, and takes over the jobs of
 * workers that were killed in the middle of them.
 */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(OutboxWorker.name);
  private runner: Runner | undefined;
  /** By which the jobs that this process is doing are locked. */
  private lockedBy = '';
  private lookForGone: NodeJS.Timeout | undefined;
  private stopping: Promise<void> | undefined;

  constructor(
    private readonly config: Config,
    private readonly database: DataSource,
    private readonly handlers: JobHandlers,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.start();
    await this.takeOverFromGone();
    this.lookForGone = setInterval(() => void this.takeOverFromGone(), LOOK_FOR_GONE_EVERY_MS);
  }

  /** Before the database closes, so that a job under way can end. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  /** Takes no more jobs and waits for those under way; what does not end in time is handed to another worker. */
  stop(): Promise<void> {
    this.stopping ??= (async () => {
      clearInterval(this.lookForGone);
      const ended = this.runner?.stop().catch(() => {}) ?? Promise.resolve();
      if (!(await endsWithin(STOP_PATIENCE_MS, ended))) {
        await this.handBack([this.lockedBy]).catch((error) => this.log.warn(error));
      }
    })();
    return this.stopping;
  }

  private async start(): Promise<void> {
    const events = new EventEmitter();
    events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      this.lockedBy = workerPool.id;
    });
    const pool = this.connections();
    const runner = await run({
      pgPool: pool,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      taskList: this.tasks(),
      crontab: this.handlers.schedule.join('\n'),
      events,
      // What was done is recorded with patience while the database is away; otherwise that would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new WorkerLogger(() => (level, message, meta) => this.report(level, message, meta)),
    }).catch((error) => {
      void pool.end();
      throw error;
    });
    this.runner = runner;
    runner.promise
      .catch((error) => {
        if (!this.stopping) this.log.warn(error);
      })
      .then(() => {
        void pool.end();
        return this.startAgain();
      });
  }

  /** Of this worker alone: those of the calls may all be busy. One that breaks is replaced by the pool, or ends the runner. */
  private connections(): pg.Pool {
    const pool = new pg.Pool({
      Client: TimedClient,
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: CONNECTION_PATIENCE_MS,
      max: CONCURRENCY + 1,
    });
    const broken = ({ message }: Error) => this.log.debug(message);
    pool.on('error', broken);
    pool.on('connect', (client) => client.on('error', broken));
    return pool;
  }

  private async startAgain(): Promise<void> {
    while (!this.stopping) {
      await this.clock.sleep(RESTART_PAUSE_MS);
      if (this.stopping) return;
      try {
        await this.handBack([this.lockedBy]);
        await this.start();
        this.log.warn('The outbox is worked on again.');
        return;
      } catch (error) {
        this.log.debug(error);
      }
    }
  }

  /** Each handler with a bound, a count and a log that says which job it is doing. Looked up when the job comes. */
  private tasks(): TaskList {
    const doJob = (task: string): Task => {
      return (payload, { job }) =>
        inLogContext({ task, job: job.id }, async () => {
          try {
            await this.doInTime(task, payload);
            this.metrics.jobs.inc({ task, outcome: 'done' });
            this.log.debug('done');
          } catch (error) {
            this.metrics.jobs.inc({ task, outcome: 'failed' });
            this.reportFailure(error, job.attempts, job.max_attempts);
            throw error;
          }
        });
    };
    return Object.fromEntries(Object.keys(this.handlers.byTask).map((task) => [task, doJob(task)]));
  }

  private async doInTime(task: string, payload: unknown): Promise<void> {
    const work = this.handlers.byTask[task]?.(payload) ?? Promise.resolve();
    if (!(await endsWithin(JOB_TIMEOUT_MS, work))) throw new Error(`Not done within ${JOB_TIMEOUT_MS} ms.`);
  }

  private reportFailure(error: unknown, attempt: number, attempts: number): void {
    if (attempt >= attempts)
      this.log.error(error, 'The last try failed: the job is kept, and not tried again.');
    else if (error instanceof ServerAway) this.log.warn(`Try ${attempt} of ${attempts}. ${error.message}`);
    else this.log.warn(error, `Try ${attempt} of ${attempts} failed.`);
  }

  /** A worker that was killed leaves its jobs locked; the database knows for how long. */
  private async takeOverFromGone(): Promise<void> {
    try {
      const gone = await this.database.query<{ locked_by: string }[]>(
        `SELECT DISTINCT locked_by FROM graphile_worker.jobs
         WHERE locked_at < now() - $1 * interval '1 second' AND locked_by <> $2`,
        [GONE_AFTER_SECONDS, this.lockedBy],
      );
      if (gone.length === 0) return;
      await this.handBack(gone.map((worker) => worker.locked_by));
      this.log.warn(`Took over the jobs of ${gone.length} worker(s) that are gone.`);
    } catch (error) {
      this.log.debug(error);
    }
  }

  private async handBack(workers: string[]): Promise<void> {
    await this.database.query('SELECT graphile_worker.force_unlock_workers($1)', [workers]);
  }

  private report(level: string, message: string, meta?: Record<string, unknown>): void {
    // Told by `reportFailure`, with the job that it belongs to.
    if (meta?.failure) return;
    // What it calls an error is a database that is away; it starts anew.
    if (level === 'error' || level === 'warning') this.log.warn(message);
    else this.log.verbose(message);
  }
}
