import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { TooManyTries } from '../http/domain-error.js';
import { Limits } from '../limits/limits.js';
import { maskEmail } from '../log/mask-email.js';
import { Post } from '../mail/post.js';
import { Clock } from '../outside/clock.js';
import { CustomerEntity } from './customer.entity.js';
import {
  CodeJustSent,
  CodeRejected,
  CustomerLocked,
  LoginCodeUnknown,
  NoPendingLogin,
  VerificationCodeValid,
} from './customer-errors.js';
import { newDeviceMail, verificationMail } from './customer-mails.js';
import { holdCustomer } from './hold-customer.js';
import { KnownDevices } from './known-devices.js';
import { MailedCodes } from './mailed-codes.js';
import { PermanentCodes } from './permanent-codes.js';
import { ResendLimits } from './resend-limits.js';

/** Six digits alone name a customer, so guessing is what must not pay. */
const FAILURES_PER_IP = { name: 'login-failures-ip', times: 5, seconds: 15 * 60 };
/** Failures over the whole site that are normal; each one above slows every further failure down. */
const FAILURES_OF_SITE = { name: 'login-failures-site', times: 30, seconds: 15 * 60 };
const SLOWER_MS = 100;
const SLOWEST_MS = 3000;

/** A login that waits for the verification code. Kept in the session of the browser that began it. */
export interface PendingLogin {
  customerId: string;
  codeId: string;
}

/** Logging in: the permanent code, then the verification code that is mailed. */
@Injectable()
export class Login {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly resends: ResendLimits,
    private readonly codes: MailedCodes,
    private readonly permanentCodes: PermanentCodes,
    private readonly devices: KnownDevices,
    private readonly post: Post,
  ) {}

  /**
   * Begins a login: mails the verification code to the owner of the permanent code. The failure is counted before the
   * look-up and taken back after a right code, so that many guesses at once get no more looks.
   *
   * @param earlier the login that this browser began before.
   * @throws LoginCodeUnknown, CustomerLocked, TooManyTries, CodeJustSent
   * @throws VerificationCodeValid in place of the last two while the code of the earlier login can be used: whoever has it
   *   must be able to fill it in.
   */
  async begin(
    permanentCode: string,
    ip: string,
    earlier?: PendingLogin,
  ): Promise<{ customer: CustomerEntity; pending: PendingLogin }> {
    await this.limits.takeByIp(FAILURES_PER_IP, ip);
    const customer = await this.permanentCodes.owner(permanentCode);
    if (!customer) {
      await this.slowDown();
      throw new LoginCodeUnknown();
    }
    await this.limits.giveBackByIp(FAILURES_PER_IP, ip);
    this.refuseLocked(customer);
    await this.takeResend(customer, earlier);
    const codeId = await this.database.transaction(async (manager) => {
      if (!(await holdCustomer(manager, customer.id))) throw new LoginCodeUnknown();
      const { id, code, until } = await this.codes.issue(manager, customer.id, 'verification');
      await this.post.send(manager, verificationMail(customer.email, code, until, this.config.site));
      return id;
    });
    return { customer, pending: { customerId: customer.id, codeId } };
  }

  /**
   * Ends a login that this browser began.
   *
   * @param device the token that the browser keeps.
   * @throws NoPendingLogin, CodeRejected, CustomerLocked
   */
  async finish(
    pending: PendingLogin | undefined,
    customerId: string,
    code: string,
    device: string,
  ): Promise<{ customer: CustomerEntity; isFirstLogin: boolean }> {
    if (pending?.customerId !== customerId) throw new NoPendingLogin();
    const customer = await this.database.manager.findOneBy(CustomerEntity, { id: pending.customerId });
    if (!customer) throw new NoPendingLogin();
    this.refuseLocked(customer);
    const codeId = await this.codes.check(customer.id, 'verification', code);
    if (codeId !== pending.codeId) throw new CodeRejected();
    const isFirstLogin = await this.database.transaction(async (manager) => {
      await this.codes.useUp(manager, customer.id, codeId);
      const [, first] = await manager.query<[unknown[], number]>(
        'UPDATE customers SET first_login_at = $2 WHERE id = $1 AND first_login_at IS NULL',
        [customer.id, this.clock.now()],
      );
      await manager.update(CustomerEntity, { id: customer.id }, { lastLoginAt: this.clock.now() });
      const isNew = await this.devices.remember(manager, customer.id, device);
      if (isNew && first === 0) {
        await this.post.send(manager, newDeviceMail(customer.email, this.clock.now(), this.config.site));
      }
      return first === 1;
    });
    await this.resends.forget('login', customer.email);
    return { customer, isFirstLogin };
  }

  private async takeResend(customer: CustomerEntity, earlier?: PendingLogin): Promise<void> {
    try {
      await this.resends.take('login', customer.email);
    } catch (error) {
      const tooSoon = error instanceof CodeJustSent || error instanceof TooManyTries;
      if (!tooSoon || earlier?.customerId !== customer.id) throw error;
      if (!(await this.codes.isLive(customer.id, 'verification', earlier.codeId))) throw error;
      const { retryAfter } = error;
      throw new VerificationCodeValid({
        customerId: customer.id,
        email: maskEmail(customer.email),
        retryAfter,
      });
    }
  }

  private refuseLocked(customer: CustomerEntity): void {
    const left = (customer.lockedUntil?.getTime() ?? 0) - this.clock.now().getTime();
    if (left > 0) throw new CustomerLocked(Math.ceil(left / 1000));
  }

  private async slowDown(): Promise<void> {
    const failures = await this.limits.count(FAILURES_OF_SITE, 'site');
    const above = Math.max(0, failures - FAILURES_OF_SITE.times);
    if (above > 0) await this.clock.sleep(Math.min(above * SLOWER_MS, SLOWEST_MS));
  }
}
