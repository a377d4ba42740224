import path from 'node:path';
import compress from '@fastify/compress';
import type { Release } from '@site/platform/protocol';
import { openSource, ReleaseCache } from '@site/platform/store';
import {
  REFUSAL_HEADERS,
  REQUEST_ID_HEADER,
  REQUEST_TIMEOUT_MS,
  refusal,
  refuseInvalid,
  refuseUnreadable,
  requestIdOf,
  Stopping,
  serveInternalPort,
  startTracing,
  timeoutOptions,
  traceOfLine,
  traceRequests,
} from '@site/server';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { FailureRecords } from '../composition/failure-records';
import { LastComposition } from '../composition/last-composition';
import { PreviewReleases } from '../composition/preview-releases';
import { Reconciler } from '../composition/reconciler';
import { ReleaseStarter } from '../composition/release-starter';
import { fallbackDocument } from '../document/fallback-document';
import { SPECULATION_RULES } from '../document/speculation-rules';
import { DEFAULT_LIMITS } from '../rendering/limits';
import { proxyApi } from './api-proxy';
import { BackendSkew } from './backend-skew';
import { serveChanges } from './changes';
import { BROTLI_PARAMS, MIN_COMPRESSED_BYTES } from './compression';
import type { Config } from './config';
import { receiveFailureReports } from './failure-reports';
import { Metrics, serveMetrics } from './metrics';
import { receivePageViews, WatchedViews } from './page-views';
import { servePages } from './pages';
import { PLACES } from './places';
import { previewsByAddress } from './previews';
import { createRequestRefuser, type RefuseRequest } from './refused-request';
import { serveReleases } from './releases';
import type { RenderSettings } from './render';
import { MAX_HEADER_BYTES } from './request-limits';
import { addSecurityHeaders } from './security-headers';
import { serveSeo } from './seo';
import { serveShellAssets } from './shell-assets';
import { readShellBuild } from './shell-build';
import { isTraced } from './traces';
import { receiveWebVitals } from './web-vitals';

/** How long the page views of a release that replaced another one are counted, in ms. */
const MONITOR_MS = 600_000;

/**
 * The shell's server: renders pages, serves the files of the shell and the remotes, and forwards `/api` when there is no gateway.
 *
 * @param dist the shell's build
 */
export async function createServer(config: Config, dist: string): Promise<FastifyInstance> {
  const { site, remotes: names } = config;
  const shell = await readShellBuild(dist, config.assetUrl ?? undefined);
  const shellVersion = shell.release.version;
  const refuse = createRequestRefuser(site);
  const app = createApp(config, refuse);
  refuseForeignAddresses(app, refuse);

  const metrics = new Metrics();
  const source = openSource(config.releaseStore);
  const cache = new ReleaseCache({
    source,
    folder: config.releaseCache,
    maxBytes: config.releaseCacheBytes,
    log: app.log,
  });
  // From a copy: a later build in the same folder must not change what this process runs and serves.
  await cache.add(shell.release, openSource(dist));
  const script = path.join(cache.folderOf(shell.release) ?? dist, 'node/renderer.cjs');
  const settings: RenderSettings = {
    site,
    contentProtection: config.contentProtection,
    vitalsSample: config.vitalsSample,
    shellVersion,
    pageStart: shell.pageStart,
    scripts: shell.entry.scripts,
  };
  const starter = new ReleaseStarter({
    cache,
    settings,
    script,
    limits: { ...DEFAULT_LIMITS, ...config.rendererLimits },
    onLine: ({ name, version }, line) => app.log.info({ remote: name, version, line }, 'a release wrote'),
    onLoad: (remote, { renderers, waiting }) => {
      metrics.renderers.inc({ remote }, renderers);
      metrics.waiting.inc({ remote }, waiting);
    },
    onRendererFailure: (remote, { kind }) => metrics.rendererFailures.inc({ remote, kind }),
  });
  const backend = new BackendSkew(config.backendHealthUrl, { log: app.log, behind: metrics.backendBehind });
  const live = new Reconciler({
    names,
    provided: shell.release,
    places: PLACES,
    backend: () => backend.known,
    source,
    cache: {
      release: (name, version) => cache.release(name, version),
      keep: (releases) => cache.keep([shell.release, ...releases]),
    },
    starter,
    failures: new FailureRecords({
      folder: config.releaseFailures,
      onUnwritable: (err) =>
        app.log.warn({ err }, 'a failure of a release cannot be recorded for other shells'),
      onUnreadable: (err) => app.log.warn({ err }, 'the failures of releases in other shells cannot be read'),
    }),
    last: new LastComposition(config.releaseCache),
    soakMs: config.releaseWatch,
    // In development a release is replaced at every change.
    monitorMs: config.development ? 0 : MONITOR_MS,
    log: app.log,
    onOutcome: (remote, outcome) => {
      metrics.releases.inc({ remote, outcome });
      metrics.setQuarantined(live.health());
    },
  });
  live.onChange((composition) => metrics.setLive(composition));
  await backend.ask();
  await live.start(config.releasePoll);
  backend.watch(live, names);
  app.addHook('onClose', async () => {
    backend.stop();
    await live.stop();
  });

  const stopping = new Stopping();
  stopping.endConnectionsOf(app);
  app.addHook('preClose', async () => stopping.begin());
  serveInternalPort(app, { host: config.host, port: config.internalPort });
  addSecurityHeaders(app, config, [shell.pageStart, SPECULATION_RULES]);
  addRobotsTag(app);
  await compressAnswers(app);
  await startTraces(app, config, shellVersion);
  serveHealth(app, { live, release: shell.release, stopping, backend });
  await serveShellAssets(app, { release: shell.release, source, cache });
  await serveReleases(app, {
    names,
    running: (name) => live.releases.get(name)?.release,
    canary: (name) => live.running(name)[1],
    source,
    cache,
  });
  await proxyApi(app, config);
  serveMetrics(app, metrics);
  receiveFailureReports(app, { metrics, shellVersion, composition: () => live.composition });
  receiveWebVitals(app, { registry: metrics.registry, shellVersion, live });
  const views = new WatchedViews({ live, metrics });
  receivePageViews(app, views);
  const previews = new PreviewReleases({ provided: shell.release, live, cache, starter });
  app.addHook('onClose', async () => previews.stop());
  const previewOf = previewsByAddress(config, previews, app.log);
  if (config.development) serveChanges(app, live, shellVersion);
  servePages(app, { live, config, metrics, shell, settings, stopping, previewOf, views });
  await serveSeo(app, { live, site, dist });
  handleErrors(app, config, refuse);
  refuseInvalid(app.server);
  return app;
}

/** The HTTP server, without routes. */
function createApp(config: Config, refuse: RefuseRequest): FastifyInstance {
  const { http, ...timeouts } = timeoutOptions(REQUEST_TIMEOUT_MS);
  return fastify({
    logger: { level: config.logLevel, mixin: traceOfLine },
    trustProxy: config.trustProxy,
    // A body is parsed even where none is wanted; what takes more says so.
    bodyLimit: 1024,
    logController: new LogController({ disableRequestLogging: true }),
    // What has arrived is answered.
    return503OnClosing: false,
    ...timeouts,
    clientErrorHandler: refuseUnreadable,
    genReqId: ({ headers }) => requestIdOf(headers),
    http: { ...http, maxHeaderSize: MAX_HEADER_BYTES },
    // An unreadable URL matches no route.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      if (!request.url.startsWith('/api/')) return refuse(reply, 400);
      const headers = { ...REFUSAL_HEADERS, [REQUEST_ID_HEADER]: request.id };
      return reply.code(400).headers(headers).send(refusal(400, request.id));
    },
  });
}

/** An address with a scheme and a host, as proxies get, is that of another server. */
function refuseForeignAddresses(app: FastifyInstance, refuse: RefuseRequest): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/')) return refuse(reply, 400);
  });
}

/** Traces the requests where a collector is set. */
async function startTraces(
  app: FastifyInstance,
  { traceEndpoint: endpoint, traceShare: share }: Config,
  version: string,
): Promise<void> {
  const tracing = await startTracing({ endpoint, share, service: 'shell', version }, app.log);
  if (!tracing) return;
  app.addHook('onClose', () => tracing.stop());
  traceRequests(app, isTraced);
}

/** API calls and errors must not be indexed. */
function addRobotsTag(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400 || /^\/(?:api|health)(?:[/?]|$)/.test(request.url)) {
      reply.header('x-robots-tag', 'noindex');
    }
  });
}

async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: MIN_COMPRESSED_BYTES,
    // Bodies are forwarded to the backend unchanged.
    globalDecompression: false,
    brotliOptions: { params: BROTLI_PARAMS },
  });
}

/**
 * `/health/live`: does this process answer? `/health/ready`: may visitors be sent to it? 503 while not. `/health`: the same facts as
 * ready, always with 200, for people and tools.
 */
function serveHealth(
  app: FastifyInstance,
  options: { live: Reconciler; release: Release; stopping: Stopping; backend: BackendSkew },
): void {
  const { live, release, stopping, backend } = options;
  const isReady = () => live.isReady && !stopping.isStopping;
  const facts = () => ({
    status: isReady() ? 'ok' : 'not ready',
    shell: release.version,
    kit: release.kit,
    composition: live.composition.id,
    remotes: live.health(),
    backend: backend.health,
  });
  app.get('/health', async () => facts());
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    if (!isReady()) reply.code(503).header('retry-after', '5');
    return facts();
  });
}

/** Answers requests without a route, and those that fail. */
function handleErrors(app: FastifyInstance, { site }: Config, refuse: RefuseRequest): void {
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
    return reply.code(500).type('text/html; charset=utf-8').send(fallbackDocument(site));
  });
}
