import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AccountsModule } from './accounts/accounts.module.js';
import { ComplaintsModule } from './complaints/complaints.module.js';
import type { Config } from './config/config.js';
import { configModule } from './config/config.module.js';
import { ContactModule } from './contact/contact.module.js';
import { DatabaseModule } from './database/database.module.js';
import { HealthModule } from './health/health.module.js';
import { DroppedFields } from './http/dropped-fields.js';
import { ErrorFilter } from './http/error-filter.js';
import { bodyValidation } from './http/validation.js';
import { LeasesModule } from './leases/leases.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { MailModule } from './mail/mail.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OutboxModule } from './outbox/outbox.module.js';
import { OutboxWorkerModule } from './outbox/outbox-worker.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SubmissionsModule } from './submissions/submissions.module.js';

@Module({})
class AppModule {}

/** The whole backend: HTTP calls and outbox worker. */
export function appModule(config: Config): DynamicModule {
  return {
    module: AppModule,
    imports: [
      configModule(config),
      PlatformModule,
      DatabaseModule,
      MetricsModule,
      LimitsModule,
      OutboxModule,
      MailModule,
      SessionsModule,
      SubmissionsModule,
      AccountsModule,
      LeasesModule,
      ComplaintsModule,
      ContactModule,
      PrivacyModule,
      HealthModule,
      OutboxWorkerModule,
    ],
    providers: [
      { provide: APP_FILTER, useClass: ErrorFilter },
      { provide: APP_INTERCEPTOR, useClass: DroppedFields },
      { provide: APP_PIPE, useFactory: bodyValidation },
    ],
  };
}
