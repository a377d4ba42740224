import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not, QueryFailedError } from 'typeorm';
import { Config } from '../config/config.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { InvalidInput } from '../http/domain-error.js';
import { MailQueue } from '../mail/mail-queue.js';
import { PendingMails } from '../mail/pending-mails.js';
import { Clock } from '../platform/clock.js';
import { Sessions } from '../sessions/sessions.js';
import { AddressChanged, AddressTaken, NoAccount } from './account-errors.js';
import { accountAddressMail, formerAccountAddressMail } from './account-mails.js';

const UNIQUE_VIOLATION = '23505';

/**
 * Changes the mail address of an account, for a customer who lost the mailbox. Whoever reads the new mailbox can log in, so the office
 * must know that it talks to the customer, and the former address is told.
 */
@Injectable()
export class AccountAddress {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly mailQueue: MailQueue,
    private readonly pendingMails: PendingMails,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Changes the address, with that of everything that an erasure of the account would delete or keep: it must be found by the new one.
   * Ends all sessions, drops what waits to be sent to the former address, and mails both, in one transaction.
   *
   * @param from the address that the employee saw. @param to normalised. @param by the name of the employee
   * @throws NoAccount, AddressChanged, AddressTaken, InvalidInput
   */
  async correct(
    customerId: string,
    { from, to, by }: { from: string; to: string; by: string },
  ): Promise<void> {
    if (from === to)
      throw new InvalidInput({ naar: 'Dit e-mailadres heeft het account al. Vul het nieuwe in.' });
    const { site } = this.config;
    await this.database.transaction(async (manager) => {
      const customer = await manager.findOne(CustomerEntity, {
        where: { id: customerId, activatedAt: Not(IsNull()) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!customer) throw new NoAccount();
      if (customer.email !== from) throw new AddressChanged();
      await changeAddress(manager, customer, to);
      await this.changeRecords(manager, { customerId, from, to, by });
      await this.sessions.endAll(customerId, manager);
      await this.pendingMails.drop(manager, from);
      await this.mailQueue.send(manager, accountAddressMail(to, site), formerAccountAddressMail(from, site));
    });
  }

  private async changeRecords(
    manager: EntityManager,
    { customerId, from, to, by }: { customerId: string; from: string; to: string; by: string },
  ): Promise<void> {
    await manager.query(
      `WITH changed AS (
         UPDATE lease_applications SET email = $3, versie = versie + 1
         WHERE email = $2 AND (customer_id = $1 OR customer_id IS NULL) RETURNING id
       )
       INSERT INTO lease_notes (application_id, kind, note, written_by, written_at) SELECT id, 'address', $4, $5, $6 FROM changed`,
      [
        customerId,
        from,
        to,
        `E-mailadres van het account gewijzigd van ${from} in ${to}.`,
        by,
        this.clock.now(),
      ],
    );
    for (const table of ['lease_drafts', 'complaints', 'contact_messages']) {
      await manager.query(`UPDATE ${table} SET email = $2 WHERE email = $1`, [from, to]);
    }
  }
}

/** An account that was only asked for holds nothing, and makes room. @throws AddressTaken */
async function changeAddress(manager: EntityManager, { id }: CustomerEntity, email: string): Promise<void> {
  await manager.delete(CustomerEntity, { email, activatedAt: IsNull() });
  try {
    // A code that waits in the former mailbox is not mailed again.
    await manager.update(CustomerEntity, { id }, { email, newCode: null });
  } catch (error) {
    const { code } = error instanceof QueryFailedError ? error.driverError : { code: undefined };
    throw code === UNIQUE_VIOLATION ? new AddressTaken() : error;
  }
}
