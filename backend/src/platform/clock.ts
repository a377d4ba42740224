import { Injectable } from '@nestjs/common';

/** The current time. All rules use this class, so that tests can freeze the time. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date(Date.now());
  }

  secondsFromNow(seconds: number): Date {
    return new Date(this.now().getTime() + seconds * 1000);
  }

  async sleep(milliseconds: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}
