import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The connection pool that TypeORM created. */
export function poolOf(database: DataSource): Pool {
  return (database.driver as PostgresDriver).master;
}
