import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Limit, Limits } from './limits.js';

/** A form that can be sent without an account. */
export type SubmitKind = 'application' | 'complaint' | 'contact';

/** Who sends a form. */
export interface Sender {
  ip: string;
  /** Who is logged in. */
  customer?: { id: string; email: string };
}

/** Wide enough for an office behind one IP address. */
const AN_HOUR = { times: 30, seconds: 3600 };
const A_DAY = { times: 10, seconds: 24 * 3600 };

/**
 * How often forms may be sent. Nobody can use up what somebody else may send: customers count for themselves, and strangers by their
 * IP address. What strangers cause for a mail address that is not theirs to block is only mail: see `take`.
 */
@Injectable()
export class SubmitLimits {
  constructor(private readonly limits: Limits) {}

  /**
   * Counts a submit. A customer who gives another mail address than his own is a stranger to it.
   *
   * @param email where the confirmation goes
   * @returns whether it may be confirmed by mail: not when the address was sent a day's confirmations already by strangers.
   * @throws TooManyTries
   */
  async take(manager: EntityManager, kind: SubmitKind, sender: Sender, email: string): Promise<boolean> {
    const { ip, customer } = sender;
    const limit = (by: string, times: Omit<Limit, 'name'>): Limit => ({ name: `${kind}-${by}`, ...times });
    if (customer?.email === email) {
      await this.limits.take(limit('customer', A_DAY), customer.id, manager);
      return true;
    }
    await this.limits.takeByIp(limit('ip', AN_HOUR), ip, { manager });
    await this.limits.takeByIp(limit('address', A_DAY), ip, { manager, and: email });
    const confirmations = await this.limits.count(limit('confirmation', A_DAY), email, manager);
    return confirmations <= A_DAY.times;
  }
}
