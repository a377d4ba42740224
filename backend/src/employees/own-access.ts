import { Injectable } from '@nestjs/common';
import type { PasskeyJson, ToegangAnswer } from '@site/contract/office';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Clock } from '../platform/clock.js';
import type { Employee } from './employee.entity.js';
import { EmployeeCodes } from './employee-codes.js';
import { NoPasskeyAsked } from './employee-errors.js';
import { passkeyAddedMail, passkeyRemovedMail, recoveryCodesMail } from './employee-mails.js';
import { EmployeeSessions } from './employee-sessions.js';
import { Passkeys } from './passkeys.js';

/** How an employee logs in, as he manages it himself. He is mailed about each change, because he may not be who did it. */
@Injectable()
export class OwnAccess {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly codes: EmployeeCodes,
    private readonly passkeys: Passkeys,
    private readonly sessions: EmployeeSessions,
    private readonly mailQueue: MailQueue,
  ) {}

  async read({ id }: Employee): Promise<Omit<ToegangAnswer, 'success'>> {
    return {
      passkeys: await this.passkeys.list(id),
      herstelcodes: await this.codes.countRecoveryCodes(id),
    };
  }

  /** Asks for a passkey on a device that has none of his yet. */
  async askPasskey(employee: Employee, request: FastifyRequest): Promise<PasskeyJson> {
    const { challenge, options } = await this.passkeys.askForNew(employee);
    await this.sessions.ask(request, challenge);
    return options;
  }

  /** Adds the passkey that was asked in this session. @throws NoPasskeyAsked, PasskeyRejected */
  async addPasskey(employee: Employee, request: FastifyRequest, passkey: PasskeyJson): Promise<void> {
    const challenge = await this.sessions.takeAsked(request);
    if (!challenge) throw new NoPasskeyAsked();
    await this.change(employee, passkeyAddedMail, (manager) =>
      this.passkeys.add({ employee, challenge }, passkey, manager),
    );
  }

  /** @throws PasskeyUnknown, OnlyPasskey */
  async removePasskey(employee: Employee, id: string): Promise<void> {
    await this.change(employee, passkeyRemovedMail, (manager) =>
      this.passkeys.remove(employee.id, id, manager),
    );
  }

  /** Recovery codes in place of those before. */
  renewRecoveryCodes(employee: Employee): Promise<string[]> {
    return this.change(employee, recoveryCodesMail, (manager) =>
      this.codes.issueRecoveryCodes(manager, employee.id),
    );
  }

  private change<Result>(
    employee: Employee,
    mailOf: typeof passkeyAddedMail,
    change: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async (manager) => {
      const result = await change(manager);
      await this.mailQueue.send(manager, mailOf(employee, this.clock.now(), this.config.site));
      return result;
    });
  }
}
