import { Injectable } from '@nestjs/common';
import { KLACHT_OVER_DERDEN } from '@site/contract';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { InvalidInput } from '../http/domain-error.js';
import { hashIdempotencyKey, storeOnce } from '../http/idempotency.js';
import { type Sender, SubmitLimits } from '../limits/submit-limits.js';
import { askOfficeToConfirm } from '../mail/ask-office-to-confirm.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Metrics } from '../metrics/metrics.js';
import { Clock } from '../platform/clock.js';
import { Complaint } from './complaint.entity.js';
import type { ComplaintDto } from './complaint-body.js';
import { complaintMail, officeComplaintMail } from './complaint-mails.js';
import { lockComplaintNumbers, nextComplaintNumber } from './complaint-numbers.js';

@Injectable()
export class Complaints {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly limits: SubmitLimits,
    private readonly mailQueue: MailQueue,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Stores a complaint under the next number and mails the complainant and the complaints department. A retry with the
   * same idempotency key gets the same answer and takes no number.
   *
   * @throws InvalidInput, TooManyTries
   */
  async receive(body: ComplaintDto, sender: Sender, key: string | null): Promise<void> {
    this.checkKlachtType(body);
    const idempotencyKey = hashIdempotencyKey(key, body);
    const stored = await storeOnce(this.database, Complaint, idempotencyKey, async (connection) => {
      const mayConfirm = await this.limits.take(connection, 'complaint', sender, body.email);
      await connection.transaction(async (manager) => {
        await lockComplaintNumbers(manager);
        const createdAt = this.clock.now();
        const number = await nextComplaintNumber(manager, createdAt);
        const complaint = { ...body, number, idempotencyKey, createdAt };
        await manager.insert(Complaint, complaint);
        const notice = officeComplaintMail(complaint, this.config.site);
        if (mayConfirm) await this.mailQueue.send(manager, complaintMail(complaint, this.config.site));
        await this.mailQueue.send(manager, mayConfirm ? notice : askOfficeToConfirm(notice));
      });
    });
    if (stored) this.metrics.submissions.inc({ kind: 'complaint' });
  }

  private checkKlachtType({ klachtType, garagenaam, partnernaam }: ComplaintDto): void {
    const types = [this.config.site.productWaarde, ...KLACHT_OVER_DERDEN];
    if (!types.includes(klachtType)) throw new InvalidInput({ klachtType: 'Kies over wie uw klacht gaat.' });
    if (klachtType === 'garage' && garagenaam === '') {
      throw new InvalidInput({ garagenaam: 'Vul de naam van de garage in bij een klacht over een garage.' });
    }
    if (klachtType === 'partner' && partnernaam === '') {
      throw new InvalidInput({
        partnernaam: 'Vul de naam van de financial partner in bij een klacht over een partner.',
      });
    }
  }
}
