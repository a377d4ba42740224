import { Injectable } from '@nestjs/common';
import { NEW_CODE_AFTER_SECONDS } from '@site/contract';
import { TooManyTries } from '../http/domain-error.js';
import { keyByIp, type Limit, Limits } from '../limits/limits.js';
import { CodeJustSent } from './account-errors.js';

/** Minimum pause between two codes. */
const MINUTE_LIMIT = { name: 'minute', times: 1, seconds: NEW_CODE_AFTER_SECONDS };
const LONGER_LIMITS = [
  { name: 'quarter', times: 3, seconds: 15 * 60 },
  { name: 'day', times: 10, seconds: 24 * 3600 },
] as const;
/** Of all networks together, against a flood of a mailbox. Only who has many networks can use it up for the owner of an address. */
const ALL_NETWORKS = { name: 'all-networks', times: 100, seconds: 24 * 3600 };

/** Prevents mailbox flooding. Counted before the address is looked up, so that known and unknown addresses are treated alike. */
@Injectable()
export class ResendLimits {
  constructor(private readonly limits: Limits) {}

  /** For what anybody can ask for any address: counted for each network. @throws CodeJustSent, TooManyTries */
  async takeByIp(kind: 'activate' | 'forgot-code', email: string, ip: string): Promise<void> {
    await this.take(kind, keyByIp(ip, email));
    await this.limits.take(limitFor(kind, ALL_NETWORKS), email);
  }

  /**
   * For a login, which only somebody who knows a login code of the customer can begin. Who knows the old one must not keep out who has the
   * new one, so each has its own.
   *
   * @throws CodeJustSent, TooManyTries
   */
  takeByCustomer(email: string, withNewCode: boolean): Promise<void> {
    return this.take(loginWith(withNewCode), email);
  }

  /** After a successful login, which proves access to the mailbox. */
  async resetOfCustomer(email: string): Promise<void> {
    for (const limit of [MINUTE_LIMIT, ...LONGER_LIMITS]) {
      for (const isNew of [false, true]) await this.limits.reset(limitFor(loginWith(isNew), limit), email);
    }
  }

  private async take(kind: string, key: string): Promise<void> {
    const minuteLimit = limitFor(kind, MINUTE_LIMIT);
    try {
      await this.limits.take(minuteLimit, key);
    } catch (error) {
      throw error instanceof TooManyTries ? new CodeJustSent(error.retryAfter) : error;
    }
    try {
      for (const limit of LONGER_LIMITS) await this.limits.take(limitFor(kind, limit), key);
    } catch (error) {
      // No code is sent, so the next request must not get CodeJustSent.
      await this.limits.reset(minuteLimit, key);
      throw error;
    }
  }
}

function loginWith(newCode: boolean): string {
  return newCode ? 'login-new' : 'login';
}

function limitFor(kind: string, limit: Limit): Limit {
  return { ...limit, name: `${kind}-${limit.name}` };
}
