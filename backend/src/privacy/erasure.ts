import { Injectable } from '@nestjs/common';
import type { LeaseStatus } from '@site/contract';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { Config } from '../config/config.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { Dealer } from '../drafts/dealer.entity.js';
import { Draft } from '../drafts/draft.entity.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Clock } from '../platform/clock.js';
import { Sessions } from '../sessions/sessions.js';
import { type Erased, erasureMail } from './privacy-mails.js';
import { APPLICATION_KEPT_UNTIL, keptUntil, ruleOf } from './retention-rules.js';

/**
 * Erases a person's account with its codes, devices and sessions, their rejected and withdrawn applications, those that
 * they kept to continue later, and their messages. Data with a legal or contractual basis is kept without a login: agreements, complaints, and pending and approved applications, which are
 * still handled by mail. A dealer is kept while being one.
 */
@Injectable()
export class Erasure {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly mailQueue: MailQueue,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Erases the data of a mail address, with or without an account, and mails what was deleted and what is kept. Idempotent: a
   * repeat changes nothing and mails nothing. Applications linked to another account are kept there.
   */
  async erase(email: string): Promise<Erased> {
    return this.database.transaction(async (manager) => {
      const customer = await manager.findOne(CustomerEntity, {
        where: { email },
        lock: { mode: 'pessimistic_write' },
      });
      const { rejected, withdrawn, applications } = await this.eraseApplications(
        manager,
        email,
        customer?.id ?? null,
      );
      const { affected } = await manager.delete(ContactMessage, { email });
      await manager.delete(Dealer, { email, endedAt: Not(IsNull()) });
      const drafts = await this.eraseDrafts(manager, email, customer?.id ?? null);
      const complaints = await manager.query<Erased['complaints']>(
        `SELECT r.number, ${keptUntil(ruleOf('klachten'))} AS until
         FROM complaints r WHERE r.email = $1 ORDER BY r.created_at`,
        [email],
      );
      if (customer) {
        await this.sessions.endAll(customer.id, manager);
        await manager.delete(CustomerEntity, { id: customer.id });
      }
      const erased = {
        account: customer !== null,
        rejected,
        withdrawn,
        messages: affected ?? 0,
        drafts,
        applications,
        complaints,
      };
      if (erased.account || rejected.length + withdrawn.length + erased.messages + drafts > 0) {
        await this.mailQueue.send(manager, erasureMail(email, erased, this.clock.now(), this.config.site));
      }
      return erased;
    });
  }

  private async eraseDrafts(
    manager: EntityManager,
    email: string,
    customerId: string | null,
  ): Promise<number> {
    const { affected } = await manager.delete(Draft, [{ email }, ...(customerId ? [{ customerId }] : [])]);
    return affected ?? 0;
  }

  private async eraseApplications(
    manager: EntityManager,
    email: string,
    customerId: string | null,
  ): Promise<Pick<Erased, 'rejected' | 'withdrawn' | 'applications'>> {
    const rows = await manager.query<(Erased['applications'][number] & { id: string })[]>(
      `SELECT r.id, r.lease_code AS "leaseCode", r.status, ${APPLICATION_KEPT_UNTIL} AS until
       FROM lease_applications r
       WHERE r.customer_id = $1 OR (r.customer_id IS NULL AND r.email = $2)
       ORDER BY r.created_at, r.id FOR UPDATE`,
      [customerId, email],
    );
    const ended = rows.filter(({ status }) => status === 'rejected' || status === 'withdrawn');
    await manager.delete(LeaseApplicationEntity, { id: In(ended.map(({ id }) => id)) });
    const codesOf = (wanted: LeaseStatus) =>
      ended.filter(({ status }) => status === wanted).map(({ leaseCode }) => leaseCode);
    return {
      rejected: codesOf('rejected'),
      withdrawn: codesOf('withdrawn'),
      applications: rows
        .filter((row) => !ended.includes(row))
        .map(({ leaseCode, status, until }) => ({ leaseCode, status, until })),
    };
  }
}
