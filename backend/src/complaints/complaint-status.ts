import { Injectable } from '@nestjs/common';
import type { KlachtStatus } from '@site/contract';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Clock } from '../platform/clock.js';
import {
  assertTransition,
  type Decision,
  RecordErased,
  StatusChangedMeanwhile,
} from '../status-history/decision.js';
import { Complaint } from './complaint.entity.js';
import { complaintStatusMail } from './complaint-mails.js';
import { ComplaintStatusChange } from './complaint-status-change.entity.js';
import { NEXT_COMPLAINT_STATUSES, type NewComplaintStatus } from './status-transitions.js';

/** Reads and changes the status of complaints. */
@Injectable()
export class ComplaintStatus {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly mailQueue: MailQueue,
  ) {}

  /** Oldest first. */
  async statusHistory(complaintId: string): Promise<ComplaintStatusChange[]> {
    return this.database.manager.find(ComplaintStatusChange, {
      where: { complaintId },
      order: { id: 'ASC' },
    });
  }

  /**
   * Changes the status, records who did it and mails the complainant, in one transaction.
   *
   * @throws TransitionNotAllowed
   * @throws RecordErased
   * @throws StatusChangedMeanwhile when the status is no longer `from`.
   */
  async change(
    complaintId: string,
    { from, to, note, by }: Decision<KlachtStatus, NewComplaintStatus>,
  ): Promise<void> {
    assertTransition(NEXT_COMPLAINT_STATUSES, from, to);
    await this.database.transaction(async (manager) => {
      const complaint = await manager.findOne(Complaint, {
        where: { id: complaintId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!complaint) throw new RecordErased();
      if (complaint.status !== from) {
        const [last = null] = await manager.find(ComplaintStatusChange, {
          where: { complaintId },
          order: { id: 'DESC' },
          take: 1,
        });
        throw new StatusChangedMeanwhile(complaint.status, last);
      }
      const changedAt = this.clock.now();
      await manager.update(Complaint, { id: complaintId }, { status: to });
      await manager.insert(ComplaintStatusChange, {
        complaintId,
        fromStatus: from,
        toStatus: to,
        note,
        changedBy: by,
        changedAt,
      });
      await this.mailQueue.send(
        manager,
        complaintStatusMail(complaint, { from, to, note, at: changedAt }, this.config.site),
      );
    });
  }
}
