import { types } from 'node:util';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type MailerOptions, MailerService } from '@nestjs-modules/mailer';
import { SpanKind, type SpanOptions } from '@opentelemetry/api';
import { recordSpan } from '@site/server';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { JobHandlers } from '../outbox/job-handlers.js';
import { Outbox, ServerUnavailable } from '../outbox/outbox.js';
import { Clock } from '../platform/clock.js';
import { Cryptography } from '../platform/cryptography.js';
import type { SentMail } from './mail.js';
import { MAIL_TASK, type QueuedMail } from './mail-queue.js';
import { renderMail } from './render-mail.js';

/** Error codes of nodemailer for an unreachable server or a rejected login: the mail itself is fine. */
const UNAVAILABLE = [
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
/** SMTP reply: service not available, closing transmission channel. */
const CLOSING = 421;

/** A mail server that does not answer within this time counts as unavailable. */
const TIMEOUT_MS = 10_000;

/** How the mail server is reached. */
export function mailerOptions({ smtpUrl, smtpRequiresTls }: Config): MailerOptions {
  return {
    transport: {
      url: smtpUrl,
      requireTLS: smtpRequiresTls,
      // Few connections for many mails, so that a backlog is sent quickly.
      pool: true,
      maxConnections: 4,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    sendTimeout: TIMEOUT_MS,
  };
}

/** As parsed from JSON, in which a date is text. */
type Stored<T> = Omit<T, 'until'> & { until?: string };

/** Delivers the mails of the queue. */
@Injectable()
export class MailDelivery implements OnModuleInit {
  private readonly log = new Logger(MailDelivery.name);
  private readonly serverSpan: SpanOptions;

  constructor(
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly handlers: JobHandlers,
    private readonly cryptography: Cryptography,
    private readonly mailer: MailerService,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {
    const { hostname, port } = new URL(config.smtpUrl);
    this.serverSpan = {
      kind: SpanKind.CLIENT,
      attributes: {
        'network.protocol.name': 'smtp',
        'server.address': hostname,
        'server.port': port ? Number(port) : undefined,
      },
    };
  }

  onModuleInit(): void {
    this.handlers.add(MAIL_TASK, (payload) => this.deliver(payload as QueuedMail));
    this.handlers.addScheduled('waiting-mails', '* * * * *', () => this.retryUndelivered());
  }

  /**
   * Retries the mails that failed because the mail server was unavailable once it is available again; their own next try may be
   * hours ahead.
   */
  private async retryUndelivered(): Promise<void> {
    const waiting = await this.outbox.countWaitingForServer(MAIL_TASK);
    if (waiting === 0 || !(await this.mailer.verifyAllTransporters())) return;
    this.log.log(`The mail server is available again; retrying ${waiting} mail(s).`);
    await this.outbox.retryNow(MAIL_TASK);
  }

  /** Passes a mail to the mail server. A repeated delivery has the same Message-ID, so that duplicates can be recognised. */
  private async deliver({ id, sealed, about }: QueuedMail): Promise<void> {
    const { until, ...mail } = this.cryptography.decrypt(sealed) as Stored<SentMail>;
    if (until && new Date(until) <= this.clock.now()) {
      this.metrics.mails.inc({ outcome: 'expired' });
      this.log.warn('Not sent: the code in it has expired.');
      return;
    }
    const { mailFrom, site } = this.config;
    const message = {
      messageId: `<${id}@${mailFrom.address.split('@')[1]}>`,
      from: mailFrom,
      to: { name: '', address: mail.to },
      ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
      subject: mail.subject,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...renderMail(mail, site),
    };
    try {
      await recordSpan('send by SMTP', this.serverSpan, () => this.mailer.sendMail(message));
    } catch (error) {
      throw isServerUnavailable(error) ? new ServerUnavailable(error) : error;
    }
    this.metrics.mails.inc({ outcome: 'sent' });
    if (about) await this.recordSent(id);
  }

  /** Never fails: the mail would be sent again. */
  private async recordSent(id: string): Promise<void> {
    try {
      const now = this.clock.now();
      await this.database.query('UPDATE application_mails SET sent_at = $2 WHERE id = $1', [id, now]);
    } catch (error) {
      this.log.warn(`It is not recorded that a mail was sent: ${(error as Error).message}`);
    }
  }
}

function isServerUnavailable(error: unknown): error is Error {
  if (!types.isNativeError(error)) return false;
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (
    UNAVAILABLE.includes(code ?? '') || responseCode === CLOSING || /^Send mail timed out/.test(error.message)
  );
}
