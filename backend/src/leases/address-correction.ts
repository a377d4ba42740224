import { Injectable } from '@nestjs/common';
import type { LeaseStatus } from '@site/contract';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { Config } from '../config/config.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { MailQueue } from '../mail/mail-queue.js';
import { PendingMails } from '../mail/pending-mails.js';
import { Clock } from '../platform/clock.js';
import { RandomCodes } from '../platform/random-codes.js';
import { changeApplication, type Handling, LeaseApplicationEntity } from './lease-application.entity.js';
import { CorrectionRejected } from './lease-errors.js';
import { correctedAddressMail, formerAddressMail } from './lease-mails.js';
import { LeaseNote } from './lease-note.entity.js';

/** Statuses of an application that is still handled. */
const HANDLED: readonly LeaseStatus[] = ['pending', 'approved'];

/**
 * Corrects the mail address of an application that was mistyped. Whoever has the code of an application in no account can see it, so
 * this must help neither the stranger with the mistyped address nor a caller who makes the office send somebody else's application:
 * the code changes, mails that still wait for the former address are dropped, and that address is told, without anything about the
 * application.
 */
@Injectable()
export class AddressCorrection {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly random: RandomCodes,
    private readonly mailQueue: MailQueue,
    private readonly pendingMails: PendingMails,
  ) {}

  /** @throws CorrectionRejected */
  async assertPossible(application: LeaseApplicationEntity, email: string): Promise<void> {
    await assertPossible(this.database.manager, application, email);
  }

  /**
   * Changes the address and the code, records who did it, and mails both addresses, in one transaction.
   *
   * @param email normalised. @returns the new code. @throws CorrectionRejected, RecordErased
   */
  async correct(
    applicationId: string,
    { email, by }: { email: string; by: string },
    how?: Handling,
  ): Promise<string> {
    const { site } = this.config;
    return changeApplication(
      this.database,
      applicationId,
      async (manager, application) => {
        await assertPossible(manager, application, email);
        const leaseCode = await this.unusedCode(manager);
        await manager.update(LeaseApplicationEntity, { id: applicationId }, { email, leaseCode });
        await manager.insert(LeaseNote, {
          applicationId,
          kind: 'address',
          note: `E-mailadres gewijzigd van ${application.email} in ${email}. De code was ${application.leaseCode}.`,
          writtenBy: by,
          writtenAt: this.clock.now(),
        });
        await this.pendingMails.drop(manager, application.email, application.leaseCode);
        await this.mailQueue.send(
          manager,
          correctedAddressMail({ ...application, email, leaseCode }, site),
          formerAddressMail(application.email, site),
        );
        return leaseCode;
      },
      how,
    );
  }

  private async unusedCode(manager: EntityManager): Promise<string> {
    for (;;) {
      const leaseCode = this.random.leaseCode();
      if (!(await manager.existsBy(LeaseApplicationEntity, { leaseCode }))) return leaseCode;
    }
  }
}

async function assertPossible(
  manager: EntityManager,
  { status, email: former, customerId }: LeaseApplicationEntity,
  email: string,
): Promise<void> {
  if (!HANDLED.includes(status)) throw new CorrectionRejected('ended');
  if (former === email) throw new CorrectionRejected('same');
  if (customerId) {
    if (!(await manager.existsBy(CustomerEntity, { id: customerId, email })))
      throw new CorrectionRejected('in-account');
  } else if (await manager.existsBy(CustomerEntity, { email: former, activatedAt: Not(IsNull()) })) {
    throw new CorrectionRejected('of-account');
  }
}
