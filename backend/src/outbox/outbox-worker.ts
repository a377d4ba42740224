import { EventEmitter, once } from 'node:events';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { settlesWithin } from '@site/server';
import { type Runner, run, type Task, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { TimedClient } from '../database/timed-client.js';
import { inLogContext } from '../log/log-context.js';
import { Metrics } from '../metrics/metrics.js';
import { Clock } from '../platform/clock.js';
import { JobHandlers } from './job-handlers.js';
import { recordJob } from './job-spans.js';
import { ServerUnavailable } from './outbox.js';

const CONCURRENCY = 4;
const RESTART_PAUSE_MS = 1000;
/** Longer than for a call, because no visitor waits for the result. */
const CONNECTION_TIMEOUT_MS = 10_000;
/** A job that takes longer fails. */
export const JOB_TIMEOUT_MS = 20_000;
/** Longer than any job can take: whoever has locked a job for this long does not run it. */
const ABANDONED_AFTER_SECONDS = 30;
const ABANDONED_CHECK_INTERVAL_MS = 10_000;
/** How long a stop waits for running jobs before it releases them, unless it is told. */
const DRAIN_TIMEOUT_MS = 5000;

/**
 * Lets a client that was asked for with a callback be released twice: graphile-worker 0.17 does so when a connection breaks before it
 * listens, while its runner stops. The error of `pg` would then end the process.
 */
class WorkerPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect();
    super.connect((error, client, release) => {
      let isReleased = false;
      callback(error, client, (destroy) => {
        // Without a client there is no `release`, whatever its type says.
        if (!isReleased) release?.(destroy);
        isReleased = true;
      });
    });
    return undefined;
  }
}

/** Runs the jobs of the outbox. Restarts after the database was unavailable, and takes over the jobs of workers that were killed. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(OutboxWorker.name);
  private runner: Runner | undefined;
  /** The worker id with which this process locks its jobs. */
  private lockedBy = '';
  private abandonedCheck: NodeJS.Timeout | undefined;
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
    await this.takeOverAbandonedJobs();
    this.abandonedCheck = setInterval(() => void this.takeOverAbandonedJobs(), ABANDONED_CHECK_INTERVAL_MS);
  }

  /** Before the database closes, so that running jobs can finish. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  /**
   * Takes no new jobs and waits for the running ones; what is unfinished after so many milliseconds is released to other workers. The
   * first call counts.
   */
  stop(milliseconds = DRAIN_TIMEOUT_MS): Promise<void> {
    this.stopping ??= (async () => {
      clearInterval(this.abandonedCheck);
      const ended = this.runner?.stop().catch(() => {}) ?? Promise.resolve();
      if (!(await settlesWithin(milliseconds, ended))) {
        await this.releaseJobs([this.lockedBy]).catch((error) => this.log.warn(error));
      }
    })();
    return this.stopping;
  }

  private async start(): Promise<void> {
    const events = new EventEmitter();
    events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      this.lockedBy = workerPool.id;
    });
    const ending = once(events, 'pool:gracefulShutdown');
    const pool = this.createPool();
    const runner = await run({
      pgPool: pool,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      taskList: this.tasks(),
      crontab: this.handlers.schedule.join('\n'),
      events,
      // In batches, even of one: a result that cannot be stored then ends the runner, and not the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new WorkerLogger(() => (level, message, meta) => this.report(level, message, meta)),
    }).catch((error) => {
      void pool.end();
      throw error;
    });
    this.runner = runner;
    const stop = () => void runner.stop().catch(() => {});
    // graphile-worker 0.17 looks its tasks up once: a runner for which that fails would report the same failure for ever. It is
    // stopped after its workers have handled the failure.
    const stopSoon = () => void setImmediate(stop);
    events.once('worker:getJob:error', stopSoon);
    for (const answer of ['worker:getJob:empty', 'job:start']) {
      events.once(answer, () => events.off('worker:getJob:error', stopSoon));
    }
    const ended = runner.promise.catch((error) => {
      if (!this.stopping) this.log.warn(error);
    });
    // After results that could not be stored, graphile-worker 0.17 may never end. By then no job runs any more.
    const overdue = ending.then(async () => {
      if (this.stopping) await ended;
      else await settlesWithin(JOB_TIMEOUT_MS, ended);
    });
    void Promise.race([ended, overdue]).then(() => {
      // One that is overdue would go on with its schedule.
      stop();
      void pool.end();
      return this.restart();
    });
  }

  /** A separate pool, because the calls may use all connections of theirs. A broken connection is replaced, or ends the runner. */
  private createPool(): pg.Pool {
    const pool = new WorkerPool({
      Client: TimedClient,
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      max: CONCURRENCY + 1,
    });
    const broken = ({ message }: Error) => this.log.debug(message);
    pool.on('error', broken);
    pool.on('connect', (client) => client.on('error', broken));
    return pool;
  }

  private async restart(): Promise<void> {
    while (!this.stopping) {
      await this.clock.sleep(RESTART_PAUSE_MS);
      if (this.stopping) return;
      try {
        await this.releaseJobs([this.lockedBy]);
        await this.start();
        this.log.warn('The outbox worker was restarted.');
        return;
      } catch (error) {
        this.log.debug(error);
      }
    }
  }

  /** Wraps each handler with timeout, metrics, log context and span. Handlers are looked up when the job runs. */
  private tasks(): TaskList {
    const toTask = (task: string): Task => {
      return (stored, { job }) => {
        const work = async (payload: unknown) => {
          try {
            await this.runWithTimeout(task, payload);
            this.metrics.jobs.inc({ task, outcome: 'done' });
            this.log.debug('done');
          } catch (error) {
            this.metrics.jobs.inc({ task, outcome: 'failed' });
            this.reportFailure(error, job.attempts, job.max_attempts);
            throw error;
          }
        };
        return inLogContext({ task, job: job.id }, () => recordJob(task, stored, job.attempts, work));
      };
    };
    return Object.fromEntries(Object.keys(this.handlers.byTask).map((task) => [task, toTask(task)]));
  }

  private async runWithTimeout(task: string, payload: unknown): Promise<void> {
    const work = this.handlers.byTask[task]?.(payload) ?? Promise.resolve();
    if (!(await settlesWithin(JOB_TIMEOUT_MS, work)))
      throw Object.assign(new Error(`Not done within ${JOB_TIMEOUT_MS} ms.`), { code: 'ETIMEDOUT' });
  }

  private reportFailure(error: unknown, attempt: number, attempts: number): void {
    if (attempt >= attempts)
      this.log.error(error, 'The last try failed: the job is kept and not tried again.');
    else if (error instanceof ServerUnavailable)
      this.log.warn(`Try ${attempt} of ${attempts}. ${error.message}`);
    else this.log.warn(error, `Try ${attempt} of ${attempts} failed.`);
  }

  /**
   * A killed worker leaves its jobs locked; the database knows since when. This worker does too, when the connection broke
   * after the database had locked a job for it and before it heard of it: a restart releases that job.
   */
  private async takeOverAbandonedJobs(): Promise<void> {
    try {
      const abandoned = await this.database.query<{ locked_by: string }[]>(
        `SELECT DISTINCT locked_by FROM graphile_worker.jobs
         WHERE locked_at < now() - $1 * interval '1 second'`,
        [ABANDONED_AFTER_SECONDS],
      );
      const workers = abandoned.map((worker) => worker.locked_by);
      const killed = workers.filter((worker) => worker !== this.lockedBy);
      if (killed.length > 0) {
        await this.releaseJobs(killed);
        this.log.warn(`Took over the jobs of ${killed.length} killed worker(s).`);
      }
      if (workers.includes(this.lockedBy)) await this.runner?.stop();
    } catch (error) {
      this.log.debug(error);
    }
  }

  private async releaseJobs(workers: string[]): Promise<void> {
    await this.database.query('SELECT graphile_worker.force_unlock_workers($1)', [workers]);
  }

  private report(level: string, message: string, meta?: Record<string, unknown>): void {
    // Logged by `reportFailure`, with the context of the job.
    if (meta?.failure) return;
    // graphile-worker logs an unavailable database as an error, but recovers from it.
    if (level === 'error' || level === 'warning') this.log.warn(message);
    else this.log.verbose(message);
  }
}
