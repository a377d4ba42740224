import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';
import type { EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Outbox } from '../outbox/outbox.js';
import { CodeVault } from '../outside/code-vault.js';
import type { Mail } from './mail.js';
import { renderMail } from './render-mail.js';

const TASK = 'mail';

/** A mail that waits. Its content is encrypted, because it may hold a code. */
interface WaitingMail {
  id: string;
  sealed: string;
}

/** Sends mails, by way of the outbox. */
@Injectable()
export class Post implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly handlers: JobHandlers,
    private readonly vault: CodeVault,
    private readonly mailer: MailerService,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.handlers.add(TASK, (payload) => this.deliver(payload as WaitingMail));
  }

  /** Puts a mail in the outbox, as part of the transaction that it tells about. */
  async send(manager: EntityManager, mail: Mail): Promise<void> {
    const waiting: WaitingMail = { id: randomUUID(), sealed: this.vault.seal(mail) };
    await this.outbox.add(manager, TASK, waiting);
  }

  /** Hands a waiting mail to the mail server. A second delivery of the same mail has the same Message-ID. */
  private async deliver({ id, sealed }: WaitingMail): Promise<void> {
    const mail = this.vault.open(sealed) as Mail;
    const { mailFrom, site } = this.config;
    await this.mailer.sendMail({
      messageId: `<${id}@${mailFrom.address.split('@')[1]}>`,
      from: mailFrom,
      to: { name: '', address: mail.to },
      ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
      subject: mail.subject,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...renderMail(mail, site),
    });
  }
}
