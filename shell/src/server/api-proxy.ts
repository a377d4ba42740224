import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';

/** Passes `/api` on to the backend, for places without a gateway in front. A backend that is away answers 503, in Dutch. */
export async function proxyApi(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.backendUrl) return;
  await app.register(proxy, {
    upstream: config.backendUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        host: request.headers.host ?? '',
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-request-id': request.id,
      }),
      onError: (reply, { error }) => {
        const requestId = reply.request.id;
        app.log.warn({ err: error, requestId }, 'the backend does not answer');
        reply
          .code(503)
          .header('retry-after', '10')
          .header('x-request-id', requestId)
          .send({
            success: false,
            message: `Onze dienst is even niet bereikbaar. Probeer het over een minuut opnieuw of bel ${config.site.telefoon}.`,
            requestId,
          });
      },
    },
  });
}
