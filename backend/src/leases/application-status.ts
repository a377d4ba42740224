import { Injectable } from '@nestjs/common';
import type { LeaseStatus } from '@site/contract';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { Config } from '../config/config.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Clock } from '../platform/clock.js';
import { assertTransition, type Decision, storeDecision } from '../status-history/decision.js';
import { changeApplication, type Handling, LeaseApplicationEntity } from './lease-application.entity.js';
import { statusMail } from './lease-mails.js';
import { LeaseOffer } from './lease-offer.entity.js';
import { LeaseRequest } from './lease-request.entity.js';
import { LeaseStatusChange } from './lease-status-change.entity.js';
import { agreedOffer } from './offers-of.js';
import { recipientsOf } from './recipients.js';
import { NEXT_STATUSES } from './status-transitions.js';

const STATUS_TABLES = { record: LeaseApplicationEntity, history: LeaseStatusChange, key: 'applicationId' };

/** Reads and changes the status of applications. */
@Injectable()
export class ApplicationStatus {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly mailQueue: MailQueue,
  ) {}

  /** Oldest first. */
  async statusHistory(applicationId: string): Promise<LeaseStatusChange[]> {
    return statusChangesOf(this.database.manager, [applicationId]);
  }

  /** Addresses to mail about an application: the applicant, and its account when that has another address. */
  async recipients(application: LeaseApplicationEntity): Promise<string[]> {
    const recipients = await recipientsOf(this.database.manager, application);
    return recipients.map(({ address }) => address);
  }

  /**
   * Changes the status, records who did it and mails the customer, in one transaction. A withdrawal answers what
   * was asked. An application that is rejected or withdrawn has no offer any more, and one that is completed only the agreed one.
   *
   * @throws TransitionNotAllowed, RecordErased
   * @throws StatusChangedMeanwhile when the status is no longer `from`.
   */
  async change(applicationId: string, decision: Decision<LeaseStatus>, how?: Handling): Promise<void> {
    const { from, to, note, by } = decision;
    assertTransition(NEXT_STATUSES, from, to);
    await changeApplication(
      this.database,
      applicationId,
      async (manager, application) => {
        const at = this.clock.now();
        await storeDecision(manager, STATUS_TABLES, application, decision, at);
        if (to === 'withdrawn') {
          const open = { applicationId, answeredAt: IsNull() };
          await manager.update(LeaseRequest, open, { answeredAt: at, answeredBy: by });
        }
        if (to === 'withdrawn' || to === 'rejected') {
          await manager.update(LeaseOffer, { applicationId, endedAt: IsNull() }, { endedAt: at });
        }
        if (to === 'completed') {
          const unanswered = { applicationId, acceptedAt: IsNull(), endedAt: IsNull() };
          await manager.update(LeaseOffer, unanswered, { endedAt: at });
        }
        const decided = { ...application, status: to };
        const offer = await agreedOffer(manager, applicationId);
        for (const to of await recipientsOf(manager, application)) {
          await this.mailQueue.send(manager, statusMail(decided, { to, note, at, offer }, this.config.site));
        }
      },
      how,
    );
  }
}

/** The status changes of these applications, oldest first. */
export async function statusChangesOf(
  manager: EntityManager,
  applicationIds: readonly string[],
): Promise<LeaseStatusChange[]> {
  if (applicationIds.length === 0) return [];
  return manager.find(LeaseStatusChange, {
    where: { applicationId: In(applicationIds) },
    order: { id: 'ASC' },
  });
}
