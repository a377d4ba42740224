import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Count, type Limit, Limits } from '../limits/limits.js';
import type { Sender } from './sender.js';

export type SubmitKind = 'application' | 'complaint' | 'message' | 'draft';

/** Wide enough for an office behind one IP address. */
const PER_HOUR = { times: 30, seconds: 3600 };
const PER_DAY = { times: 10, seconds: 24 * 3600 };

/** How many mails an address gets per day from forms that strangers submit with it, whichever forms. */
export const CONFIRMATIONS = { name: 'confirmation', ...PER_DAY };

/**
 * How often forms may be submitted. Nobody can use up the limit of another person: customers count by account, anonymous
 * visitors by IP address. Per mail address only the confirmation mails of anonymous visitors are limited: see `take`.
 */
@Injectable()
export class SubmitLimits {
  constructor(private readonly limits: Limits) {}

  /**
   * Counts a submission, but not of an employee. A customer who enters another mail address than their own counts as an anonymous visitor.
   *
   * @param email recipient of the confirmation
   * @returns whether to send a confirmation: not when anonymous visitors caused the daily maximum for this address.
   * @throws TooManyTries
   */
  async take(
    manager: EntityManager,
    kind: SubmitKind,
    { ip, customer, employee }: Sender,
    email: string,
  ): Promise<boolean> {
    if (employee) return true;
    if (customer?.email === email) {
      const limit = limitOf(kind, 'customer', PER_DAY);
      const [own] = await this.limits.countAll(manager, [{ limit, key: customer.id }]);
      this.limits.assertWithin(own);
      return true;
    }
    const [ofNetwork, ofNetworkAndAddress, confirmations] = await this.limits.countAll(manager, [
      this.limits.byIp(limitOf(kind, 'ip', PER_HOUR), ip),
      this.limits.byIp(limitOf(kind, 'ip-email', PER_DAY), ip, email),
      { limit: CONFIRMATIONS, key: email },
    ]);
    this.limits.assertWithin(ofNetwork);
    this.limits.assertWithin(ofNetworkAndAddress);
    return mayConfirm(confirmations);
  }

  /** Counts a mail that a visitor or customer causes to an address that is not that of their account. @returns whether to send it */
  async mayConfirm(manager: EntityManager, email: string): Promise<boolean> {
    const [confirmations] = await this.limits.countAll(manager, [{ limit: CONFIRMATIONS, key: email }]);
    return mayConfirm(confirmations);
  }
}

function mayConfirm({ times }: Count): boolean {
  return times <= CONFIRMATIONS.times;
}

function limitOf(kind: SubmitKind, by: string, times: Omit<Limit, 'name'>): Limit {
  return { name: `${kind}-${by}`, ...times };
}
