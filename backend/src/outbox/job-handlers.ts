import { Injectable } from '@nestjs/common';

/** Does one job, within `JOB_TIMEOUT_MS` of the worker. A job that throws is tried again later. */
export type JobHandler = (payload: unknown) => Promise<void>;

/** Who does which job. Services enter themselves when their module starts. */
@Injectable()
export class JobHandlers {
  readonly byTask: Record<string, JobHandler> = {};
  /** When a job comes by itself, a line for each in the form of a crontab. */
  readonly schedule: string[] = [];

  add(task: string, handler: JobHandler): void {
    this.byTask[task] = handler;
  }

  /**
   * Enters a job that nobody adds: it comes at these times, once over all replicas.
   *
   * @param crontab in UTC: `30 3 * * *` is half past three each night
   * @param catchUp how far back a time is made up for that passed while no backend ran, such as `1d`
   */
  addScheduled(task: string, crontab: string, handler: JobHandler, catchUp?: string): void {
    this.add(task, handler);
    // The key keeps at most one of them waiting, also after a machine slept through many of the times.
    this.schedule.push(`${crontab} ${task} ?jobKey=${task}${catchUp ? `&fill=${catchUp}` : ''}`);
  }
}
