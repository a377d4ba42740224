import { Injectable } from '@nestjs/common';
import type { ContactBody } from '@site/contract';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { hashIdempotencyKey, storeOnce } from '../http/idempotency.js';
import { type Sender, SubmitLimits } from '../limits/submit-limits.js';
import { askOfficeToConfirm } from '../mail/ask-office-to-confirm.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Metrics } from '../metrics/metrics.js';
import { Clock } from '../platform/clock.js';
import { contactConfirmationMail, officeContactMail } from './contact-mails.js';
import { ContactMessage } from './contact-message.entity.js';

@Injectable()
export class ContactMessages {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly limits: SubmitLimits,
    private readonly mailQueue: MailQueue,
    private readonly metrics: Metrics,
  ) {}

  /** Stores a message, mails it to the office and sends a confirmation. @throws TooManyTries */
  async receive(body: ContactBody, sender: Sender, key: string | null): Promise<void> {
    const idempotencyKey = hashIdempotencyKey(key, body);
    const { name, email, subject, message } = body;
    const stored = await storeOnce(this.database, ContactMessage, idempotencyKey, async (connection) => {
      const mayConfirm = await this.limits.take(connection, 'contact', sender, email);
      await connection.transaction(async (manager) => {
        const record = { name, email, subject, message, idempotencyKey, createdAt: this.clock.now() };
        await manager.insert(ContactMessage, record);
        const notice = officeContactMail(record, this.config.officeEmail);
        await this.mailQueue.send(manager, mayConfirm ? notice : askOfficeToConfirm(notice));
        if (mayConfirm) await this.mailQueue.send(manager, contactConfirmationMail(record, this.config.site));
      });
    });
    if (stored) this.metrics.submissions.inc({ kind: 'message' });
  }
}
