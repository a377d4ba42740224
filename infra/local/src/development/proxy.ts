import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import httpProxy from '@fastify/http-proxy';
import { contentTypeOf } from '@site/platform/protocol';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ROOT } from '../command';
import { CommandError } from '../command-error';
import { readableError } from './browser-errors';
import type { LocalRemote } from './local-remote';
import type { OpenPages } from './open-pages';
import { type Headers, type Origins, toBrowser, toSite } from './rewrite-headers';
import { type LocalPages, pathOf, rewritePage, START_SCRIPT } from './rewrite-page';

export interface ProxyOptions {
  /** Where the site is reached: `http://127.0.0.1:9401`, `https://www.example.nl`. */
  upstream: string;
  /** The origin that the site has for itself. Default: that of `upstream`. */
  site?: string;
  port: number;
  /** The folder with the local builds. */
  builds: string;
  remotes: readonly LocalRemote[];
  pages: OpenPages;
  /** Waits while what answers a path is started again. */
  ready?: (pathname: string) => Promise<void>;
}

/** The address of a site with local builds in it. */
export interface SiteProxy {
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves a site with the local builds of some remotes in the composition. Everything else comes from the site, and calls go there with the
 * cookies that it has set; failures and measurements of this browser are not sent to it.
 *
 * @throws CommandError when the port cannot be used
 */
export async function startProxy(options: ProxyOptions): Promise<SiteProxy> {
  const { port, upstream } = options;
  const app = fastify({ forceCloseConnections: true });
  const url = `http://localhost:${port}`;
  rejectOtherHosts(app, port);
  serveBuilds(app, options);
  // The site counts these and takes a release back that fails.
  app.post('/report/*', async (_request, reply) => reply.code(204).send());
  await forwardRest(app, options, { site: options.site ?? upstream, local: url });
  try {
    await app.listen({ host: '127.0.0.1', port });
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const reason = code === 'EACCES' ? 'needs more rights than you have' : 'is in use';
    throw new CommandError(`Port ${port} ${reason}: set SITE_PORT in .env to another port.`);
  }
  return { url, stop: () => app.close() };
}

/** Another site must not reach this one, with its cookies, by a name that it points to this machine. */
function rejectOtherHosts(app: FastifyInstance, port: number): void {
  const hosts = new Set(['localhost', '127.0.0.1'].map((name) => `${name}:${port}`));
  app.addHook('onRequest', async (request, reply) => {
    if (hosts.has(request.host)) return;
    reply.code(421).type('text/plain').send(`This address is http://localhost:${port}.\n`);
  });
}

/** What open pages get of the local builds, and what they tell about them. */
function serveBuilds(app: FastifyInstance, { builds, remotes, pages }: ProxyOptions): void {
  app.get(START_SCRIPT, (_request, reply) => sendFile(reply, path.join(builds, 'start.js')));
  app.get('/__local/builds', (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const send = (state: object) => raw.write(`retry: 500\ndata: ${JSON.stringify(state)}\n\n`);
    send(pages.state);
    const end = pages.onChange(send);
    request.raw.once('close', end);
  });
  app.post('/__local/provided', async (request, reply) => {
    const provided = request.body;
    if (typeof provided !== 'object' || provided === null) return reply.code(400).send();
    for (const remote of remotes) remote.compare(provided as Record<string, string>);
    return reply.code(204).send();
  });
  app.post('/__local/errors', async (request, reply) => {
    const error = await readableError(`${request.body}`, ROOT, (pathname) =>
      localFile(builds, pathname, [...remotes.map(({ name }) => name), 'shell']),
    );
    const remote = remotes.find(({ name }) => error.includes(`(${name}/`));
    pages.begin(remote?.name ?? 'shell', 'browser', error);
    return reply.code(204).send();
  });
}

/** Forwards every other request to the site. */
async function forwardRest(app: FastifyInstance, options: ProxyOptions, origins: Origins): Promise<void> {
  const { upstream, builds, remotes, pages, ready } = options;
  await app.register(async (scope) => {
    // Bodies are forwarded unparsed.
    scope.removeAllContentTypeParsers();
    scope.addHook('preHandler', async ({ method, url }, reply) => {
      const isRead = method === 'GET' || method === 'HEAD';
      const built = ['shell', ...remotes.filter(({ paths }) => paths).map(({ name }) => name)];
      const { pathname } = new URL(url, upstream);
      const file = isRead && localFile(builds, pathname, built);
      if (!file) return ready?.(pathname);
      if (await isFile(file)) return sendFile(reply, file);
      // A picture of the release that is live is found on the site.
      if (file.includes('.hot-update.')) return reply.code(404).send();
    });
    await scope.register(httpProxy, {
      upstream,
      prefix: '/',
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (_request, headers) => toSite(headers as Headers, origins) as typeof headers,
        rewriteHeaders: (headers) => toBrowser(headers as Headers, origins) as typeof headers,
        retryDelay: () => null,
        onResponse: (request, reply, response) => {
          const stream = (response as unknown as { stream: Readable }).stream;
          if (!isHtml(reply)) return reply.send(stream);
          sendPage(request as FastifyRequest, reply as FastifyReply, stream, options).catch((error) =>
            reply.send(error),
          );
        },
        onError: (reply, { error }) => {
          const sentence = `${upstream} does not answer: ${reasonOf(error)}.`;
          pages.begin('site', 'start', sentence);
          reply.code(502);
          if (!reply.request.headers.accept?.includes('text/html')) {
            reply.type('text/plain').send(`${sentence}\n`);
            return;
          }
          // Shows what is wrong, and is loaded again when the shell runs.
          reply.type('text/html').send(`<title>No answer</title><script src="${START_SCRIPT}"></script>`);
        },
      },
    });
  });
}

/** Sends a page of the site with the local builds in it. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: Readable,
  { remotes, pages }: ProxyOptions,
): Promise<void> {
  const body = decompress(await buffer(stream), reply.getHeader('content-encoding'));
  await Promise.all(remotes.map((remote) => remote.settled()));
  const local = remotes.flatMap(({ name, paths }): LocalPages[] => (paths ? [{ name, paths }] : []));
  const { pathname } = new URL(request.url, 'http://localhost');
  const isOwn = local.some(({ paths }) => paths.includes(pathOf(pathname)));
  const page = rewritePage(body.toString('utf8'), pathname, local);
  // The site may not have this page, or not now. The body of an answer to HEAD is empty.
  if (isOwn && (page || request.method === 'HEAD')) reply.code(200);
  pages.end('site', 'start');
  // What went wrong on the page before is seen again when it is still so.
  for (const name of ['shell', ...remotes.map((remote) => remote.name)]) pages.end(name, 'browser');
  for (const { name } of remotes) {
    if (page?.taken?.name !== name) pages.end(name, 'paths');
    else {
      const { path, by } = page.taken;
      pages.begin(name, 'paths', `and ${by} both have ${path}: a release of it would be rejected`);
    }
  }
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

/** The file of a local build at a path of the site; undefined for other paths. @param names of the builds */
function localFile(builds: string, pathname: string, names: readonly string[]): string | undefined {
  const [, release, rest] = /^\/(assets|releases\/[^/]+)\/(.+)$/.exec(pathname) ?? [];
  const name = release === 'assets' ? 'shell' : release?.slice('releases/'.length);
  if (!name || !rest || !names.includes(name)) return undefined;
  // The version is in the address of the container only.
  const place = decodeURIComponentSafely(rest).replace(/^remoteEntry\..*\.js$/, 'remoteEntry.js');
  const root = path.join(builds, name, 'web');
  const file = path.join(root, place);
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
