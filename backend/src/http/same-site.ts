import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ForeignOrigin, NotJson } from './domain-error.js';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * CSRF protection: a body must be JSON, which an HTML form cannot send, and the Origin must be one of the site's. A request
 * with neither Origin nor Sec-Fetch-Site does not come from a browser, so there are no cookies to abuse.
 */
export function rejectForeignChanges(fastify: FastifyInstance, origins: readonly string[]): void {
  fastify.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.includes(request.method)) return;
    if (!isFromSite(request, origins)) throw new ForeignOrigin();
    const type = request.headers['content-type'];
    if (type !== undefined && !/^application\/json\s*(;|$)/i.test(type)) throw new NotJson();
    if (type === undefined && hasBody(request)) throw new NotJson();
  });
}

function isFromSite({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  if (headers.origin !== undefined) return origins.includes(headers.origin);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
