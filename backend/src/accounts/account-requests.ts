import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { Limits } from '../limits/limits.js';
import { logCustomer } from '../log/log-context.js';
import { MailQueue } from '../mail/mail-queue.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Outbox } from '../outbox/outbox.js';
import { Clock } from '../platform/clock.js';
import { CodeRejected } from './account-errors.js';
import {
  activationMail,
  alreadyCustomerMail,
  newCodeMail,
  noCustomerMail,
  permanentCodeMail,
} from './account-mails.js';
import { ActivationCodes } from './activation-codes.js';
import { PermanentCodes } from './permanent-codes.js';
import { ResendLimits } from './resend-limits.js';

const TASK = 'account-request';
const PER_IP = { name: 'account-request-ip', times: 20, seconds: 3600 };
const ACTIVATIONS_PER_IP = { name: 'activation-ip', times: 60, seconds: 3600 };

/**
 * Minimum time before a code is rejected. Only addresses with a pending activation have tries to count, which takes time:
 * without this delay the response time would reveal them.
 */
const MIN_REJECTION_MS = 400;

/** A request that consists of a mail address only. */
interface AccountRequest {
  kind: 'activate' | 'forgot-code';
  email: string;
}

/** What is queued. */
interface QueuedRequest extends AccountRequest {
  /** The network that asked, as a hash. Missing in what an older version queued. */
  network?: string;
}

/**
 * Requests for an account or a new code, and the activation of an account with the code that was mailed. To prevent account enumeration a
 * request does the same for every address: it counts and queues a job. The worker looks the address up, and only the mail states the result.
 */
@Injectable()
export class AccountRequests implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly resends: ResendLimits,
    private readonly codes: ActivationCodes,
    private readonly permanentCodes: PermanentCodes,
    private readonly outbox: Outbox,
    private readonly handlers: JobHandlers,
    private readonly mailQueue: MailQueue,
  ) {}

  onModuleInit(): void {
    this.handlers.add(TASK, (payload) => this.handle(payload as QueuedRequest));
  }

  /** Queues the request. @throws TooManyTries */
  async request(request: AccountRequest, ip: string): Promise<void> {
    await this.limits.takeByIp(PER_IP, ip);
    await this.resends.takeByIp(request.kind, request.email, ip);
    const queued: QueuedRequest = { ...request, network: this.codes.network(ip) };
    await this.outbox.add(this.database.manager, TASK, { payload: queued, urgent: true });
  }

  private async handle({ kind, email, network = '' }: QueuedRequest): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (kind === 'activate') await this.sendActivationCode(manager, email, network);
      else await this.renewCode(manager, email);
    });
  }

  private async sendActivationCode(manager: EntityManager, email: string, network: string): Promise<void> {
    const { site } = this.config;
    const values = { email, createdAt: this.clock.now() };
    await manager.createQueryBuilder().insert().into(CustomerEntity).values(values).orIgnore().execute();
    const customer = await manager.findOneByOrFail(CustomerEntity, { email });
    if (customer.activatedAt) {
      await this.mailQueue.send(manager, alreadyCustomerMail(email, site));
      return;
    }
    const { code, until } = await this.codes.issue(manager, customer.id, network);
    await this.mailQueue.send(manager, activationMail(email, code, until, site));
  }

  private async renewCode(manager: EntityManager, email: string): Promise<void> {
    const { site } = this.config;
    const customer = await manager.findOneBy(CustomerEntity, { email });
    if (!customer?.activatedAt) {
      await this.mailQueue.send(manager, noCustomerMail(email, site));
      return;
    }
    const code = await this.permanentCodes.renew(manager, customer.id);
    await this.mailQueue.send(manager, newCodeMail(email, code, site));
  }

  /**
   * Activates the account and mails its permanent code.
   *
   * @throws CodeRejected also for an address without a requested account.
   * @throws TooManyTries
   */
  async activate(email: string, code: string, ip: string): Promise<void> {
    await this.limits.takeByIp(ACTIVATIONS_PER_IP, ip);
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
