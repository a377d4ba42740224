import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLogContext } from '../log/log-context.js';
import { REQUEST_ID_HEADER } from './request-id.js';

/** Stands for the status of an answer that nobody waited for, as nginx writes it. */
const SENDER_LEFT = 499;

/** How a request ended. */
export interface RequestEnd {
  requestId: string;
  method: string;
  /** The address as it was asked for, with everything in it. */
  url: string;
  /** The pattern of the route; nothing when there is none at this address. */
  route?: string;
  status: number;
  seconds: number;
}

/**
 * Answers every request with its id, puts the id in each line that is logged on its behalf, and tells when it is over,
 * also when its sender did not wait for the answer.
 */
export function followRequests(fastify: FastifyInstance, over: (end: RequestEnd) => void): void {
  fastify.addHook('onRequest', (request, reply, next) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    reply.raw.once('close', () => over(endOf(request, reply)));
    inLogContext({ requestId: request.id }, next);
  });
  // A body arrives in events of the socket, which know nothing of the request.
  fastify.addHook('preValidation', (request, _reply, next) => inLogContext({ requestId: request.id }, next));
}

/** How this request ended, once its connection or its answer is done. */
export function endOf(request: FastifyRequest, reply: FastifyReply): RequestEnd {
  const route = request.routeOptions?.url;
  return {
    requestId: request.id,
    method: request.method,
    url: request.url,
    ...(route && { route }),
    status: reply.raw.writableFinished ? reply.statusCode : SENDER_LEFT,
    seconds: reply.elapsedTime / 1000,
  };
}
