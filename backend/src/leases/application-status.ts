import { Injectable } from '@nestjs/common';
import type { LeaseStatus } from '@site/contract';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { Config } from '../config/config.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Clock } from '../platform/clock.js';
import {
  assertTransition,
  type Decision,
  RecordErased,
  StatusChangedMeanwhile,
} from '../status-history/decision.js';
import { LeaseApplicationEntity, lockApplication } from './lease-application.entity.js';
import { statusMail } from './lease-mails.js';
import { LeaseOffer } from './lease-offer.entity.js';
import { LeaseRequest } from './lease-request.entity.js';
import { LeaseStatusChange } from './lease-status-change.entity.js';
import { agreedOffer } from './offers-of.js';
import { recipientsOf } from './recipients.js';
import { NEXT_STATUSES } from './status-transitions.js';

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
   * @throws TransitionNotAllowed
   * @throws RecordErased
   * @throws StatusChangedMeanwhile when the status is no longer `from`.
   */
  async change(applicationId: string, { from, to, note, by }: Decision<LeaseStatus>): Promise<void> {
    assertTransition(NEXT_STATUSES, from, to);
    await this.database.transaction(async (manager) => {
      const application = await lockApplication(manager, applicationId);
      if (!application) throw new RecordErased();
      if (application.status !== from) {
        const [last = null] = await manager.find(LeaseStatusChange, {
          where: { applicationId },
          order: { id: 'DESC' },
          take: 1,
        });
        throw new StatusChangedMeanwhile(application.status, last);
      }
      const at = this.clock.now();
      await manager.update(LeaseApplicationEntity, { id: applicationId }, { status: to });
      await manager.insert(LeaseStatusChange, {
        applicationId,
        fromStatus: from,
        toStatus: to,
        note,
        changedBy: by,
        changedAt: at,
      });
      if (to === 'withdrawn') await answerRequests(manager, applicationId, { by, at });
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
    });
  }
}

async function answerRequests(
  manager: EntityManager,
  applicationId: string,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await manager.update(
    LeaseRequest,
    { applicationId, answeredAt: IsNull() },
    { answeredAt: at, answeredBy: by },
  );
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
