import { Injectable } from '@nestjs/common';

/** Whether the process is on its way out. */
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
