import { Injectable } from '@nestjs/common';

/** Whether the process is shutting down. */
@Injectable()
export class Stopping {
  private begun = false;

  get isStopping(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }
}
