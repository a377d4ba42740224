import { randomUUID } from 'node:crypto';
import { types } from 'node:util';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';
import type { EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Outbox } from '../outbox/outbox.js';
import { ServerAway } from '../outbox/server-away.js';
import { Clock } from '../outside/clock.js';
import { CodeVault } from '../outside/code-vault.js';
import type { Mail } from './mail.js';
import { renderMail } from './render-mail.js';

const TASK = 'mail';

/** Nobody answers, the connection breaks off, or the server lets nobody in: nothing is wrong with the mail. */
const AWAY = [
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ETLS',
  'EAUTH',
  'EPROXY',
];
/** "Service not available, closing transmission channel." */
const CLOSING = 421;

/** A mail that waits. Its content is encrypted, because it may hold a code. */
interface WaitingMail {
  id: string;
  sealed: string;
}

/** As it comes out of the outbox: a moment has become text. */
type Stored<T> = Omit<T, 'until'> & { until?: string };

/** Sends mails, by way of the outbox. */
@Injectable()
export class Post implements OnModuleInit {
  private readonly log = new Logger(Post.name);

  constructor(
    private readonly outbox: Outbox,
    private readonly handlers: JobHandlers,
    private readonly vault: CodeVault,
    private readonly mailer: MailerService,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.handlers.add(TASK, (payload) => this.deliver(payload as WaitingMail));
    this.handlers.addScheduled('waiting-mails', '* * * * *', () => this.sendWaiting());
  }

  /** Puts a mail in the outbox, as part of the transaction that it tells about. */
  async send(manager: EntityManager, mail: Mail): Promise<void> {
    const waiting: WaitingMail = { id: randomUUID(), sealed: this.vault.seal(mail) };
    await this.outbox.add(manager, TASK, waiting);
  }

  /**
   * Looks whether mails wait for a mail server that was away, and if it is back lets them leave. Their own next try may
   * be hours ahead.
   */
  private async sendWaiting(): Promise<void> {
    const waiting = await this.outbox.waitingForServer(TASK);
    if (waiting === 0 || !(await this.mailer.verifyAllTransporters())) return;
    this.log.log(`The mail server is back; ${waiting} mail(s) leave.`);
    await this.outbox.hurry(TASK);
  }

  /** Hands a waiting mail to the mail server. A second delivery of the same mail has the same Message-ID. */
  private async deliver({ id, sealed }: WaitingMail): Promise<void> {
    const { until, ...mail } = this.vault.open(sealed) as Stored<Mail>;
    if (until && new Date(until) <= this.clock.now()) {
      this.metrics.mails.inc({ outcome: 'expired' });
      this.log.warn('Not sent: the code in it has expired.');
      return;
    }
    const { mailFrom, site } = this.config;
    try {
      await this.mailer.sendMail({
        messageId: `<${id}@${mailFrom.address.split('@')[1]}>`,
        from: mailFrom,
        to: { name: '', address: mail.to },
        ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
        subject: mail.subject,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...renderMail(mail, site),
      });
    } catch (error) {
      throw isServerAway(error) ? new ServerAway(error) : error;
    }
    this.metrics.mails.inc({ outcome: 'sent' });
  }
}

function isServerAway(error: unknown): error is Error {
  if (!types.isNativeError(error)) return false;
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return AWAY.includes(code ?? '') || responseCode === CLOSING || /^Send mail timed out/.test(error.message);
}
