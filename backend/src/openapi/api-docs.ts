import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { describeCalls } from './describe-calls.js';

/** Where the calls can be read and tried. */
const PAGE = '/api/docs';
/** The same for programs. */
const DOCUMENT = '/api/openapi.json';

/** The page runs its own scripts, sets styles on its elements and draws its icons from `data:`; nothing else may. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/** Serves a page that describes the calls and tries them out, for who develops. It must not run in production. */
export function serveApiDocs(app: NestFastifyApplication, fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (path === PAGE || path.startsWith(`${PAGE}/`)) reply.header('content-security-policy', POLICY);
  });
  SwaggerModule.setup(PAGE, app, () => describeCalls(app), {
    customSiteTitle: 'Calls of the backend',
    raw: ['json'],
    jsonDocumentUrl: DOCUMENT,
    // Its default sends the address of the document to a service on the internet.
    swaggerOptions: { validatorUrl: null, displayOperationId: true },
  });
}
