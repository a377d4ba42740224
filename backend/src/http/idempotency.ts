import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { BadRequest } from './domain-error.js';
import { AN_ID } from './fields.js';

const KEY = /^[\x21-\x7e]{1,100}$/;

const described = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description: 'The same for every retry of one submit, which then makes no second record.',
  schema: { type: 'string', pattern: KEY.source, examples: [AN_ID] },
});

/** The `Idempotency-Key` of a request: the same for every retry of one submit. `null` when the page sends none. */
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
 * What a submit is stored under: its key together with who sent what. Other content under the same key, or the same
 * of somebody else, is another submit: it is acknowledged too, so it may not get lost.
 *
 * @param who the customer, for what is sent with an account.
 */
export function submitKey(key: string | null, body: object, who = ''): string | null {
  if (key === null) return null;
  const content = JSON.stringify([key, who, Object.entries(body).sort()]);
  return createHash('sha256').update(content).digest('base64url');
}

/**
 * Stores a submit unless one with its key was stored before. Of many with the same key at once one is worked on at a time, so that
 * whatever comes before the record, such as a limit, is done once too.
 *
 * @param store gets a connection that is not in a transaction yet.
 * @returns whether it was stored now.
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

/** Inserts a record unless it collides with a unique key of another one. Returns whether the record was written. */
export async function insertUnlessTaken<Entity extends ObjectLiteral>(
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
