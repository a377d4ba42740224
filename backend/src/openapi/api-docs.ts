import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { describeCalls } from './describe-calls.js';

const PAGE = '/api/docs';
const DOCUMENT = '/api/openapi.json';

/** Swagger UI runs its own scripts, sets inline styles and uses `data:` icons; everything else is blocked. */
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

/** Serves Swagger UI at `/api/docs` for developers. Not for production. */
export function serveApiDocs(app: NestFastifyApplication, fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (path === PAGE || path.startsWith(`${PAGE}/`)) reply.header('content-security-policy', POLICY);
  });
  SwaggerModule.setup(PAGE, app, () => describeCalls(app), {
    customSiteTitle: 'API of the backend',
    raw: ['json'],
    jsonDocumentUrl: DOCUMENT,
    // The default validator sends the URL of the document to an external service.
    swaggerOptions: { validatorUrl: null, displayOperationId: true },
  });
}
