import { Global, Module } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';
import { Config } from '../config/config.js';
import { Post } from './post.js';
import { WaitingPost } from './waiting-post.js';

/** A mail server that does not answer within this time is away; the mail waits. */
const TIMEOUT_MS = 10_000;

/** Mails: how they look and how they leave. */
@Global()
@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [Config],
      useFactory: (config: Config) => ({
        transport: {
          url: config.smtpUrl,
          // Many mails over few connections, so that all that waited for the mail server leaves soon when it is back.
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
  providers: [Post, WaitingPost],
  exports: [Post, WaitingPost],
})
export class MailModule {}
