import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Complaint } from '../complaints/complaint.entity.js';
import { Config } from '../config/config.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { LeaseApplicationEntity } from '../leases/lease-application.entity.js';
import { LeaseStatusChange } from '../leases/lease-status-change.entity.js';

/** The one pool of connections. Tables change by written migrations only. */
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
        connectTimeoutMS: 3000,
        extra: { statement_timeout: 10_000 },
      }),
    }),
  ],
})
export class DatabaseModule {}
