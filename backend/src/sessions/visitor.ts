import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Sender } from '../limits/submit-limits.js';
import './session-types.js';

/** Who calls something that needs no login: from where, and the customer when he is logged in all the same. */
export const Visitor = createParamDecorator((_data: unknown, context: ExecutionContext): Sender => {
  const { ip, user } = context.switchToHttp().getRequest<FastifyRequest>();
  return { ip, ...(user && { customer: user }) };
});
