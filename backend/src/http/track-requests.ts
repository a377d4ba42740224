import { currentSpan, inSpan, REQUEST_ID_HEADER, statusOf } from '@site/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLogContext } from '../log/log-context.js';

/** How a request ended. */
export interface RequestEnd {
  requestId: string;
  method: string;
  /** As received, with its query. */
  url: string;
  /** The pattern of the route; missing when no route matches. */
  route?: string;
  status: number;
  seconds: number;
}

/**
 * Adds the request id to every response and to the log context, and calls `onEnd` in the span of a request when it ends, also when its
 * client disconnected.
 */
export function trackRequests(fastify: FastifyInstance, onEnd: (end: RequestEnd) => void): void {
  fastify.addHook('onRequest', (request, reply, next) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    const span = currentSpan();
    reply.raw.once('close', () => inSpan(span, () => onEnd(toRequestEnd(request, reply))));
    inLogContext({ requestId: request.id }, next);
  });
  // Reading the body loses the async context, so it is entered again.
  fastify.addHook('preValidation', (request, _reply, next) => inLogContext({ requestId: request.id }, next));
}

/** Call it after the connection or the response was closed. */
export function toRequestEnd(request: FastifyRequest, reply: FastifyReply): RequestEnd {
  const route = request.routeOptions?.url;
  return {
    requestId: request.id,
    method: request.method,
    url: request.url,
    ...(route && { route }),
    status: statusOf(reply),
    seconds: reply.elapsedTime / 1000,
  };
}
