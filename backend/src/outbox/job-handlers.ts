import { Injectable } from '@nestjs/common';

/** Does one job. A job that throws is tried again later. */
export type JobHandler = (payload: unknown) => Promise<void>;

/** Who does which job. Services enter themselves when their module starts. */
@Injectable()
export class JobHandlers {
  readonly byTask: Record<string, JobHandler> = {};
  /** When a job comes by itself, as a crontab in UTC: `30 3 * * *` is half past three each night. */
  readonly schedule: Record<string, string> = {};

  add(task: string, handler: JobHandler): void {
    this.byTask[task] = handler;
  }

  /** Enters a job that nobody adds: it comes at these times, once over all replicas. */
  addScheduled(task: string, crontab: string, handler: JobHandler): void {
    this.add(task, handler);
    this.schedule[task] = crontab;
  }
}
