import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContactBody } from '@site/contract';
import { DataSource, IsNull, Not } from 'typeorm';
import { Config } from '../config/config.js';
import { Clock } from '../platform/clock.js';
import { RecordErased } from '../status-history/decision.js';
import type { Sender } from '../submissions/sender.js';
import { Submissions } from '../submissions/submissions.js';
import { contactConfirmationMail, officeContactMail } from './contact-mails.js';
import { ContactMessage, type MessageStatus } from './contact-message.entity.js';

/** The message has this status already. */
export class StatusUnchanged extends Error {
  override name = 'StatusUnchanged';
}

@Injectable()
export class ContactMessages {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly submissions: Submissions,
  ) {}

  /**
   * Stores a message, mails it to the office and sends a confirmation.
   *
   * @returns the message, for a retry as it was stored first.
   * @throws TooManyTries
   */
  async receive(body: ContactBody, sender: Sender): Promise<{ createdAt: Date }> {
    const { name, email, subject, message } = body;
    const { officeEmail, site } = this.config;
    return this.submissions.receive({
      kind: 'message',
      entity: ContactMessage,
      body,
      sender,
      email,
      store: async (manager, idempotencyKey) => {
        const received = { id: randomUUID(), createdAt: this.clock.now() };
        const record = { ...received, name, email, subject, message, idempotencyKey };
        await manager.insert(ContactMessage, record);
        return record;
      },
      mails: (record) => [
        { notice: officeContactMail(record, officeEmail) },
        { confirmation: contactConfirmationMail(record, site) },
      ],
    });
  }

  /**
   * Records that the office answered a message, or that it has yet to.
   *
   * @throws StatusUnchanged, RecordErased
   */
  async setStatus(id: string, to: MessageStatus, by: string): Promise<void> {
    const [before, after] =
      to === 'answered'
        ? [IsNull(), { answeredAt: this.clock.now(), answeredBy: by }]
        : [Not(IsNull()), { answeredAt: null, answeredBy: null }];
    const { manager } = this.database;
    const { affected } = await manager.update(ContactMessage, { id, answeredAt: before }, after);
    if (affected === 1) return;
    throw (await manager.existsBy(ContactMessage, { id })) ? new StatusUnchanged() : new RecordErased();
  }
}
