import { Injectable } from '@nestjs/common';
import type { LeaseStatus } from '@site/contract';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Config } from '../config/config.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { Post } from '../mail/post.js';
import { Clock } from '../outside/clock.js';
import { Sessions } from '../sessions/sessions.js';
import { erasureMail } from './privacy-mails.js';
import { APPLICATION_KEPT_UNTIL, keptUntil, ruleOf } from './retention-rules.js';

/** What was erased, and what stays until when. */
export interface Erased {
  /** Whether there was an account. */
  account: boolean;
  /** Codes of the rejected applications that went. */
  rejected: string[];
  /** How many messages to the office went. */
  messages: number;
  /** Applications that go on without a login, and agreements. */
  applications: { leaseCode: string; status: LeaseStatus; until: Date }[];
  complaints: { number: string; until: Date }[];
}

/**
 * Erases somebody: his account with its codes, devices and sessions, his rejected applications and his messages. What the
 * law or an agreement wants kept stays, without the login: agreements, complaints, and the applications that are under
 * way, because the customer applied for those by mail too and waits for the answer.
 */
@Injectable()
export class Erasure {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly post: Post,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Erases what belongs to a mail address, with or without an account, and mails what went and what stays. Doing it
   * again finds nothing, changes nothing and mails nothing. Applications in the account of somebody else stay his.
   */
  async erase(email: string): Promise<Erased> {
    return this.database.transaction(async (manager) => {
      const customer = await manager.findOne(CustomerEntity, {
        where: { email },
        lock: { mode: 'pessimistic_write' },
      });
      const { rejected, applications } = await this.eraseApplications(manager, email, customer?.id ?? null);
      const { affected } = await manager.delete(ContactMessage, { email });
      const complaints = await manager.query<Erased['complaints']>(
        `SELECT r.number, ${keptUntil(ruleOf('klachten'))} AS until
         FROM complaints r WHERE r.email = $1 ORDER BY r.created_at`,
        [email],
      );
      if (customer) {
        await this.sessions.endAll(manager, customer.id);
        await manager.delete(CustomerEntity, { id: customer.id });
      }
      const erased = {
        account: customer !== null,
        rejected,
        messages: affected ?? 0,
        applications,
        complaints,
      };
      if (erased.account || rejected.length > 0 || erased.messages > 0) {
        await this.post.send(manager, erasureMail(email, erased, this.clock.now(), this.config.site));
      }
      return erased;
    });
  }

  private async eraseApplications(
    manager: EntityManager,
    email: string,
    customerId: string | null,
  ): Promise<Pick<Erased, 'rejected' | 'applications'>> {
    const rows = await manager.query<(Erased['applications'][number] & { id: string })[]>(
      `SELECT r.id, r.lease_code AS "leaseCode", r.status, ${APPLICATION_KEPT_UNTIL} AS until
       FROM lease_applications r
       WHERE r.customer_id = $1 OR (r.customer_id IS NULL AND r.email = $2)
       ORDER BY r.created_at, r.id FOR UPDATE`,
      [customerId, email],
    );
    const rejected = rows.filter(({ status }) => status === 'rejected');
    await manager.delete(LeaseApplicationEntity, { id: In(rejected.map(({ id }) => id)) });
    return {
      rejected: rejected.map(({ leaseCode }) => leaseCode),
      applications: rows
        .filter(({ status }) => status !== 'rejected')
        .map(({ leaseCode, status, until }) => ({ leaseCode, status, until })),
    };
  }
}
