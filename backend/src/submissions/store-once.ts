import { createHash } from 'node:crypto';
import type { DataSource, EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';

/** A record of a submission. */
export interface Submitted {
  idempotencyKey: string | null;
  createdAt: Date;
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
 * @returns what `store` returns, or for a retry the record that was stored before.
 */
export async function storeOnce<Entity extends Submitted, Stored>(
  database: DataSource,
  entity: EntityTarget<Entity>,
  idempotencyKey: string | null,
  store: (manager: EntityManager) => Promise<Stored>,
): Promise<{ record: Stored | Entity; isRetry: boolean }> {
  return database.transaction(async (manager) => {
    if (idempotencyKey !== null) {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [idempotencyKey]);
      const before = await manager.findOneBy(entity, { idempotencyKey } as FindOptionsWhere<Entity>);
      if (before) return { record: before, isRetry: true };
    }
    return { record: await store(manager), isRetry: false };
  });
}
