import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { inLogContext } from '../log/log-context.js';
import { forLog } from '../log/pino-logger.js';

/** Asked every few seconds by machines; interesting only to whoever looks for a mistake in them. */
const PROBES = /^\/(api\/health|metrics)(\/|$)/;

/** Stands for the status of an answer that nobody waited for, as nginx writes it. */
const SENDER_LEFT = 499;

/** Writes one line for each request when it is over. The query is left out: it may hold what people type. */
export function logRequests(fastify: FastifyInstance, log: Logger): void {
  fastify.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => logRequest(log, request, reply));
  });
}

/** The line of one request: the pattern of its route, or the masked path where no route was found. */
export function logRequest(log: Logger, request: FastifyRequest, reply: FastifyReply): void {
  const path = request.routeOptions?.url ?? pathForLog(request.url);
  const status = reply.raw.writableFinished ? reply.statusCode : SENDER_LEFT;
  const ms = Math.round(reply.elapsedTime);
  inLogContext({ requestId: request.id }, () =>
    log[PROBES.test(path) ? 'debug' : 'info']({ method: request.method, path, status, ms }, 'request'),
  );
}

function pathForLog(url: string): string {
  const [path = ''] = url.split('?');
  const parts = path
    .replace(/%40/g, '@')
    .replace(/\d{6,}/g, '•••')
    .split('/');
  return parts.map(forLog).join('/').slice(0, 200);
}
