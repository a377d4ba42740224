import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { REQUEST_ID_HEADER } from './request-id';
import { refusal } from './unreadable-requests';

/** About one connection and not about what goes over it: they end here. */
const OF_A_CONNECTION = ['connection', 'keep-alive'];

/** Passes `/api` on to the backend, for places without a gateway in front. A backend that is away answers 503, in Dutch. */
export async function proxyApi(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.backendUrl) return;
  const upstream = config.backendUrl;
  await app.register(async (api) => {
    // An address that cannot be passed on.
    api.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) throw error;
      return reply.code(status).header(REQUEST_ID_HEADER, request.id).send(refusal(request.id));
    });
    await api.register(proxy, {
      upstream,
      prefix: '/api',
      rewritePrefix: '/api',
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, { expect: _answeredHere, ...headers }) => ({
          ...headers,
          host: request.headers.host ?? '',
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          [REQUEST_ID_HEADER]: request.id,
        }),
        rewriteHeaders: (headers) =>
          Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.includes(name))),
        // A backend that says it cannot is not asked again and again: whoever waits for it decides when.
        retryDelay: () => null,
        onError: (reply, { error }) => {
          const requestId = reply.request.id;
          app.log.warn({ err: error, requestId }, 'the backend does not answer');
          reply
            .code(503)
            .header('retry-after', '10')
            .header(REQUEST_ID_HEADER, requestId)
            .send({
              success: false,
              message: `Onze dienst is even niet bereikbaar. Probeer het over een minuut opnieuw of bel ${config.site.telefoon}.`,
              requestId,
            });
        },
      },
    });
  });
}
