import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { Limits } from '../limits/limits.js';
import { logCustomer } from '../log/log-context.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Clock } from '../platform/clock.js';
import { CodeRejected } from './account-errors.js';
import { permanentCodeMail } from './account-mails.js';
import { ActivationCodes } from './activation-codes.js';
import { PermanentCodes } from './permanent-codes.js';

/**
 * Minimum time before a code is rejected. Only addresses with a pending activation have tries to count, which takes time:
 * without this delay the response time would reveal them.
 */
const MIN_REJECTION_MS = 400;

const PER_IP = { name: 'activation-ip', times: 60, seconds: 3600 };

/** Activates an account with the code that was mailed to its address. */
@Injectable()
export class Activation {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly codes: ActivationCodes,
    private readonly permanentCodes: PermanentCodes,
    private readonly mailQueue: MailQueue,
  ) {}

  /**
   * Activates the account and mails its permanent code.
   *
   * @throws CodeRejected also for an address without a requested account.
   * @throws TooManyTries
   */
  async activate(email: string, code: string, ip: string): Promise<void> {
    await this.limits.takeByIp(PER_IP, ip);
    const earliestRejection = this.clock.sleep(MIN_REJECTION_MS);
    try {
      await this.tryCode(email, code, ip);
    } catch (error) {
      if (error instanceof CodeRejected) await earliestRejection;
      throw error;
    }
  }

  private async tryCode(email: string, code: string, ip: string): Promise<void> {
    const customer = await this.database.manager.findOneBy(CustomerEntity, { email });
    if (customer) logCustomer(customer.id);
    const codeId = await this.codes.check(customer?.id, email, ip, code);
    if (!customer) throw new CodeRejected();
    await this.database.transaction(async (manager) => {
      await this.codes.markUsed(manager, customer.id, codeId);
      await manager.update(CustomerEntity, { id: customer.id }, { activatedAt: this.clock.now() });
      const permanentCode = await this.permanentCodes.issue(manager, customer.id);
      await this.mailQueue.send(manager, permanentCodeMail(customer.email, permanentCode, this.config.site));
    });
  }
}
