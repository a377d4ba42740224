import { Injectable } from '@nestjs/common';
import type { ContactBody } from '@site/contract';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { storeOnce, submitKey } from '../http/idempotency.js';
import { type Sender, SubmitLimits } from '../limits/submit-limits.js';
import { Post } from '../mail/post.js';
import { unconfirmed } from '../mail/unconfirmed.js';
import { Metrics } from '../metrics/metrics.js';
import { Clock } from '../outside/clock.js';
import { contactConfirmationMail, officeContactMail } from './contact-mails.js';
import { ContactMessage } from './contact-message.entity.js';

/** Messages to the office. */
@Injectable()
export class ContactMessages {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly limits: SubmitLimits,
    private readonly post: Post,
    private readonly metrics: Metrics,
  ) {}

  /** Stores a message, mails it to the office and confirms it to the sender. @throws TooManyTries */
  async receive(body: ContactBody, sender: Sender, key: string | null): Promise<void> {
    const idempotencyKey = submitKey(key, body);
    const { name, email, subject, message } = body;
    const stored = await storeOnce(this.database, ContactMessage, idempotencyKey, async (connection) => {
      const mayConfirm = await this.limits.take(connection, 'contact', sender, email);
      await connection.transaction(async (manager) => {
        const record = { name, email, subject, message, idempotencyKey, createdAt: this.clock.now() };
        await manager.insert(ContactMessage, record);
        const notice = officeContactMail(record, this.config.officeEmail);
        await this.post.send(manager, mayConfirm ? notice : unconfirmed(notice));
        if (mayConfirm) await this.post.send(manager, contactConfirmationMail(record, this.config.site));
      });
    });
    if (stored) this.metrics.submissions.inc({ kind: 'message' });
  }
}
