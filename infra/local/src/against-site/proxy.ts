import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import httpProxy from '@fastify/http-proxy';
import { contentTypeOf } from '@site/platform/protocol';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { CommandError } from '../command-error';
import type { LocalBuild } from './local-build';
import { type Headers, type Origins, toBrowser, toSite } from './rewrite-headers';
import { pathOf, type RewrittenPage, rewritePage, START_SCRIPT } from './rewrite-page';

export interface ProxyOptions {
  /** The origin of the deployed site. */
  site: string;
  port: number;
  build: LocalBuild;
  /** Called with a page that shows the local build. */
  onPage?: (page: RewrittenPage) => void;
  /** Called when the deployed site does not answer, with a sentence. */
  onUnreachable?: (sentence: string) => void;
}

/** The local address of a deployed site. */
export interface SiteProxy {
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves a deployed site on this machine, with the local build of one remote in the composition. Everything else comes from the deployed
 * site, and calls go there with the cookies that it has set; failures and measurements of this browser are not sent to it.
 *
 * @throws CommandError when the port cannot be used
 */
export async function startProxy(options: ProxyOptions): Promise<SiteProxy> {
  const { port } = options;
  const app = fastify({ forceCloseConnections: true });
  const url = `http://localhost:${port}`;
  rejectOtherHosts(app, port);
  serveBuild(app, options.build);
  // The deployed site counts these and takes a release back that fails.
  app.post('/report/*', async (_request, reply) => reply.code(204).send());
  await forwardRest(app, options, { site: options.site, local: url });
  try {
    await app.listen({ host: '127.0.0.1', port });
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const reason = code === 'EACCES' ? 'needs more rights than you have' : 'is in use';
    throw new CommandError(`Port ${port} ${reason}: choose another one with --port.`);
  }
  return { url, stop: () => app.close() };
}

/** Another site must not reach the deployed one, with its cookies, by a name that it points to this machine. */
function rejectOtherHosts(app: FastifyInstance, port: number): void {
  const hosts = new Set(['localhost', '127.0.0.1'].map((name) => `${name}:${port}`));
  app.addHook('onRequest', async (request, reply) => {
    if (hosts.has(request.host)) return;
    reply.code(421).type('text/plain').send(`This address is http://localhost:${port}.\n`);
  });
}

/** The files of the local build, and what happens to it. */
function serveBuild(app: FastifyInstance, build: LocalBuild): void {
  const { folder } = build;
  app.get(START_SCRIPT, (_request, reply) => sendFile(reply, path.join(folder, 'start/start.js')));
  app.get('/__local/builds', (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const send = (state: object) => raw.write(`data: ${JSON.stringify(state)}\n\n`);
    send(build.state);
    const end = build.onChange(send);
    request.raw.once('close', end);
  });
  app.post('/__local/provided', async (request, reply) => {
    const provided = request.body;
    if (typeof provided !== 'object' || provided === null) return reply.code(400).send();
    build.compare(provided as Record<string, string>);
    return reply.code(204).send();
  });
}

/** Forwards every other request to the deployed site. */
async function forwardRest(app: FastifyInstance, options: ProxyOptions, origins: Origins): Promise<void> {
  const { site, build, onPage, onUnreachable } = options;
  await app.register(async (scope) => {
    // Bodies are forwarded unparsed.
    scope.removeAllContentTypeParsers();
    scope.addHook('preHandler', async (request, reply) => {
      const { method, url } = request;
      if (method !== 'GET' && method !== 'HEAD') return;
      const file = buildFile(build, url);
      if (!file) return;
      if (await isFile(file)) return sendFile(reply, file);
      // A picture of the release that is live is found on the site.
      if (file.includes('.hot-update.')) return reply.code(404).send();
    });
    await scope.register(httpProxy, {
      upstream: site,
      prefix: '/',
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (_request, headers) => toSite(headers as Headers, origins) as typeof headers,
        rewriteHeaders: (headers) => toBrowser(headers as Headers, origins) as typeof headers,
        retryDelay: () => null,
        onResponse: (request, reply, response) => {
          const stream = (response as unknown as { stream: Readable }).stream;
          if (!isHtml(reply)) return reply.send(stream);
          sendPage(request as FastifyRequest, reply as FastifyReply, stream, build, onPage).catch((error) =>
            reply.send(error),
          );
        },
        onError: (reply, { error }) => {
          const sentence = `${site} does not answer: ${reasonOf(error)}.`;
          onUnreachable?.(sentence);
          reply.code(502).type('text/plain').send(`${sentence}\n`);
        },
      },
    });
  });
}

/** Sends a page of the deployed site with the local build in it. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: Readable,
  build: LocalBuild,
  onPage?: (page: RewrittenPage) => void,
): Promise<void> {
  const { pathname } = new URL(request.url, 'http://localhost');
  const isOwn = build.release.pages.some(({ path }) => path === pathOf(pathname));
  const body = decompress(await buffer(stream), reply.getHeader('content-encoding'));
  const page = rewritePage(body.toString('utf8'), pathname, build.release);
  // The deployed site may not have this page, or not now. The body of an answer to HEAD is empty.
  if (isOwn && (page || request.method === 'HEAD')) reply.code(200);
  if (page) onPage?.(page);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified'])
    reply.removeHeader(name);
  reply.header('cache-control', 'no-store').send(page?.html ?? body);
}

function isHtml(reply: Pick<FastifyReply, 'getHeader'>): boolean {
  return `${reply.getHeader('content-type')}`.startsWith('text/html');
}

function decompress(body: Buffer, encoding: unknown): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** The file of the local build at an address of the remote's files; undefined for other addresses. */
function buildFile({ folder, release }: LocalBuild, url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const prefix = `/releases/${release.name}/`;
  if (!pathname.startsWith(prefix)) return undefined;
  const place = decodeURIComponentSafely(pathname.slice(prefix.length));
  // The version is in the address of the container only.
  const name = place.replace(/^remoteEntry\..*\.js$/, 'remoteEntry.js');
  const root = path.join(folder, 'web');
  const file = path.join(root, name);
  return file.startsWith(root + path.sep) ? file : undefined;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function sendFile(reply: FastifyReply, file: string): Promise<FastifyReply> {
  return reply.type(contentTypeOf(file)).header('cache-control', 'no-store').send(createReadStream(file));
}

function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Why a request failed, in short: `ECONNREFUSED`. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException & { cause?: unknown };
  if (cause) return reasonOf(cause);
  return code ?? message;
}
