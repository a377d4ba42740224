import { Injectable } from '@nestjs/common';
import { NEW_CODE_AFTER_SECONDS } from '@site/contract';
import { TooManyTries } from '../http/domain-error.js';
import { type Limit, Limits } from '../limits/limits.js';
import { CodeJustSent } from './account-errors.js';

export type ResendKind = 'activate' | 'forgot-code' | 'login';

/** Minimum pause between two codes. */
const MINUTE_LIMIT = { name: 'minute', times: 1, seconds: NEW_CODE_AFTER_SECONDS };
const LONGER_LIMITS = [
  { name: 'quarter', times: 3, seconds: 15 * 60 },
  { name: 'day', times: 10, seconds: 24 * 3600 },
] as const;

/** Prevents mailbox flooding. Counted before the address is looked up, so that known and unknown addresses are treated alike. */
@Injectable()
export class ResendLimits {
  constructor(private readonly limits: Limits) {}

  /** @throws CodeJustSent, TooManyTries */
  async take(kind: ResendKind, email: string): Promise<void> {
    const minuteLimit = limitFor(kind, MINUTE_LIMIT);
    try {
      await this.limits.take(minuteLimit, email);
    } catch (error) {
      throw error instanceof TooManyTries ? new CodeJustSent(error.retryAfter) : error;
    }
    try {
      for (const limit of LONGER_LIMITS) await this.limits.take(limitFor(kind, limit), email);
    } catch (error) {
      // No code is sent, so the next request must not get CodeJustSent.
      await this.limits.reset(minuteLimit, email);
      throw error;
    }
  }

  /** After a successful login, which proves access to the mailbox. */
  async reset(kind: ResendKind, email: string): Promise<void> {
    for (const limit of [MINUTE_LIMIT, ...LONGER_LIMITS])
      await this.limits.reset(limitFor(kind, limit), email);
  }
}

function limitFor(kind: ResendKind, limit: Limit): Limit {
  return { ...limit, name: `${kind}-${limit.name}` };
}
