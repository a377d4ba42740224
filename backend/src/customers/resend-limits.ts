import { Injectable } from '@nestjs/common';
import { NIEUWE_CODE_NA_SECONDEN } from '@site/contract';
import { TooManyTries } from '../http/domain-error.js';
import { type Limit, Limits } from '../limits/limits.js';
import { CodeJustSent } from './customer-errors.js';

/** What is mailed again on request. */
export type ResendKind = 'activate' | 'forgot-code' | 'login';

/** How long after a code the next one can be asked for. */
const PAUSE = { name: 'minute', times: 1, seconds: NIEUWE_CODE_NA_SECONDEN };
/** How often a code is mailed to one address, besides. */
const LONGER = [
  { name: 'quarter', times: 3, seconds: 15 * 60 },
  { name: 'day', times: 10, seconds: 24 * 3600 },
] as const;

/** Keeps anyone from filling a mailbox. Counted before it is known whether the address is a customer's. */
@Injectable()
export class ResendLimits {
  constructor(private readonly limits: Limits) {}

  /** @throws CodeJustSent, TooManyTries */
  async take(kind: ResendKind, email: string): Promise<void> {
    const pause = limitOf(kind, PAUSE);
    try {
      await this.limits.take(pause, email);
    } catch (error) {
      throw error instanceof TooManyTries ? new CodeJustSent(error.retryAfter) : error;
    }
    try {
      for (const limit of LONGER) await this.limits.take(limitOf(kind, limit), email);
    } catch (error) {
      // No code goes out, so the next request may not hear that one just did.
      await this.limits.forget(pause, email);
      throw error;
    }
  }

  /** After a success: whoever reads the mailbox is not the one to keep from it. */
  async forget(kind: ResendKind, email: string): Promise<void> {
    for (const limit of [PAUSE, ...LONGER]) await this.limits.forget(limitOf(kind, limit), email);
  }
}

function limitOf(kind: ResendKind, limit: Limit): Limit {
  return { ...limit, name: `${kind}-${limit.name}` };
}
