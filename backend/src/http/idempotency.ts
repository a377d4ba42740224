import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { BadRequest } from './domain-error.js';
import { EXAMPLE_ID } from './fields.js';

const KEY = /^[\x21-\x7e]{1,100}$/;

const described = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description: 'The same for every retry of one submission, so that it is stored once.',
  schema: { type: 'string', pattern: KEY.source, examples: [EXAMPLE_ID] },
});

/** The `Idempotency-Key` header, the same for every retry of one submission. `null` when there is none. */
export const IdempotencyKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | null => {
    const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
    if (key === undefined || key === '') return null;
    if (typeof key !== 'string' || !KEY.test(key)) throw new BadRequest();
    return key;
  },
  [(target, key) => key && described(target, key, Object.getOwnPropertyDescriptor(target, key) ?? {})],
);

/**
 * Hashes the key together with the content and the customer. Other content, or another customer, under the same key is
 * another submission: it is acknowledged too, so it must be stored.
 */
export function hashIdempotencyKey(key: string | null, body: object, customerId = ''): string | null {
  if (key === null) return null;
  const content = JSON.stringify([key, customerId, Object.entries(body).sort()]);
  return createHash('sha256').update(content).digest('base64url');
}

/**
 * Stores a submission unless one with its key was stored before. Concurrent submissions with the same key are serialised, so
 * that everything in `store`, such as counting limits, happens once.
 *
 * @param store gets a connection without an open transaction.
 * @returns false for a retry.
 */
export async function storeOnce<Entity extends ObjectLiteral & { idempotencyKey: string | null }>(
  database: DataSource,
  entity: EntityTarget<Entity>,
  key: string | null,
  store: (manager: EntityManager) => Promise<void>,
): Promise<boolean> {
  const connection = database.createQueryRunner();
  try {
    if (key === null) {
      await store(connection.manager);
      return true;
    }
    await connection.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [key]);
    try {
      if (await connection.manager.existsBy(entity, { idempotencyKey: key } as never)) return false;
      await store(connection.manager);
      return true;
    } finally {
      await connection.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [key]);
    }
  } finally {
    await connection.release();
  }
}

/** Inserts a record unless it violates a unique constraint. Returns whether it was inserted. */
export async function insertIfUnique<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  values: Partial<Entity>,
): Promise<boolean> {
  const result = await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(values as never)
    .orIgnore()
    .returning('id')
    .execute();
  return (result.raw as unknown[]).length === 1;
}
