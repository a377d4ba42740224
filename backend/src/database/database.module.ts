import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config.js';
import { databaseOptions } from './database-options.js';

/** The connection pool. Each module registers its own entities. */
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({ ...databaseOptions(config), autoLoadEntities: true }),
    }),
  ],
})
export class DatabaseModule {}
