import { Injectable } from '@nestjs/common';

/** Does one job. A job that throws is tried again later. */
export type JobHandler = (payload: unknown) => Promise<void>;

/** Who does which job. Services enter themselves when their module starts. */
@Injectable()
export class JobHandlers {
  readonly byTask: Record<string, JobHandler> = {};

  add(task: string, handler: JobHandler): void {
    this.byTask[task] = handler;
  }
}
