import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Runner, run, type Task, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import { Config } from '../config/config.js';
import { inLogContext } from '../log/log-context.js';
import { Clock } from '../outside/clock.js';
import { JobHandlers } from './job-handlers.js';

const CONCURRENCY = 4;
const RESTART_PAUSE_MS = 1000;

/** Takes jobs out of the outbox as they come in. Starts anew when the database was away. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(OutboxWorker.name);
  private runner: Runner | undefined;
  private stopping = false;

  constructor(
    private readonly config: Config,
    private readonly handlers: JobHandlers,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.start();
  }

  /** Before the database closes, so that a job under way can end. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.runner?.stop().catch(() => {});
  }

  private async start(): Promise<void> {
    const runner = await run({
      connectionString: this.config.databaseUrl,
      maxPoolSize: CONCURRENCY + 1,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      taskList: this.tasks(),
      crontab: Object.entries(this.handlers.schedule)
        .map(([task, times]) => `${times} ${task}`)
        .join('\n'),
      logger: new WorkerLogger(() => (level, message) => this.report(level, message)),
    });
    this.runner = runner;
    runner.promise.catch((error) => this.log.warn(error)).then(() => this.startAgain());
  }

  private async startAgain(): Promise<void> {
    while (!this.stopping) {
      await this.clock.sleep(RESTART_PAUSE_MS);
      if (this.stopping) return;
      try {
        await this.start();
        return;
      } catch (error) {
        this.log.warn(error);
      }
    }
  }

  /** Each handler with a log that says which job it is doing. Looked up when the job comes. */
  private tasks(): TaskList {
    const doJob = (task: string): Task => {
      return (payload, { job }) =>
        inLogContext({ task, job: job.id }, async () => {
          await this.handlers.byTask[task]?.(payload);
          this.log.debug('done');
        });
    };
    return Object.fromEntries(Object.keys(this.handlers.byTask).map((task) => [task, doJob(task)]));
  }

  private report(level: string, message: string): void {
    if (level === 'error') this.log.error(message);
    else if (level === 'warning') this.log.warn(message);
    else this.log.verbose(message);
  }
}
