import { Injectable } from '@nestjs/common';

/** What time it is. Rules ask this and never the system, so that a test can hold the clock. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date(Date.now());
  }

  /** The moment that lies this many seconds ahead. */
  inSeconds(seconds: number): Date {
    return new Date(this.now().getTime() + seconds * 1000);
  }

  /** Resolves after this many milliseconds. */
  async sleep(milliseconds: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}
