import path from 'node:path';
import compress from '@fastify/compress';
import {
  REFUSAL_HEADERS,
  REQUEST_ID_HEADER,
  REQUEST_TIMEOUT_MS,
  refusal,
  refuseInvalid,
  refuseSlowBodies,
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
import type { Release } from '../../protocol/release';
import type { Places } from '../../protocol/site-links';
import { ReleaseCache } from '../../store/release-cache';
import { openSource } from '../../store/source';
import { FailureRecords } from '../composition/failure-records';
import { LastComposition } from '../composition/last-composition';
import { PreviewReleases } from '../composition/preview-releases';
import { Reconciler } from '../composition/reconciler';
import { ReleaseStarter } from '../composition/release-starter';
import type { RenderSettings } from '../rendering/render';
import { type ApiRules, pathOf, proxyApi } from './api-proxy';
import { BackendSkew } from './backend-skew';
import { receiveFailureReports } from './failure-reports';
import { Metrics, serveMetrics } from './metrics';
import { BROTLI_PARAMS, MIN_COMPRESSED_BYTES } from './page-body';
import { MonitoredViews, receivePageViews } from './page-views';
import { type ServedSite, servePages } from './pages';
import { previewsByAddress } from './previews';
import { createRequestRefuser, type RefuseRequest } from './refused-request';
import { serveReleaseFiles } from './release-files';
import { ReportedFailures } from './reported-failures';
import { addSecurityHeaders } from './security-headers';
import type { HostSettings } from './settings';
import { readShellBuild } from './shell-build';
import { isTraced } from './traces';
import { receiveWebVitals } from './web-vitals';

/** How long the page views of a release that replaced another one are counted, in ms. */
const MONITOR_MS = 600_000;

/**
 * The maximum size of a request's URL and headers together. A search query is part of the URL, however long: ten thousand times
 * `<script>` is 120,000 bytes. The gateway allows as much (`large_client_header_buffers`).
 */
const MAX_HEADER_BYTES = 160 * 1024;

/** What visitors get now. */
export type LiveSite = Pick<Reconciler, 'composition' | 'current'>;

/** The site that a host serves: what is around the pages of remotes. */
export interface HostedSite extends ServedSite {
  /** The folder of the build of the shell. */
  dist: string;
  /** Where visitors reach the site. */
  url: string;
  places: Places;
  /** The code of the scripts that pages have inline, besides the one that starts the others. */
  inlineScripts: readonly string[];
  /** The document for when not even an error page can be rendered. */
  fallbackDocument: string;
  api: ApiRules;
  /** Adds the routes that only this site has. */
  addRoutes(app: FastifyInstance, live: LiveSite): Promise<void>;
}

/** A server that renders pages, serves the files of the shell and the remotes, and forwards `/api` when there is no gateway. */
export async function createHost(settings: HostSettings, site: HostedSite): Promise<FastifyInstance> {
  const { remotes: names } = settings;
  const shell = await readShellBuild(site.dist, settings.assetUrl ?? undefined);
  const ownPaths = [...site.ownPages.errorPages.keys()];
  const shellVersion = shell.release.version;
  const refuse = createRequestRefuser(site);
  const app = createApp(settings, refuse);
  refuseForeignAddresses(app, refuse);

  const metrics = new Metrics();
  const source = openSource(settings.releaseStore);
  const cache = new ReleaseCache({
    source,
    folder: settings.releaseCache,
    maxBytes: settings.releaseCacheBytes,
    log: app.log,
  });
  // From a copy: a later build in the same folder must not change what this process runs and serves.
  await cache.add(shell.release, openSource(site.dist));
  const script = path.join(cache.folderOf(shell.release) ?? site.dist, 'node/renderer.cjs');
  const rendering: RenderSettings = {
    site: site.identity,
    contentProtection: settings.contentProtection,
    vitalsSample: settings.vitalsSample,
    shellVersion,
    pageStart: shell.pageStart,
    scripts: shell.entry.scripts,
  };
  const starter = new ReleaseStarter({
    cache,
    settings: rendering,
    script,
    limits: settings.rendererLimits,
    startsLater: (remote) => settings.renderedInBrowser.includes(remote),
    onLine: ({ name, version }, line) => app.log.info({ remote: name, version, line }, 'a release wrote'),
    onLoad: (remote, what, change) => metrics[what].inc({ remote }, change),
    onRendererFailure: (remote, { kind }) => metrics.rendererFailures.inc({ remote, kind }),
  });
  const running = (name: string) => reconciler.running(name);
  const backend = new BackendSkew(settings.backendHealthUrl, {
    running: () => names.flatMap(running),
    log: app.log,
    behind: metrics.backendBehind,
  });
  const reconciler = new Reconciler({
    names,
    provided: shell.release,
    places: site.places,
    assetUrl: shell.assetUrl,
    backend: () => backend.known,
    source,
    cache: {
      release: (name, version) => cache.release(name, version),
      keep: (releases) => cache.keep([shell.release, ...releases]),
    },
    starter,
    failures: new FailureRecords({
      folder: settings.releaseFailures,
      onUnwritable: (err) =>
        app.log.warn({ err }, 'a failure of a release cannot be recorded for other shells'),
      onUnreadable: (err) => app.log.warn({ err }, 'the failures of releases in other shells cannot be read'),
    }),
    last: new LastComposition(settings.releaseCache),
    watchMs: settings.releaseWatch,
    storeWaitMs: settings.storeWait,
    // In development only its authors look at a release.
    monitorMs: settings.development ? 0 : MONITOR_MS,
    log: app.log,
    onOutcome: (remote, outcome) => metrics.releases.inc({ remote, outcome }),
  });
  reconciler.onChange((composition) => metrics.setLive(composition));
  await backend.start();
  await reconciler.start(settings.releasePoll);
  app.addHook('onClose', async () => {
    backend.stop();
    await reconciler.stop();
  });

  const stopping = new Stopping();
  stopping.endConnectionsOf(app);
  app.addHook('preClose', async () => stopping.begin());
  serveInternalPort(app, { host: settings.host, port: settings.internalPort });
  addSecurityHeaders(app, { ...settings, url: site.url }, [shell.pageStart, ...site.inlineScripts]);
  addRobotsTag(app);
  await compressAnswers(app);
  await startTraces(app, settings, shellVersion);
  serveHealth(app, { reconciler, release: shell.release, stopping, backend });
  await serveReleaseFiles(app, { shell: shell.release, names, running, source, cache });
  if (settings.backendUrl) await proxyApi(app, settings.backendUrl, site.api);
  serveMetrics(app, metrics, () => reconciler.health());
  const reported = new ReportedFailures({
    folder: settings.releaseFailures,
    onUnwritable: (err) => app.log.warn({ err }, 'what failed where cannot be written for release explain'),
  });
  app.addHook('onClose', () => reported.write());
  receiveFailureReports(app, {
    metrics,
    shell: shell.release,
    running,
    reported,
    ownPaths,
    composition: () => reconciler.composition,
  });
  receiveWebVitals(app, { registry: metrics.registry, shellVersion, ownPaths, reconciler });
  const views = new MonitoredViews({ reconciler, metrics });
  receivePageViews(app, views);
  const previews = new PreviewReleases({ provided: shell.release, reconciler, cache, starter });
  app.addHook('onClose', async () => previews.stop());
  const previewOf = previewsByAddress(settings, site, previews, app.log);
  servePages(app, {
    reconciler,
    site,
    development: settings.development,
    metrics,
    shell,
    settings: rendering,
    stopping,
    previewOf,
    views,
    reported,
  });
  await site.addRoutes(app, reconciler);
  handleErrors(app, site, refuse);
  refuseInvalid(app.server);
  refuseSlowBodies(app.server, REQUEST_TIMEOUT_MS, ({ url = '' }) => site.api.takesFiles(pathOf(url)));
  return app;
}

/** The HTTP server, without routes. */
function createApp(settings: HostSettings, refuse: RefuseRequest): FastifyInstance {
  const { http, ...timeouts } = timeoutOptions(REQUEST_TIMEOUT_MS);
  return fastify({
    logger: { level: settings.logLevel, mixin: traceOfLine },
    trustProxy: settings.trustProxy,
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
  { traceEndpoint: endpoint, traceShare: share }: HostSettings,
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
  options: { reconciler: Reconciler; release: Release; stopping: Stopping; backend: BackendSkew },
): void {
  const { reconciler, release, stopping, backend } = options;
  const isReady = () => reconciler.isReady && !stopping.isStopping;
  const facts = () => ({
    status: isReady() ? 'ok' : 'not ready',
    shell: release.version,
    kit: release.kit,
    composition: reconciler.composition.id,
    remotes: reconciler.health(),
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
function handleErrors(app: FastifyInstance, { fallbackDocument }: HostedSite, refuse: RefuseRequest): void {
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
    return reply.code(500).type('text/html; charset=utf-8').send(fallbackDocument);
  });
}
