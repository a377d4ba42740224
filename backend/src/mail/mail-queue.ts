import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../outbox/outbox.js';
import { Cryptography } from '../platform/cryptography.js';
import type { Mail } from './mail.js';
import { rehearsalOf } from './rehearsal.js';
import { sentMail } from './sent-mail.js';

export const MAIL_TASK = 'mail';

/** Payload of a mail job. `sealed` is the encrypted mail, because it may contain a code. */
export interface QueuedMail {
  id: string;
  sealed: string;
  /** The id of the application. */
  about?: string;
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
    const rehearsal = rehearsalOf(manager);
    if (rehearsal) {
      rehearsal.push(...mails.map(sentMail));
      return;
    }
    const jobs = mails.map((mail) => {
      const payload: QueuedMail = {
        id: randomUUID(),
        sealed: this.cryptography.encrypt(sentMail(mail)),
        ...(mail.about && { about: mail.about }),
      };
      return { payload, jobKey: mailKey(this.cryptography, mail.to, payload.id), urgent: mail.urgent };
    });
    await this.outbox.add(manager, MAIL_TASK, ...jobs);
    for (const [index, { payload }] of jobs.entries()) {
      const { about, to, subject } = mails[index] as Mail;
      if (about) await storeApplicationMail(manager, { id: payload.id, about, to, subject });
    }
  }
}

/**
 * The key of a mail's job: mails to the same address are next to each other in the index of the keys, and only who knows the secret can
 * tell to whom they are.
 */
export function mailKey(cryptography: Cryptography, to: string, id: string): string {
  return `${cryptography.hash('recipient', to)}-${id}`;
}

/** Records that a mail about an application is queued, in the transaction that queues it. */
async function storeApplicationMail(
  manager: EntityManager,
  { id, about, to, subject }: { id: string; about: string; to: string; subject: string },
): Promise<void> {
  await manager.query(
    'INSERT INTO application_mails (id, application_id, address, subject) VALUES ($1, $2, $3, $4)',
    [id, about, to, subject],
  );
}
