import { Injectable } from '@nestjs/common';
import type { ComplaintStatusAnswer, KlachtStatus } from '@site/contract';
import { DataSource } from 'typeorm';
import { Limits } from '../limits/limits.js';
import { Cryptography } from '../platform/cryptography.js';
import { Complaint } from './complaint.entity.js';
import type { ComplaintStatusDto } from './complaint-body.js';
import { contactDeadline } from './complaint-deadlines.js';
import { ComplaintUnknown } from './complaint-errors.js';
import { ComplaintStatus } from './complaint-status.js';

const FAILURES_PER_IP = { name: 'complaint-status-failures-ip', times: 10, seconds: 15 * 60 };
/** So that nobody alone uses up those of the number. */
const FAILURES_PER_IP_AND_NUMBER = { name: 'complaint-status-failures-ip-number', times: 4, seconds: 3600 };
/** Over all IP addresses: the numbers are sequential, so only the mail address has to be guessed. */
const FAILURES_PER_NUMBER = { name: 'complaint-status-failures-number', times: 20, seconds: 3600 };
const SCOPE = 'address of a complaint';

type Status = Omit<ComplaintStatusAnswer, 'success' | 'message'>;

/** Shows complainants without an account how far their complaint is. */
@Injectable()
export class ComplaintTracking {
  constructor(
    private readonly database: DataSource,
    private readonly limits: Limits,
    private readonly cryptography: Cryptography,
    private readonly statuses: ComplaintStatus,
  ) {}

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
    const history = await this.statuses.statusHistory(id);
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
