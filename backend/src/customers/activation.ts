import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { Limits } from '../limits/limits.js';
import { Post } from '../mail/post.js';
import { Clock } from '../outside/clock.js';
import { CustomerEntity } from './customer.entity.js';
import { CodeRejected } from './customer-errors.js';
import { permanentCodeMail } from './customer-mails.js';
import { MailedCodes } from './mailed-codes.js';
import { PermanentCodes } from './permanent-codes.js';

/**
 * A code that is not accepted is answered no sooner than this. Counting a wrong try takes time, and only an address that
 * waits for its activation has tries to count; without this the time of the answer told which those are.
 */
const REJECTED_AFTER_MS = 400;

const PER_IP = { name: 'activation-ip', times: 60, seconds: 3600 };

/** Makes an account active with the code that was mailed to its address. */
@Injectable()
export class Activation {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly codes: MailedCodes,
    private readonly permanentCodes: PermanentCodes,
    private readonly post: Post,
  ) {}

  /**
   * Activates the account and mails its permanent code.
   *
   * @throws CodeRejected also for an address that nobody asked an account for.
   * @throws TooManyTries
   */
  async activate(email: string, code: string, ip: string): Promise<void> {
    await this.limits.takeByIp(PER_IP, ip);
    const answerable = this.clock.sleep(REJECTED_AFTER_MS);
    try {
      await this.tryCode(email, code);
    } catch (error) {
      if (error instanceof CodeRejected) await answerable;
      throw error;
    }
  }

  private async tryCode(email: string, code: string): Promise<void> {
    const customer = await this.database.manager.findOneBy(CustomerEntity, { email });
    const codeId = await this.codes.check(customer?.id, 'activation', code);
    if (!customer) throw new CodeRejected();
    await this.database.transaction(async (manager) => {
      await this.codes.useUp(manager, customer.id, codeId);
      await manager.update(CustomerEntity, { id: customer.id }, { activatedAt: this.clock.now() });
      const permanentCode = await this.permanentCodes.issue(manager, customer.id);
      await this.post.send(manager, permanentCodeMail(customer.email, permanentCode, this.config.site));
    });
  }
}
