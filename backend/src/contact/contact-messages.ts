import { Injectable } from '@nestjs/common';
import type { ContactBody } from '@site/contract';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { insertUnlessTaken, isRetry, submitKey } from '../http/idempotency.js';
import { Limits } from '../limits/limits.js';
import { Post } from '../mail/post.js';
import { Metrics } from '../metrics/metrics.js';
import { Clock } from '../outside/clock.js';
import { contactConfirmationMail, officeContactMail } from './contact-mails.js';
import { ContactMessage } from './contact-message.entity.js';

const PER_IP = { name: 'contact-ip', times: 30, seconds: 3600 };
/** Keeps anyone from filling a mailbox with confirmations. */
const PER_ADDRESS = { name: 'contact-address', times: 10, seconds: 24 * 3600 };

/** Messages to the office. */
@Injectable()
export class ContactMessages {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly post: Post,
    private readonly metrics: Metrics,
  ) {}

  /** Stores a message, mails it to the office and confirms it to the sender. @throws TooManyTries */
  async receive(body: ContactBody, ip: string, key: string | null): Promise<void> {
    const idempotencyKey = submitKey(key, body);
    if (await isRetry(this.database.manager, ContactMessage, idempotencyKey)) return;
    await this.limits.takeByIp(PER_IP, ip);
    await this.limits.take(PER_ADDRESS, body.email);
    const { name, email, subject, message } = body;
    const stored = await this.database.transaction(async (manager) => {
      const record = { name, email, subject, message, idempotencyKey, createdAt: this.clock.now() };
      if (!(await insertUnlessTaken(manager, ContactMessage, record))) return false;
      await this.post.send(manager, officeContactMail(record, this.config.officeEmail));
      await this.post.send(manager, contactConfirmationMail(record, this.config.site));
      return true;
    });
    if (stored) this.metrics.submissions.inc({ kind: 'message' });
  }
}
