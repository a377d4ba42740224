import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContactBody } from '@site/contract';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { Config } from '../config/config.js';
import { MailQueue } from '../mail/mail-queue.js';
import { Rehearsed, startRehearsal } from '../mail/rehearsal.js';
import { Clock } from '../platform/clock.js';
import { RecordErased } from '../status-history/decision.js';
import type { Sender } from '../submissions/sender.js';
import { Submissions } from '../submissions/submissions.js';
import { ContactAnswer } from './contact-answer.entity.js';
import { contactConfirmationMail, messageAnswerMail, officeContactMail } from './contact-mails.js';
import { ContactMessage, type MessageStatus } from './contact-message.entity.js';

/** The message has this status already. */
export class StatusUnchanged extends Error {
  override name = 'StatusUnchanged';

  /** @param current the message as it is now */
  constructor(readonly current: Pick<ContactMessage, 'answeredAt' | 'answeredBy'>) {
    super('The message has this status already.');
  }
}

@Injectable()
export class ContactMessages {
  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly submissions: Submissions,
    private readonly mailQueue: MailQueue,
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
        { notice: officeContactMail(record, officeEmail, site) },
        { confirmation: contactConfirmationMail(record, site) },
      ],
    });
  }

  /**
   * Records that the office answered a message, or that it has yet to. Nothing is mailed.
   *
   * @throws StatusUnchanged, RecordErased
   */
  async setStatus(id: string, to: MessageStatus, by: string): Promise<void> {
    await this.database.transaction((manager) => this.change(manager, id, to, by));
  }

  /**
   * Mails an answer to the sender, keeps it and marks the message as answered, in one transaction. Of two employees who answer at
   * once, one does.
   *
   * @param rehearse to see what it would mail: it is undone, and ends with `Rehearsed`
   * @throws StatusUnchanged when it was answered meanwhile. @throws RecordErased, Rehearsed
   */
  async answer(
    id: string,
    { answer, by }: { answer: string; by: string },
    { rehearse = false } = {},
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const mails = rehearse ? startRehearsal(manager) : [];
      const message = await this.change(manager, id, 'answered', by);
      const answered = { answeredAt: message.answeredAt as Date, answeredBy: by };
      await manager.insert(ContactAnswer, { messageId: id, answer, ...answered });
      await this.mailQueue.send(manager, messageAnswerMail(message, answer, this.config.site));
      if (rehearse) throw new Rehearsed(mails, undefined);
    });
  }

  /** What was mailed as answers to these messages, oldest first. */
  async answersTo(messageIds: readonly string[]): Promise<ContactAnswer[]> {
    return this.database.manager.find(ContactAnswer, {
      where: { messageId: In(messageIds) },
      order: { id: 'ASC' },
    });
  }

  /** @returns the message after the change. */
  private async change(
    manager: EntityManager,
    id: string,
    to: MessageStatus,
    by: string,
  ): Promise<ContactMessage> {
    const [before, after] =
      to === 'answered'
        ? [IsNull(), { answeredAt: this.clock.now(), answeredBy: by }]
        : [Not(IsNull()), { answeredAt: null, answeredBy: null }];
    const { affected } = await manager.update(ContactMessage, { id, answeredAt: before }, after);
    const message = await manager.findOneBy(ContactMessage, { id });
    if (!message) throw new RecordErased();
    if (affected === 0) throw new StatusUnchanged(message);
    return message;
  }
}
