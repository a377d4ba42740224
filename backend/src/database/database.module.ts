import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config.js';
import { CONNECT_TIMEOUT_MS, STATEMENT_TIMEOUT_MS, TimedClient } from './timed-client.js';

/** The connection pool. Each module registers its own entities; the schema changes by migrations only. */
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        type: 'postgres',
        url: config.databaseUrl,
        autoLoadEntities: true,
        synchronize: false,
        poolSize: 10,
        connectTimeoutMS: CONNECT_TIMEOUT_MS,
        extra: { Client: TimedClient, statement_timeout: STATEMENT_TIMEOUT_MS },
      }),
    }),
  ],
})
export class DatabaseModule {}
