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
 * @param store gets the transaction; what it throws undoes all of it.
 * @returns false for a retry.
 */
export async function storeOnce<Entity extends Submitted>(
  database: DataSource,
  entity: EntityTarget<Entity>,
  idempotencyKey: string | null,
  store: (manager: EntityManager) => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (manager) => {
    if (idempotencyKey !== null) {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [idempotencyKey]);
      if (await manager.existsBy(entity, { idempotencyKey } as FindOptionsWhere<Entity>)) return false;
    }
    await store(manager);
    return true;
  });
}
