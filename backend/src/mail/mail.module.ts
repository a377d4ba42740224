import { Global, Module } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';
import { Config } from '../config/config.js';
import { MailDelivery } from './mail-delivery.js';
import { MailQueue } from './mail-queue.js';
import { PendingMails } from './pending-mails.js';

/** A mail server that does not answer within this time counts as unavailable. */
const TIMEOUT_MS = 10_000;

@Global()
@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [Config],
      useFactory: (config: Config) => ({
        transport: {
          url: config.smtpUrl,
          requireTLS: config.smtpRequiresTls,
          // Few connections for many mails, so that a backlog is sent quickly.
          pool: true,
          maxConnections: 4,
          connectionTimeout: TIMEOUT_MS,
          greetingTimeout: TIMEOUT_MS,
          socketTimeout: TIMEOUT_MS,
        },
        sendTimeout: TIMEOUT_MS,
      }),
    }),
  ],
  providers: [MailDelivery, MailQueue, PendingMails],
  exports: [MailQueue, PendingMails],
})
export class MailModule {}
