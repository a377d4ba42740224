import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContactBody } from '@site/contract';
import { Config } from '../config/config.js';
import { Clock } from '../platform/clock.js';
import type { Sender } from '../submissions/sender.js';
import { Submissions } from '../submissions/submissions.js';
import { contactConfirmationMail, officeContactMail } from './contact-mails.js';
import { ContactMessage } from './contact-message.entity.js';

@Injectable()
export class ContactMessages {
  constructor(
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
}
