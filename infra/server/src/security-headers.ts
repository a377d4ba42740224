import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Adds Helmet's headers to every answer. They are the same for all, so they are computed once: Helmet's own plugin for Fastify computes
 * them for each request.
 *
 * @param more headers that Helmet does not have
 * @returns the headers, for answers that Fastify does not send
 */
export function addHelmetHeaders(
  fastify: FastifyInstance,
  options: Readonly<HelmetOptions>,
  more: Readonly<Record<string, string>> = {},
): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  const headers = { ...response.getHeaders(), ...more };
  fastify.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
  return headers;
}
