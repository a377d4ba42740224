import { trace } from '@opentelemetry/api';
import { answerBeforeRoutes, endWithAnswer, recordSpan, type Stopping, spanOf, tracer } from '@site/server';
import type { FastifyInstance, FastifyReply, onSendHookHandler } from 'fastify';
import { framesOf } from '../../protocol/frames';
import type { PreviewGrant } from '../../protocol/preview-link';
import { shareInFlight } from '../../store/share-in-flight';
import type { Reconciler } from '../composition/reconciler';
import type { RenderableComposition } from '../composition/renderable-composition';
import type { PageAnswer, RenderRequest, RenderSettings } from '../rendering/render';
import { RendererGone } from '../rendering/renderer';
import { RenderersBusy } from '../rendering/renderer-pool';
import { acceptedEncoding } from './accepted-encoding';
import { CachedResponse, isUnchanged } from './cached-response';
import { CDN_MAX_AGE_S, cdnCacheControl, NO_STORE } from './caching';
import type { Metrics } from './metrics';
import { PageBody } from './page-body';
import { type CachedPage, PageCache, type SendablePage } from './page-cache';
import type { MonitoredViews } from './page-views';
import { type OwnPageRenderer, renderForAnyAddress, renderOwnPage } from './render-own-page';
import type { ReportedFailures } from './reported-failures';
import { resolve, urlOf } from './resolve';
import { isolateWindow } from './security-headers';
import type { ShellBuild } from './shell-build';
import { describePage } from './traces';
import { differsByVisitor, sharedVariant, variantFor } from './visitor-variant';

/** A composition with other releases than the live ones, for one request; or the answer when it is not possible. */
export type Preview = { composed: RenderableComposition; grant: PreviewGrant } | { refusal: PageAnswer };

/** The preview that an address requests, if any. */
export type PreviewOf = (url: URL) => Promise<Preview | undefined>;

declare module 'fastify' {
  interface FastifyReply {
    /** The page that this answer sends, when the next request for its address may be answered alike. */
    cachedPage?: CachedPage;
  }
}

/** The announcement on every page of a site. */
export interface Announcing {
  /** The text at a moment (ms since the epoch), or null. */
  at(now: number): string | null;
  /** Milliseconds until the text appears or disappears; Infinity when it does not change. */
  msUntilChange(now: number): number;
}

/** What the pages of a site have besides their HTML. */
export interface ServedSite extends OwnPageRenderer {
  announcement: Announcing;
  /** Is the page at this path one where visitors log in, or see what is theirs? */
  isIsolated(path: string): boolean;
}

export interface PageOptions {
  reconciler: Reconciler;
  site: ServedSite;
  development: boolean;
  metrics: Metrics;
  shell: ShellBuild;
  settings: RenderSettings;
  stopping?: Stopping | undefined;
  /** In development, and where previews can be signed. */
  previewOf?: PreviewOf | undefined;
  /** Counts the pages that did not render. */
  views?: Pick<MonitoredViews, 'countUnrendered'> | undefined;
  /** Counts them by the place in their scripts. */
  reported?: Pick<ReportedFailures, 'add'> | undefined;
}

/**
 * Answers every address that is not a file or an API call: finds the page, renders it on the server, and keeps its HTML, which is the
 * same for every visitor, in memory. Only public pages may be cached by others. A preview is never kept or indexed.
 */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const { reconciler, site, development, metrics, shell, stopping, previewOf, views } = options;
  const { ownPages, announcement: announcing } = site;
  const renderMeasured = createMeasuredRender(app.log, options);
  const cache = new PageCache();
  reconciler.onChange(() => cache.clear());
  const once = shareInFlight();

  /** The page of the live composition, with an ETag when it may be cached. Requests for one address share one render. */
  const livePage = async (
    request: RenderRequest,
    composed: RenderableComposition,
  ): Promise<SendablePage | CachedPage> => {
    const { page, announcement } = request;
    const variant = variantOf(composed, announcement);
    const known = page.memoryCacheable ? cache.find(variant, page.address) : undefined;
    if (known) {
      metrics.cacheHits.inc();
      trace.getActiveSpan()?.setAttribute('site.page.cached', true);
      return known;
    }
    const rendered = async (): Promise<SendablePage | CachedPage> => {
      const { status, html } = await renderMeasured(request, composed);
      const body = new PageBody(html);
      const isKept = page.memoryCacheable && (status === 200 || page.kind !== 'remote-page');
      return isKept ? cache.add(variant, page.address, { status, body }) : { status, body };
    };
    return recordSpan('get page', {}, () => once(`${variant} ${page.address}`, rendered));
  };

  /** Like `livePage`. A request that found no free renderer is given to the release that replaced this one meanwhile, if any. */
  const livePageOrNext = async (
    url: string,
    request: RenderRequest,
    composed: RenderableComposition,
    nextOf: () => RenderableComposition,
  ): Promise<SendablePage | CachedPage> => {
    const answer = await livePage(request, composed);
    const { remote } = request.page.owner;
    const next = nextOf();
    if (answer.status !== ownPages.busy.status || next.releases.get(remote) === composed.releases.get(remote))
      return answer;
    const page = resolve(url, next, shell, ownPages);
    if (page.kind === 'redirect') return answer;
    return livePage({ ...request, page, address: page.address, composition: next.composition }, next);
  };

  const send = async (reply: FastifyReply, { status, body }: SendablePage) => {
    metrics.pages.inc({ status });
    reply.code(status).type('text/html; charset=utf-8').header('vary', 'accept-encoding');
    if (status === 503) reply.header('retry-after', '30');
    const encoding = body.isCompressible && acceptedEncoding(reply.request, ['br', 'gzip']);
    if (!encoding) return reply.send(body.html);
    return reply.header('content-encoding', encoding).send(await body.compressed(encoding));
  };
  const sendPreview = (reply: FastifyReply, { status, html }: PageAnswer) => {
    reply.headers({ 'cache-control': NO_STORE, 'x-robots-tag': 'noindex' });
    return send(reply, { status, body: new PageBody(html) });
  };

  // What was sent before to a request for the same address that accepts the same encodings.
  if (!development) {
    answerBeforeRoutes(app.server, (request, response) => {
      const { method, url = '', headers } = request;
      // The framework refuses an address that is no path.
      if (method !== 'GET' || !url.startsWith('/') || stopping?.isStopping) return false;
      const now = Date.now();
      const { current } = reconciler;
      if (differsByVisitor(current, url)) return false;
      const variant = variantOf(current, announcing.at(now));
      const ready = cache.find(variant, url)?.ready.get(`${headers['accept-encoding']}`);
      if (!ready || cdnSeconds(announcing, now) < CDN_MAX_AGE_S) return false;
      const span = spanOf(request);
      if (span.isRecording()) {
        const page = resolve(url, current, shell, ownPages);
        if (page.kind !== 'redirect') describePage(request, page, current.composition.id);
        endWithAnswer(span.setAttribute('site.page.cached', true), response);
      }
      metrics.cacheHits.inc();
      metrics.pages.inc({ status: ready.send(request, response) });
      return true;
    });
  }

  app.get('/*', { onSend: keepReady }, async (request, reply) => {
    const now = Date.now();
    const announcement = announcing.at(now);
    const preview = await previewOf?.(urlOf(request.url));
    if (preview && 'refusal' in preview) return sendPreview(reply, preview.refusal);
    const { composed, next, variesByVisitor } = preview
      ? sharedVariant(preview.composed)
      : variantFor(reconciler, request, reply);
    const page = resolve(request.url, composed, shell, ownPages);
    if (page.kind === 'redirect') {
      const { location, status } = page;
      if (status === 302) metrics.pages.inc({ status });
      if (status === 302 || variesByVisitor) reply.header('cache-control', NO_STORE);
      return reply.redirect(location, status);
    }
    describePage(request.raw, page, composed.composition.id);
    if (site.isIsolated(page.path)) isolateWindow(reply);
    if (preview) {
      const shown = { composition: composed.composition, preview: preview.grant };
      const wanted = { page, address: request.url, announcement, ...shown };
      return sendPreview(reply, await renderMeasured(wanted, composed));
    }
    const wanted = { page, address: page.address, announcement, composition: composed.composition };
    const answer = await livePageOrNext(request.url, wanted, composed, next);
    if (answer.status === 500) views?.countUnrendered(page, request.ip);
    const kept = 'etag' in answer && !variesByVisitor ? answer : undefined;
    if (kept && request.url === page.address) reply.cachedPage = kept;
    if (!kept || !page.cacheable) return send(reply.header('cache-control', NO_STORE), answer);
    const { etag } = kept;
    const maxAge = cdnCacheControl(cdnSeconds(announcing, now));
    reply.headers({ 'cache-control': development ? NO_STORE : maxAge, etag });
    if (!isUnchanged(request.headers, etag)) return send(reply, answer);
    metrics.pages.inc({ status: 304 });
    return reply.code(304).send();
  });
}

/**
 * Renders pages, those of a remote with the renderers of its release, and measures how long that takes. A page that does not render is
 * logged and counted.
 */
function createMeasuredRender(log: FastifyInstance['log'], options: PageOptions) {
  const { reconciler, site, development, metrics, shell, settings, reported } = options;
  const busyPage = renderForAnyAddress(site, site.ownPages.busy);
  const crashedPage = renderForAnyAddress(site, site.ownPages.crashed);
  return async (wanted: RenderRequest, composed: RenderableComposition): Promise<PageAnswer> => {
    const request = { ...wanted, development: development || undefined };
    const { owner, path, kind } = request.page;
    const { remote } = owner;
    const stopTimer = metrics.rendering.startTimer({ remote });
    const release = kind === 'remote-page' ? composed.releases.get(remote) : undefined;
    try {
      if (!release) return renderOwnPage(site, request, settings);
      const answer = await release.renderers.render(request);
      if (answer.renderer) recordRenderer(answer.renderer);
      return answer;
    } catch (error) {
      if (error instanceof RenderersBusy || error instanceof RendererGone) {
        metrics.busy.inc({ remote });
        return busyPage;
      }
      const failed = release?.release ?? shell.release;
      const frames = framesOf(`${(error as Error).stack}`, 'node', [failed, shell.release]);
      log.error({ err: error, path, remote, frame: frames[0] }, 'a page does not render');
      reported?.add(failed, { kind: 'render-failed', path, frames });
      metrics.countFailure(
        { kind: 'render-failed', ...owner },
        reconciler.composition,
        shell.release.version,
      );
      return crashedPage;
    } finally {
      stopTimer();
    }
  };
}

/** Records what a renderer did for the current request. */
function recordRenderer({ pid, start, end }: NonNullable<PageAnswer['renderer']>): void {
  if (!trace.getActiveSpan()) return;
  tracer()
    .startSpan('render', { startTime: start, attributes: { 'process.pid': pid } })
    .end(end);
}

/** All that the HTML of a page depends on besides its address. */
function variantOf({ composition }: RenderableComposition, announcement: string | null): string {
  return `${composition.id} ${announcement === null ? 'plain' : 'announcing'}`;
}

/** The encodings that clients accept are few; those of a client that invents them are not kept. */
const MAX_READY_ANSWERS = 8;
const MAX_ACCEPT_ENCODING_LENGTH = 100;

/** The last hook of an answer: keeps it with its page. */
const keepReady: onSendHookHandler = (request, reply, payload, done) => {
  const { cachedPage } = reply;
  const accepted = `${request.headers['accept-encoding']}`;
  const fits =
    cachedPage && cachedPage.ready.size < MAX_READY_ANSWERS && accepted.length <= MAX_ACCEPT_ENCODING_LENGTH;
  const isWhole = reply.statusCode === 200 && request.method === 'GET' && !reply.hasHeader('connection');
  if (fits && isWhole && Buffer.isBuffer(payload)) {
    cachedPage.ready.set(accepted, new CachedResponse(reply.getHeaders(), payload));
  }
  done();
};

/** A CDN may not cache a page beyond the moment at which its announcement appears or disappears. */
function cdnSeconds(announcing: Announcing, now: number): number {
  return Math.min(CDN_MAX_AGE_S, Math.floor(announcing.msUntilChange(now) / 1000));
}
