import { Injectable } from '@nestjs/common';
import type { ComplaintStatusAnswer, KlachtStatus } from '@site/contract';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { Limits } from '../limits/limits.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Rehearsed, startRehearsal } from '../mail/rehearsal.js';
import { Clock } from '../platform/clock.js';
import { Cryptography } from '../platform/cryptography.js';
import { assertTransition, type Decision, RecordErased, storeDecision } from '../status-history/decision.js';
import { Complaint } from './complaint.entity.js';
import type { ComplaintStatusDto } from './complaint-body.js';
import { contactDeadline } from './complaint-deadlines.js';
import { ComplaintUnknown } from './complaint-errors.js';
import { complaintStatusMail } from './complaint-mails.js';
import { ComplaintStatusChange } from './complaint-status-change.entity.js';
import { NEXT_COMPLAINT_STATUSES, type NewComplaintStatus } from './status-transitions.js';

const FAILURES_PER_IP = { name: 'complaint-status-failures-ip', times: 10, seconds: 15 * 60 };
/** So that nobody alone uses up those of the number. */
const FAILURES_PER_IP_AND_NUMBER = { name: 'complaint-status-failures-ip-number', times: 4, seconds: 3600 };
/** Over all IP addresses: the numbers are sequential, so only the mail address has to be guessed. */
const FAILURES_PER_NUMBER = { name: 'complaint-status-failures-number', times: 20, seconds: 3600 };
const SCOPE = 'address of a complaint';

type Status = Omit<ComplaintStatusAnswer, 'success' | 'message'>;

const STATUS_TABLES = { record: Complaint, history: ComplaintStatusChange, key: 'complaintId' };

/** Reads and changes the status of complaints, and shows complainants without an account how far theirs is. */
@Injectable()
export class ComplaintStatus {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly mailQueue: MailQueue,
    private readonly limits: Limits,
    private readonly cryptography: Cryptography,
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
   * @param rehearse to see what it would mail: it is undone, and ends with `Rehearsed`
   * @throws TransitionNotAllowed, RecordErased, Rehearsed
   * @throws StatusChangedMeanwhile when the status is no longer `from`.
   */
  async change(
    complaintId: string,
    decision: Decision<KlachtStatus, NewComplaintStatus>,
    { rehearse = false } = {},
  ): Promise<void> {
    const { from, to } = decision;
    assertTransition(NEXT_COMPLAINT_STATUSES, from, to);
    await this.database.transaction(async (manager) => {
      const mails = rehearse ? startRehearsal(manager) : [];
      const complaint = await manager.findOne(Complaint, {
        where: { id: complaintId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!complaint) throw new RecordErased();
      const at = this.clock.now();
      await storeDecision(manager, STATUS_TABLES, complaint, decision, at);
      const change = { from, to, note: decision.note, at };
      await this.mailQueue.send(manager, complaintStatusMail(complaint, change, this.config.site));
      if (rehearse) throw new Rehearsed(mails, undefined);
    });
  }

  /**
   * The status of a complaint, for whoever knows its number and its mail address. The failure is counted before the look-up, for
   * every number, and refunded after a correct pair. An unknown number and a wrong address take the same steps.
   *
   * @throws ComplaintUnknown, TooManyTries
   */
  async find({ klachtnummer, email }: ComplaintStatusDto, ip: string): Promise<Status> {
    await this.limits.takeByIp(FAILURES_PER_IP, ip);
    await this.limits.takeByIp(FAILURES_PER_IP_AND_NUMBER, ip, { and: klachtnummer });
    await this.limits.take(FAILURES_PER_NUMBER, klachtnummer);
    const complaint = await this.database.manager.findOne(Complaint, {
      select: { id: true, email: true, status: true, createdAt: true },
      where: { number: klachtnummer },
    });
    const known = this.cryptography.hash(SCOPE, complaint?.email.toLowerCase() ?? '');
    const matches = this.cryptography.matches(known, SCOPE, email);
    if (!complaint || !matches) throw new ComplaintUnknown();
    await this.limits.refundByIp(FAILURES_PER_IP, ip);
    await this.limits.refundByIp(FAILURES_PER_IP_AND_NUMBER, ip, { and: klachtnummer });
    await this.limits.refund(FAILURES_PER_NUMBER, klachtnummer);
    return this.describe(complaint);
  }

  /** The moment of a status is that of the last change to it. No day is promised for a complaint that was answered before. */
  private async describe(complaint: Pick<Complaint, 'id' | 'status' | 'createdAt'>): Promise<Status> {
    const { id, status, createdAt } = complaint;
    const history = await this.statusHistory(id);
    const last = (to: KlachtStatus) =>
      history.findLast(({ toStatus }) => toStatus === to)?.changedAt.toISOString();
    const inBehandelingOp = last('in-handling');
    const answered = last('answered');
    return {
      status,
      ontvangenOp: createdAt.toISOString(),
      ...(inBehandelingOp && { inBehandelingOp }),
      ...(status === 'answered' && answered && { beantwoordOp: answered }),
      ...(!answered && { antwoordUiterlijkOp: contactDeadline(complaint).toISOString().slice(0, 10) }),
    };
  }
}
