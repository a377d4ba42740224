import { Injectable } from '@nestjs/common';
import type { PasskeyJson } from '@site/contract/office';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Config } from '../config/config.js';
import { Limits } from '../limits/limits.js';
import { MailQueue } from '../mail/mail-queue.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Outbox } from '../outbox/outbox.js';
import { Clock } from '../platform/clock.js';
import { Employee } from './employee.entity.js';
import { EmployeeCodes } from './employee-codes.js';
import { EmployeeCodeUnknown, NoEmployeeLogin, RecoveryCodeRejected } from './employee-errors.js';
import { newEmployeeCodeMail, recoveryCodeUsedMail } from './employee-mails.js';
import type { Pending } from './employee-sessions.js';
import { Passkeys } from './passkeys.js';

const TASK = 'employee-code';
/** Six digits alone say who it is, so guesses are limited strictly. */
const FAILURES_PER_IP = { name: 'employee-login-ip', times: 5, seconds: 15 * 60 };
const FAILURES_OF_SITE = { name: 'employee-login-site', times: 30, seconds: 15 * 60 };
const REQUESTS_PER_IP = { name: 'employee-code-ip', times: 10, seconds: 3600 };
const REQUESTS_PER_ADDRESS = { name: 'employee-code-address', times: 3, seconds: 3600 };

/** The login of an employee in two steps: his six digits, then a passkey or a recovery code. */
@Injectable()
export class EmployeeLogin {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly codes: EmployeeCodes,
    private readonly passkeys: Passkeys,
    private readonly outbox: Outbox,
    private readonly handlers: JobHandlers,
    private readonly mailQueue: MailQueue,
  ) {}

  onModuleInit(): void {
    this.handlers.add(TASK, (payload) => this.renewCode((payload as { email: string }).email));
  }

  /**
   * Asks the employee with these digits for a passkey. The failure is counted before the look-up and refunded after a correct code, so
   * that concurrent guesses get no extra checks.
   *
   * @throws EmployeeCodeUnknown, TooManyTries
   */
  async begin(code: string, ip: string): Promise<Pending & { options: PasskeyJson }> {
    await this.limits.takeByIp(FAILURES_PER_IP, ip);
    const employee = await this.codes.findOwner(code);
    if (!employee) {
      await this.limits.delayFailure(FAILURES_OF_SITE);
      throw new EmployeeCodeUnknown();
    }
    await this.limits.refundByIp(FAILURES_PER_IP, ip);
    return { employee, ...(await this.passkeys.ask(employee)) };
  }

  /** @param pending what this browser began @throws NoEmployeeLogin, PasskeyRejected */
  async finish(pending: Pending | undefined, passkey: PasskeyJson): Promise<Employee> {
    if (!pending) throw new NoEmployeeLogin();
    await this.passkeys.check(pending, passkey, this.database.manager);
    return pending.employee;
  }

  /**
   * Also mails the employee, because he may not be who did it.
   *
   * @param takePending what this browser began, which a wrong code does not end: it is undone with the transaction
   * @throws NoEmployeeLogin, RecoveryCodeRejected, TooManyTries
   */
  async finishByRecoveryCode(
    typed: string,
    ip: string,
    takePending: (manager: EntityManager) => Promise<Pending | undefined>,
  ): Promise<Employee> {
    await this.limits.takeByIp(FAILURES_PER_IP, ip);
    const employee = await this.database.transaction(async (manager) => {
      const { employee } = (await takePending(manager)) ?? {};
      if (!employee) throw new NoEmployeeLogin();
      if (!(await this.codes.useRecoveryCode(manager, employee.id, typed))) throw new RecoveryCodeRejected();
      const { site } = this.config;
      await this.mailQueue.send(manager, recoveryCodeUsedMail(employee, this.clock.now(), site));
      return employee;
    });
    await this.limits.refundByIp(FAILURES_PER_IP, ip);
    return employee;
  }

  /** Mails a new code when an employee has this address, which the answer does not reveal. @throws TooManyTries */
  async requestCode(email: string, ip: string): Promise<void> {
    await this.limits.takeByIp(REQUESTS_PER_IP, ip);
    const count = await this.limits.count(REQUESTS_PER_ADDRESS, email);
    if (count > REQUESTS_PER_ADDRESS.times) return;
    await this.outbox.add(this.database.manager, TASK, { payload: { email }, urgent: true });
  }

  private async renewCode(email: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const employee = await manager.findOne(Employee, {
        where: { email, endedAt: IsNull() },
        select: { id: true, email: true, naam: true, codeHash: true },
      });
      // Who has not accepted the invitation has no code to forget.
      if (!employee?.codeHash) return;
      const code = await this.codes.issue(manager, employee.id, 'new_code_hash');
      await this.mailQueue.send(manager, newEmployeeCodeMail(employee, code, this.config.site));
    });
  }
}
