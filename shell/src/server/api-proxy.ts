import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { REQUEST_ID_HEADER } from './request-id';
import { FAILED, largestBody, NOT_JSON, refusal, TOO_LARGE } from './unreadable-requests';

/** About one connection and not about what goes over it, in both directions: they end here. */
const OF_A_CONNECTION = ['connection', 'keep-alive', 'proxy-connection'];

/** Why a call is not passed on, by status; any other status says that it cannot be read. */
const REFUSALS: Readonly<Record<number, string>> = { 413: TOO_LARGE, 415: NOT_JSON };

/** Passes `/api` on to the backend, for places without a gateway in front. A backend that is away answers 503, in Dutch. */
export async function proxyApi(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.backendUrl) return;
  const upstream = config.backendUrl;
  await app.register(async (api) => {
    // What cannot be passed on, such as an address with dots in it or a content type that is none.
    api.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const { statusCode: status = 500 } = error;
      const { id: requestId, method } = request;
      // A line as the backend writes one for each request, which this one does not reach.
      const line = { method, path: pathOf(request.url), status, requestId };
      if (status >= 500) app.log.error({ ...line, err: error }, 'a call failed');
      else app.log.info(line, 'a call was refused');
      const message = status >= 500 ? FAILED : REFUSALS[status];
      return reply.code(status).header(REQUEST_ID_HEADER, requestId).send(refusal(requestId, message));
    });
    api.addHook('onRequest', async ({ headers, url }) => {
      if (Number(headers['content-length']) > largestBody(pathOf(url))) {
        throw Object.assign(new Error('The body is too large.'), { statusCode: 413 });
      }
    });
    // Bodies go on as they come: the backend reads them, and refuses what it does not take.
    api.removeAllContentTypeParsers();
    await api.register(proxy, {
      upstream,
      prefix: '/api',
      rewritePrefix: '/api',
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, { expect: _answeredHere, ...headers }) => ({
          ...withoutConnection(headers),
          host: request.headers.host ?? '',
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          [REQUEST_ID_HEADER]: request.id,
        }),
        rewriteHeaders: withoutConnection,
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

function withoutConnection<H extends object>(headers: H): H {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.includes(name))) as H;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] as string;
}
