import { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import { maskPath, networkOf, REQUEST_ID_HEADER, refusal, Slots } from '@site/server';
import type { FastifyInstance } from 'fastify';
import { endCall, startCall } from './traces';

/** Hop-by-hop headers (RFC 9110, 7.6.1), which a proxy must not forward in either direction. */
const HOP_BY_HOP_HEADERS = ['connection', 'keep-alive', 'proxy-connection'];

/**
 * How many requests with files may be under way at once, in all and of one network: each keeps one of the connections to the backend, of
 * which there are 128, for as long as its sender takes.
 */
const MAX_WITH_FILES = 64;
const MAX_OF_NETWORK = 8;

/** What may be forwarded, and what is answered when that is not possible. */
export interface ApiRules {
  /** The largest body of a call, in bytes. */
  maxBodyBytes: number;
  /** The largest body that may be forwarded to this path. */
  maxBodyBytesOf(path: string): number;
  /** Is a body to this path a form with files? It is forwarded as it arrives, because it is too large to hold. */
  takesFiles(path: string): boolean;
  /** What visitors read when the backend is unavailable. */
  unavailable: string;
}

/** Forwards `/api` to the backend, where no gateway does. When the backend is unavailable the answer is 503. */
export async function proxyApi(
  app: FastifyInstance,
  upstream: string,
  { maxBodyBytes: bodyLimit, maxBodyBytesOf, takesFiles, unavailable }: ApiRules,
): Promise<void> {
  await app.register(async (api) => {
    // For requests that cannot be forwarded, such as a path with `..` or an invalid content type.
    api.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const { statusCode: status = 500 } = error;
      const { id: requestId, method } = request;
      // The same log line that the backend writes per request; this request does not reach it.
      const line = { method, path: maskPath(request.url), status, requestId };
      if (request.raw.socket.destroyed) app.log.info(line, 'a caller went away');
      else if (status >= 500) app.log.error({ ...line, err: error }, 'a call failed');
      else app.log.info(line, 'a call was refused');
      return reply.code(status).header(REQUEST_ID_HEADER, requestId).send(refusal(status, requestId));
    });
    /** Fastify does not know it any more once the caller has gone, and the backend would count the shell instead. */
    const callers = new WeakMap<object, string>();
    api.addHook('onRequest', async ({ raw, ip, headers, url }, reply) => {
      if (!ip) return reply.hijack();
      callers.set(raw, ip);
      // Its size is not known before it has arrived.
      if (headers['transfer-encoding']) throw refused(411, 'A length is required.');
      if (Number(headers['content-length']) > maxBodyBytesOf(pathOf(url))) {
        throw refused(413, 'The body is too large.');
      }
    });
    api.addHook('onSend', async ({ raw }, reply) => endCall(raw, reply.statusCode));
    api.addHook('onRequestAbort', async ({ raw }) => endCall(raw));
    // Bodies are forwarded unparsed, because the backend validates them, and once they have arrived: one that does not arrive would keep a
    // connection to the backend from others, of which there are 128.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, Readable.from(body)),
    );
    const withFiles = new Slots(MAX_WITH_FILES, MAX_OF_NETWORK);
    api.addContentTypeParser('multipart/form-data', (request, body, done) => {
      if (!takesFiles(pathOf(request.url))) return done(refused(415, 'This call takes no files.'));
      const giveBack = withFiles.take(networkOf(callers.get(request.raw) ?? ''));
      if (!giveBack) return done(refused(429, 'Too many files at once.'));
      request.raw.once('close', giveBack);
      done(null, body);
    });
    await api.register(proxy, {
      upstream,
      prefix: '/api',
      rewritePrefix: '/api',
      disableRequestLogging: true,
      proxyPayloads: false,
      replyOptions: {
        rewriteRequestHeaders: (request, { expect: _answeredHere, ...headers }) => ({
          ...withoutHopByHop(startCall(request.raw, headers)),
          host: request.headers.host ?? '',
          'x-forwarded-for': callers.get(request.raw) ?? '',
          'x-forwarded-proto': request.protocol,
          [REQUEST_ID_HEADER]: request.id,
        }),
        rewriteHeaders: withoutHopByHop,
        // A 503 of the backend is not retried here: the caller decides.
        retryDelay: () => null,
        onError: (reply, { error }) => {
          const requestId = reply.request.id;
          if (reply.request.raw.socket.destroyed) app.log.info({ requestId }, 'a caller went away');
          else app.log.warn({ err: error, requestId }, 'the backend does not answer');
          reply
            .code(503)
            .header('retry-after', '10')
            .header(REQUEST_ID_HEADER, requestId)
            .send({ success: false, message: unavailable, requestId });
        },
      },
    });
  });
}

/** Without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] as string;
}

function refused(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode });
}

function withoutHopByHop<H extends object>(headers: H): H {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP_HEADERS.includes(name)),
  ) as H;
}
