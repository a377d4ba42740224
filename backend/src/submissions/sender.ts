import { createParamDecorator, type ExecutionContext, type ParamDecoratorEnhancer } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { BadRequest } from '../http/domain-error.js';
import { EXAMPLE_ID } from '../http/fields.js';
import '../sessions/session-types.js';

/** Who submits a form. */
export interface Sender {
  ip: string;
  /** Missing for an anonymous visitor. */
  customer?: { id: string; email: string };
  /** The name of the employee who fills the form in for somebody on the phone. */
  employee?: string;
  /** The same for every retry of one submission; `null` when there is none. */
  idempotencyKey: string | null;
}

const KEY = /^[\x21-\x7e]{1,100}$/;

const described = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description: 'The same for every retry of one submission, so that it is stored once.',
  schema: { type: 'string', pattern: KEY.source, examples: [EXAMPLE_ID] },
});

const describe: ParamDecoratorEnhancer = (target, key) =>
  key && described(target, key, Object.getOwnPropertyDescriptor(target, key) ?? {});

/** The sender of a form, with the customer when there is a session. @throws BadRequest for an invalid key */
export const CurrentSender = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Sender => {
    const { ip, user, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    return { ip, ...(user && { customer: user }), idempotencyKey: toKey(headers['idempotency-key']) };
  },
  [describe],
);

/** The key of a submission by an employee. @throws BadRequest for an invalid key */
export const IdempotencyKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    return toKey(headers['idempotency-key']);
  },
  [describe],
);

function toKey(header: string | string[] | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (typeof header !== 'string' || !KEY.test(header)) throw new BadRequest();
  return header;
}
