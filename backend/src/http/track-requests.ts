import { context as traceContext } from '@opentelemetry/api';
import { REQUEST_ID_HEADER, statusOf } from '@site/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLogContext, type RequestContext } from '../log/log-context.js';

/** How a request ended. */
export interface RequestEnd {
  requestId: string;
  /** The id of the customer that the request was of, or tried to log in as. */
  customer?: string;
  /** The IP address that it came from. */
  ip: string;
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
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  fastify.addHook('onRequest', (request, reply, next) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    const context: RequestContext = { requestId: request.id };
    contexts.set(request, context);
    const end = () => onEnd({ ...toRequestEnd(request, reply), ...context });
    reply.raw.once('close', traceContext.bind(traceContext.active(), end));
    inLogContext(context, next);
  });
  // Reading the body loses the async context, so it is entered again.
  fastify.addHook('preValidation', (request, _reply, next) =>
    inLogContext(contexts.get(request) ?? { requestId: request.id }, next),
  );
}

/** Call it after the connection or the response was closed. */
export function toRequestEnd(request: FastifyRequest, reply: FastifyReply): RequestEnd {
  const route = request.routeOptions?.url;
  return {
    requestId: request.id,
    ...(request.user && { customer: request.user.id }),
    ip: request.ip,
    method: request.method,
    url: request.url,
    ...(route && { route }),
    status: statusOf(reply),
    seconds: reply.elapsedTime / 1000,
  };
}
