import { Injectable } from '@nestjs/common';
import { type Limit, Limits } from '../limits/limits.js';

/** What is mailed again on request. */
export type ResendKind = 'activate' | 'forgot-code' | 'login';

/** How often a code is mailed to one address. The first is also what a button that resends counts down. */
const PER_ADDRESS = [
  { name: 'minute', times: 1, seconds: 60 },
  { name: 'quarter', times: 3, seconds: 15 * 60 },
  { name: 'day', times: 10, seconds: 24 * 3600 },
] as const;

/** Keeps anyone from filling a mailbox. Counted before it is known whether the address is a customer's. */
@Injectable()
export class ResendLimits {
  constructor(private readonly limits: Limits) {}

  /** @throws TooManyTries */
  async take(kind: ResendKind, email: string): Promise<void> {
    for (const limit of resendLimits(kind)) await this.limits.take(limit, email);
  }

  /** After a success: whoever reads the mailbox is not the one to keep from it. */
  async forget(kind: ResendKind, email: string): Promise<void> {
    for (const limit of resendLimits(kind)) await this.limits.forget(limit, email);
  }
}

function resendLimits(kind: ResendKind): Limit[] {
  return PER_ADDRESS.map((limit) => ({ ...limit, name: `${kind}-${limit.name}` }));
}
