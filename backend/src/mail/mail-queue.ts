import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../outbox/outbox.js';
import { Cryptography } from '../platform/cryptography.js';
import type { Mail } from './mail.js';

export const MAIL_TASK = 'mail';

/** Payload of a mail job. `sealed` is the encrypted mail, because it may contain a code. */
export interface QueuedMail {
  id: string;
  sealed: string;
}

/** Queues mails in the outbox, from where `MailDelivery` takes them. */
@Injectable()
export class MailQueue {
  constructor(
    private readonly outbox: Outbox,
    private readonly cryptography: Cryptography,
  ) {}

  /** Queues mails, in the transaction that stores what they are about. */
  async send(manager: EntityManager, ...mails: readonly Mail[]): Promise<void> {
    const queued = mails.map(
      (mail): QueuedMail => ({ id: randomUUID(), sealed: this.cryptography.encrypt(mail) }),
    );
    await this.outbox.addAll(manager, MAIL_TASK, queued);
  }
}
