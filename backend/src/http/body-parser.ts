import type { FastifyInstance } from 'fastify';

/** What a body may measure, in bytes. A route with longer texts sets its own `bodyLimit` in its `@RouteConfig`. */
export const BODY_LIMIT = 64 * 1024;

/** Reads JSON bodies and nothing else; an empty body is no body. */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
  fastify.addHook('onRoute', (route) => {
    const limit = (route.config as { bodyLimit?: number } | undefined)?.bodyLimit;
    if (limit) route.bodyLimit = limit;
  });
}
