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
 * they kept to continue later, and their messages. Data with a legal or contractual basis is kept without a login: agreements, complaints, and
 * pending and approved applications, which are still handled by mail. A dealer is kept while being one.
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
      const { ended, ...applications } = await applicationsOf(manager, email, customer, 'FOR UPDATE');
      await manager.delete(LeaseApplicationEntity, { id: In(ended) });
      const messages = (await manager.delete(ContactMessage, { email })).affected ?? 0;
      await manager.delete(Dealer, { email, endedAt: Not(IsNull()) });
      const drafts = (await manager.delete(Draft, ofPerson(email, customer))).affected ?? 0;
      const complaints = await complaintsOf(manager, email);
      if (customer) {
        await this.sessions.endAll(customer.id, manager);
        // The office mails to the address of an application from now on: a colleague who has it open must see that first.
        await manager.update(
          LeaseApplicationEntity,
          { customerId: customer.id },
          { customerId: null, versie: () => 'versie + 1' },
        );
        await manager.delete(CustomerEntity, { id: customer.id });
      }
      const erased = { account: customer !== null, ...applications, messages, drafts, complaints };
      if (isAnythingErased(erased)) {
        await this.mailQueue.send(manager, erasureMail(email, erased, this.clock.now(), this.config.site));
      }
      return erased;
    });
  }

  /** What `erase` would delete now, and keep. */
  async preview(email: string): Promise<Erased> {
    const { manager } = this.database;
    const customer = await manager.findOneBy(CustomerEntity, { email });
    const { ended: _ended, ...applications } = await applicationsOf(manager, email, customer);
    return {
      account: customer !== null,
      ...applications,
      messages: await manager.countBy(ContactMessage, { email }),
      drafts: await manager.countBy(Draft, ofPerson(email, customer)),
      complaints: await complaintsOf(manager, email),
    };
  }
}

/** Is there anything of these that need not be kept? */
function isAnythingErased({ account, rejected, withdrawn, messages, drafts }: Erased): boolean {
  return account || rejected.length + withdrawn.length + messages + drafts > 0;
}

const ofPerson = (email: string, customer: CustomerEntity | null) => [
  { email },
  ...(customer ? [{ customerId: customer.id }] : []),
];

/** The applications of a person: the ids of those that ended without an agreement, and what is deleted and kept. */
async function applicationsOf(
  manager: EntityManager,
  email: string,
  customer: CustomerEntity | null,
  lock: 'FOR UPDATE' | '' = '',
): Promise<Pick<Erased, 'rejected' | 'withdrawn' | 'applications'> & { ended: string[] }> {
  const rows = await manager.query<(Erased['applications'][number] & { id: string })[]>(
    `SELECT r.id, r.lease_code AS "leaseCode", r.status, ${APPLICATION_KEPT_UNTIL} AS until
     FROM lease_applications r
     WHERE r.customer_id = $1 OR (r.customer_id IS NULL AND r.email = $2)
     ORDER BY r.created_at, r.id ${lock}`,
    [customer?.id ?? null, email],
  );
  const ended = rows.filter(({ status }) => status === 'rejected' || status === 'withdrawn');
  const codesOf = (wanted: LeaseStatus) =>
    ended.filter(({ status }) => status === wanted).map(({ leaseCode }) => leaseCode);
  return {
    ended: ended.map(({ id }) => id),
    rejected: codesOf('rejected'),
    withdrawn: codesOf('withdrawn'),
    applications: rows
      .filter((row) => !ended.includes(row))
      .map(({ leaseCode, status, until }) => ({ leaseCode, status, until })),
  };
}

function complaintsOf(manager: EntityManager, email: string): Promise<Erased['complaints']> {
  return manager.query(
    `SELECT r.number, ${keptUntil(ruleOf('klachten'))} AS until
     FROM complaints r WHERE r.email = $1 ORDER BY r.created_at`,
    [email],
  );
}
