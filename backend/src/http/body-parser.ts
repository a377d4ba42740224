import type { FastifyInstance } from 'fastify';
import { BadRequest } from './domain-error.js';

/** Maximum body size in bytes. A route with longer texts sets its own `bodyLimit` in its `@RouteConfig`. */
export const BODY_LIMIT = 64 * 1024;

/** Maximum nesting of a body. The pages send three levels; validation recurses into every level. */
const DEPTH_LIMIT = 32;

/** Accepts only JSON bodies that are plain objects; an empty body and `null` count as no body. */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body as string, (error, value) => {
      if (error) done(error);
      else if (typeof value !== 'object' || Array.isArray(value)) done(new BadRequest());
      else if (!isPlain(value, DEPTH_LIMIT)) done(new BadRequest());
      else done(null, value ?? undefined);
    });
  });
  fastify.addHook('onRoute', (route) => {
    const limit = (route.config as { bodyLimit?: number } | undefined)?.bodyLimit;
    if (limit) route.bodyLimit = limit;
  });
}

/** Is the nesting within the limit, and does no object have an own `constructor` key? */
function isPlain(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0 || Object.hasOwn(value, 'constructor')) return false;
  return Object.values(value).every((inner) => isPlain(inner, levels - 1));
}
