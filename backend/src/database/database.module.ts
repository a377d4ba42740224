import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Complaint } from '../complaints/complaint.entity.js';
import { Config } from '../config/config.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { LeaseStatusChange } from '../leases/lease-status-change.entity.js';
import { CONNECT_TIMEOUT_MS, STATEMENT_TIMEOUT_MS, TimedClient } from './timed-client.js';

/** The connection pool. The schema changes by migrations only. */
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        type: 'postgres',
        url: config.databaseUrl,
        entities: [CustomerEntity, LeaseApplicationEntity, LeaseStatusChange, Complaint, ContactMessage],
        synchronize: false,
        poolSize: 10,
        connectTimeoutMS: CONNECT_TIMEOUT_MS,
        extra: { Client: TimedClient, statement_timeout: STATEMENT_TIMEOUT_MS },
      }),
    }),
  ],
})
export class DatabaseModule {}
