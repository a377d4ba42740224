import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { CustomerEntity, lockCustomer } from '../customers/customer.entity.js';
import { TooManyTries } from '../http/domain-error.js';
import { Limits } from '../limits/limits.js';
import { logCustomer } from '../log/log-context.js';
import { maskEmail } from '../log/pino-logger.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Clock } from '../platform/clock.js';
import type { PendingLogin } from '../sessions/session-types.js';
import { Sessions } from '../sessions/sessions.js';
import {
  CodeJustSent,
  CodeRejected,
  CustomerLocked,
  LoginCodeUnknown,
  NoPendingLogin,
  VerificationCodeValid,
} from './account-errors.js';
import { newDeviceMail, verificationMail } from './account-mails.js';
import { KnownDevices } from './known-devices.js';
import { type CodeOwner, PermanentCodes } from './permanent-codes.js';
import { ResendLimits } from './resend-limits.js';
import { VerificationCodes } from './verification-codes.js';

/** Six digits alone identify a customer, so guesses are limited strictly. */
const FAILURES_PER_IP = { name: 'login-failures-ip', times: 5, seconds: 15 * 60 };
/** Normal number of failures over the whole site. */
const FAILURES_OF_SITE = { name: 'login-failures-site', times: 30, seconds: 15 * 60 };

/** Login in two steps: the permanent code, then the mailed verification code. */
@Injectable()
export class Login {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly resends: ResendLimits,
    private readonly codes: VerificationCodes,
    private readonly permanentCodes: PermanentCodes,
    private readonly devices: KnownDevices,
    private readonly mailQueue: MailQueue,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Starts a login: mails the verification code to the owner of the permanent code. The failure is counted before the
   * look-up and refunded after a correct code, so that concurrent guesses get no extra checks.
   *
   * @param earlier the pending login of this browser.
   * @throws LoginCodeUnknown, CustomerLocked, TooManyTries, CodeJustSent
   * @throws VerificationCodeValid instead of the last two while the code of the earlier login is valid, so that the page
   *   can still ask for that code.
   */
  async begin(
    permanentCode: string,
    ip: string,
    earlier?: PendingLogin,
  ): Promise<{ customer: CustomerEntity; pending: PendingLogin }> {
    await this.limits.takeByIp(FAILURES_PER_IP, ip);
    const owner = await this.permanentCodes.findOwner(permanentCode);
    if (!owner) {
      await this.limits.delayFailure(FAILURES_OF_SITE);
      throw new LoginCodeUnknown();
    }
    const { customer, isNew } = owner;
    logCustomer(customer.id);
    await this.limits.refundByIp(FAILURES_PER_IP, ip);
    this.assertNotLocked(customer);
    await this.takeResend(owner, earlier);
    const codeId = await this.database.transaction(async (manager) => {
      if (!(await lockCustomer(manager, customer.id))) throw new LoginCodeUnknown();
      if (isNew) await this.permanentCodes.markEntered(manager, customer.id);
      const { id, code, until } = await this.codes.issue(manager, customer.id);
      await this.mailQueue.send(manager, verificationMail(customer.email, code, until, this.config.site));
      return id;
    });
    return { customer, pending: { customerId: customer.id, codeId, ...(isNew && { withNewCode: true }) } };
  }

  /**
   * Completes the pending login of this browser. One that began with a new login code ends the code before it, and the sessions that
   * were started with that.
   *
   * @param device the token in the device cookie.
   * @throws NoPendingLogin, CodeRejected, CustomerLocked
   */
  async finish(
    pending: PendingLogin | undefined,
    customerId: string,
    code: string,
    device: string,
  ): Promise<{ customer: CustomerEntity; isFirstLogin: boolean }> {
    if (pending) logCustomer(pending.customerId);
    if (pending?.customerId !== customerId) throw new NoPendingLogin();
    const customer = await this.database.manager.findOneBy(CustomerEntity, { id: pending.customerId });
    if (!customer) throw new NoPendingLogin();
    this.assertNotLocked(customer);
    const codeId = await this.codes.check(customer.id, code);
    if (codeId !== pending.codeId) throw new CodeRejected();
    const isFirstLogin = await this.database.transaction(async (manager) => {
      await this.codes.markUsed(manager, customer.id, codeId);
      if (pending.withNewCode) {
        await this.permanentCodes.endPrevious(manager, customer.id);
        await this.sessions.endAll(customer.id, manager);
      }
      const [, first] = await manager.query<[unknown[], number]>(
        'UPDATE customers SET first_login_at = $2 WHERE id = $1 AND first_login_at IS NULL',
        [customer.id, this.clock.now()],
      );
      await manager.update(CustomerEntity, { id: customer.id }, { lastLoginAt: this.clock.now() });
      const isNew = await this.devices.remember(manager, customer.id, device);
      if (isNew && first === 0) {
        await this.mailQueue.send(manager, newDeviceMail(customer.email, this.clock.now(), this.config.site));
      }
      return first === 1;
    });
    await this.resends.resetOfCustomer(customer.email);
    return { customer, isFirstLogin };
  }

  private async takeResend({ customer, isNew }: CodeOwner, earlier?: PendingLogin): Promise<void> {
    try {
      await this.resends.takeByCustomer(customer.email, isNew);
    } catch (error) {
      const tooSoon = error instanceof CodeJustSent || error instanceof TooManyTries;
      if (!tooSoon || earlier?.customerId !== customer.id) throw error;
      if (!(await this.codes.isValid(customer.id, earlier.codeId))) throw error;
      const { retryAfter } = error;
      throw new VerificationCodeValid({
        customerId: customer.id,
        email: maskEmail(customer.email),
        retryAfter,
      });
    }
  }

  private assertNotLocked(customer: CustomerEntity): void {
    const left = (customer.lockedUntil?.getTime() ?? 0) - this.clock.now().getTime();
    if (left > 0) throw new CustomerLocked(Math.ceil(left / 1000));
  }
}
