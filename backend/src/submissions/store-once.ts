import { createHash } from 'node:crypto';
import type { DataSource, EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';

/** A record of a submission. */
export interface Submitted {
  idempotencyKey: string | null;
}

/**
 * Hashes the key together with the content and the account. Other content, or another account, under the same key is
 * another submission: it is acknowledged too, so it must be stored.
 */
export function hashIdempotencyKey(key: string | null, body: object, accountId = ''): string | null {
  if (key === null) return null;
  const content = JSON.stringify([key, accountId, Object.entries(body).sort()]);
  return createHash('sha256').update(content).digest('base64url');
}

/**
 * Stores a submission unless one with its key was stored before. Concurrent submissions with the same key are serialised, so
 * that everything in `store`, such as counting limits, happens once.
 *
 * @param store gets a connection without an open transaction.
 * @returns false for a retry.
 */
export async function storeOnce<Entity extends Submitted>(
  database: DataSource,
  entity: EntityTarget<Entity>,
  idempotencyKey: string | null,
  store: (manager: EntityManager) => Promise<void>,
): Promise<boolean> {
  const connection = database.createQueryRunner();
  const { manager } = connection;
  try {
    if (idempotencyKey === null) {
      await store(manager);
      return true;
    }
    await connection.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [idempotencyKey]);
    try {
      if (await manager.existsBy(entity, { idempotencyKey } as FindOptionsWhere<Entity>)) return false;
      await store(manager);
      return true;
    } finally {
      await connection.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [idempotencyKey]);
    }
  } finally {
    await connection.release();
  }
}
