import { Injectable } from '@nestjs/common';

/** Must finish within `JOB_TIMEOUT_MS`. A job that throws is retried later. */
export type JobHandler = (payload: unknown) => Promise<void>;

/** Registry of job handlers. Services register theirs in `onModuleInit`. */
@Injectable()
export class JobHandlers {
  readonly byTask: Record<string, JobHandler> = {};
  /** Crontab lines of the scheduled jobs. */
  readonly schedule: string[] = [];

  add(task: string, handler: JobHandler): void {
    this.byTask[task] = handler;
  }

  /**
   * Registers a scheduled job, which runs once over all replicas.
   *
   * @param crontab in UTC: `30 3 * * *` is half past three each night
   * @param catchUp how far back a run that was missed while no backend ran is made up for, such as `1d`
   */
  addScheduled(task: string, crontab: string, handler: JobHandler, catchUp?: string): void {
    this.add(task, handler);
    // The key limits the queue to one of them, also after many missed runs.
    this.schedule.push(`${crontab} ${task} ?jobKey=${task}${catchUp ? `&fill=${catchUp}` : ''}`);
  }
}
