import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { openSource, parseRelease } from '@site/release';
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
import { serveDiscovery } from './discovery';
import { readEntryFiles } from './entry-files';
import { takeFailureReports } from './failure-reports';
import { serveInternalPort } from './internal-port';
import { lastResort } from './last-resort';
import { Metrics, serveMetrics } from './metrics';
import { serveOwnAssets } from './own-assets';
import { servePages } from './pages';
import { requestRefuser } from './refused-request';
import { serveReleases } from './releases';
import { tryPages } from './render';
import { REQUEST_ID_HEADER, requestIdOf } from './request-id';
import { addSecurityHeaders } from './security-headers';
import {
  cutOffAfter,
  LARGEST_HEAD_BYTES,
  REQUEST_TIMEOUT_MS,
  refusal,
  refuseUnreadable,
} from './unreadable-requests';

/**
 * The shell's server: renders pages, serves the shell's and the remotes' files, and locally passes `/api` on.
 *
 * @param dist the shell's build
 */
export async function createServer(config: Config, dist: string): Promise<FastifyInstance> {
  const release = parseRelease(await readFile(path.join(dist, 'release.json'), 'utf8'));
  const shellVersion = release.version;
  const refuse = await requestRefuser(config.site, shellVersion);
  const { requestTimeout, http } = cutOffAfter(REQUEST_TIMEOUT_MS);
  const app = fastify({
    logger: { level: config.logLevel },
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout,
    clientErrorHandler: refuseUnreadable,
    genReqId: ({ headers }) => requestIdOf(headers),
    http: { ...http, maxHeaderSize: LARGEST_HEAD_BYTES },
    // An address that cannot be read has no page and is no call.
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      if (!request.url.startsWith('/api/')) return refuse(reply, 400);
      return reply.code(400).header(REQUEST_ID_HEADER, request.id).send(refusal(request.id));
    },
  });
  const entry = await readEntryFiles(dist);
  const source = openSource(config.releaseStore);
  const metrics = new Metrics();
  const loader = new ReleaseLoader({
    source,
    cache: config.releaseCache,
    tryPages: (pages) => tryPages(pages, config.site),
  });
  const live = new LiveComposition({
    names: config.remotes,
    source,
    loader,
    cache: config.releaseCache,
    log: app.log,
    onOutcome: (remote, outcome) => metrics.releases.inc({ remote, outcome }),
  });
  live.onChange((composition) => metrics.follow(composition));
  await live.start(config.releasePoll);
  app.addHook('onClose', async () => live.stop());

  serveInternalPort(app, { host: config.host, port: config.internalPort });
  await addSecurityHeaders(app, config);
  // Calls, and whatever went wrong, are nothing for a search engine.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400 || /^\/(?:api|health)(?:[/?]|$)/.test(request.url)) {
      reply.header('x-robots-tag', 'noindex');
    }
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Bodies go on to the backend as they come.
    globalDecompression: false,
    // The highest quality costs a visitor more time than it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  app.get('/health', async () => ({
    status: 'ok',
    shell: shellVersion,
    kit: KIT_VERSION,
    composition: live.composition.id,
    remotes: live.health(),
  }));
  await serveOwnAssets(app, { dist, release, source, cache: config.releaseCache });
  await serveReleases(app, source, config.releaseCache);
  await proxyApi(app, config);
  serveMetrics(app, metrics);
  takeFailureReports(app, { metrics, shellVersion, composition: () => live.composition });
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
  await serveDiscovery(app, { live, site: config.site, dist });
  // A file that is not there, or something that is done to a page other than reading it.
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? reply.code(404).send()
      : refuse(reply.header('allow', 'GET, HEAD'), 405),
  );
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return refuse(reply, statusCode);
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).type('text/html; charset=utf-8').send(lastResort(config.site));
  });
  return app;
}
