import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../config/config.js';
import { ContextPool } from './context-pool.js';
import { CONNECT_TIMEOUT_MS, STATEMENT_TIMEOUT_MS, TimedClient } from './timed-client.js';

/** The connection pool. The schema changes by migrations only. */
export function databaseOptions(config: Config) {
  return {
    type: 'postgres',
    url: config.databaseUrl,
    synchronize: false,
    driver: { ...pg, Pool: ContextPool },
    poolSize: 10,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    extra: { Client: TimedClient, statement_timeout: STATEMENT_TIMEOUT_MS },
  } as const satisfies DataSourceOptions;
}
