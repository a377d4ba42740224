import type { DataSource, EntityManager } from 'typeorm';
import type { TimedClient } from './timed-client.js';

/** A transaction in which every statement may take this long, for work that no visitor waits for. */
export async function transactionWithTimeout<Result>(
  database: DataSource,
  timeoutMs: number,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (manager) => {
    const client: TimedClient = await manager.queryRunner?.connect();
    const usual = client.statementTimeoutMs;
    client.statementTimeoutMs = timeoutMs;
    try {
      await manager.query(`SET LOCAL statement_timeout = ${timeoutMs}`);
      return await work(manager);
    } finally {
      client.statementTimeoutMs = usual;
    }
  });
}
