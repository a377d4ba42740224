import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { openSource, parseRelease } from '@site/release';
import {
  REQUEST_ID_HEADER,
  REQUEST_TIMEOUT_MS,
  refusal,
  refuseUnreadable,
  requestIdOf,
  serveInternalPort,
  timeoutOptions,
} from '@site/server';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { KIT_VERSION } from '../composition/host';
import { LiveComposition } from '../composition/live-composition';
import { ReleaseOverrides } from '../composition/overrides';
import { ReleaseLoader } from '../composition/release-loader';
import { proxyApi } from './api-proxy';
import type { Config } from './config';
import { serveDevEvents } from './dev-events';
import { serveDevReleases } from './dev-releases';
import { readEntryFiles } from './entry-files';
import { receiveFailureReports } from './failure-reports';
import { fallbackDocument } from './fallback-document';
import { Metrics, serveMetrics } from './metrics';
import { servePages } from './pages';
import { createRequestRefuser } from './refused-request';
import { serveReleases } from './releases';
import { testRenderPages } from './render';
import { MAX_HEADER_BYTES } from './request-limits';
import { addSecurityHeaders } from './security-headers';
import { serveSeo } from './seo';
import { serveShellAssets } from './shell-assets';

/**
 * The shell's server: renders pages, serves the files of the shell and the remotes, and forwards `/api` when there is no gateway.
 *
 * @param dist the shell's build
 */
export async function createServer(config: Config, dist: string): Promise<FastifyInstance> {
  const release = parseRelease(await readFile(path.join(dist, 'release.json'), 'utf8'));
  const shellVersion = release.version;
  const refuse = await createRequestRefuser(config.site, shellVersion);
  const { requestTimeout, http } = timeoutOptions(REQUEST_TIMEOUT_MS);
  const app = fastify({
    logger: { level: config.logLevel },
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout,
    clientErrorHandler: refuseUnreadable,
    genReqId: ({ headers }) => requestIdOf(headers),
    http: { ...http, maxHeaderSize: MAX_HEADER_BYTES },
    // An unreadable URL matches no route.
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      if (!request.url.startsWith('/api/')) return refuse(reply, 400);
      return reply.code(400).header(REQUEST_ID_HEADER, request.id).send(refusal(400, request.id));
    },
  });
  const entry = await readEntryFiles(dist);
  const source = openSource(config.releaseStore);
  const metrics = new Metrics();
  const loader = new ReleaseLoader({
    source,
    cache: config.releaseCache,
    testRenderPages: (pages) => testRenderPages(pages, config.site),
  });
  const live = new LiveComposition({
    names: config.remotes,
    source,
    loader,
    cache: config.releaseCache,
    log: app.log,
    onOutcome: (remote, outcome) => metrics.releases.inc({ remote, outcome }),
  });
  live.onChange((composition) => metrics.setLive(composition));
  await live.start(config.releasePoll);
  app.addHook('onClose', async () => live.stop());

  serveInternalPort(app, { host: config.host, port: config.internalPort });
  await addSecurityHeaders(app, config);
  // API calls and errors must not be indexed.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400 || /^\/(?:api|health)(?:[/?]|$)/.test(request.url)) {
      reply.header('x-robots-tag', 'noindex');
    }
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Bodies are forwarded to the backend unchanged.
    globalDecompression: false,
    // The highest quality takes a visitor more time than it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  app.get('/health', async () => ({
    status: 'ok',
    shell: shellVersion,
    kit: KIT_VERSION,
    composition: live.composition.id,
    remotes: live.health(),
  }));
  await serveShellAssets(app, { dist, release, source, cache: config.releaseCache });
  await serveReleases(app, source, config.releaseCache);
  await proxyApi(app, config);
  serveMetrics(app, metrics);
  receiveFailureReports(app, { metrics, shellVersion, composition: () => live.composition });
  let overrides: ReleaseOverrides | undefined;
  if (config.development) {
    overrides = new ReleaseOverrides({ names: config.remotes, live, loader });
    serveDevEvents(app, live, shellVersion);
    serveDevReleases(app, { live, overrides, shell: release, source });
  }
  servePages(app, {
    live,
    config,
    metrics,
    entry,
    shellVersion,
    overrides,
  });
  await serveSeo(app, { live, site: config.site, dist });
  // A missing file, or a method other than GET and HEAD.
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? reply.code(404).send()
      : refuse(reply.header('allow', 'GET, HEAD'), 405),
  );
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return refuse(reply, statusCode);
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).type('text/html; charset=utf-8').send(fallbackDocument(config.site));
  });
  return app;
}
