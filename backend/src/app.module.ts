import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ComplaintsModule } from './complaints/complaints.module.js';
import type { Config } from './config/config.js';
import { configModule } from './config/config.module.js';
import { ContactModule } from './contact/contact.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { DatabaseModule } from './database/database.module.js';
import { HealthModule } from './health/health.module.js';
import { ErrorFilter } from './http/error-filter.js';
import { bodyValidation } from './http/validation.js';
import { LeasesModule } from './leases/leases.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { MailModule } from './mail/mail.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OutboxModule } from './outbox/outbox.module.js';
import { OutboxWorkerModule } from './outbox/outbox-worker.module.js';
import { OutsideModule } from './outside/outside.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { SessionsModule } from './sessions/sessions.module.js';

@Module({})
class AppModule {}

/** Everything that the backend knows and can do, with this configuration. */
function features(config: Config) {
  return [
    configModule(config),
    OutsideModule,
    DatabaseModule,
    MetricsModule,
    LimitsModule,
    OutboxModule,
    MailModule,
    SessionsModule,
    CustomersModule,
    LeasesModule,
    ComplaintsModule,
    ContactModule,
    PrivacyModule,
    HealthModule,
  ];
}

/** The whole backend: answers calls and does the work of the outbox. */
export function appModule(config: Config): DynamicModule {
  return {
    module: AppModule,
    imports: [...features(config), OutboxWorkerModule],
    providers: [
      { provide: APP_FILTER, useClass: ErrorFilter },
      { provide: APP_PIPE, useFactory: bodyValidation },
    ],
  };
}

/** The services without calls to answer and without the work of the outbox: for the staff command line. */
export function officeModule(config: Config): DynamicModule {
  return { module: AppModule, imports: features(config) };
}
