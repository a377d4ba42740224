import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Sender } from '../limits/submit-limits.js';
import './session-types.js';

/** The sender of a request that needs no login, with the customer when there is one. */
export const Visitor = createParamDecorator((_data: unknown, context: ExecutionContext): Sender => {
  const { ip, user } = context.switchToHttp().getRequest<FastifyRequest>();
  return { ip, ...(user && { customer: user }) };
});
