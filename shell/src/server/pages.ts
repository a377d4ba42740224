import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { declaredQuery, queryString } from '../app/head-at';
import type { LoadedPage } from '../app/loaded-page';
import { type Composition, remoteOf } from '../composition/composition';
import type { LiveComposition } from '../composition/live-composition';
import { InvalidOverride, type ReleaseOverrides } from '../composition/overrides';
import type { RenderableComposition } from '../composition/renderable-composition';
import { PageCrashedPage } from '../error-pages/page-crashed-page';
import { RELEASE_PARAMETER } from '../team-tools/releases';
import { announcementAt, msUntilAnnouncementChanges } from './announcement';
import { CDN_MAX_AGE_S, cdnCacheControl, NO_STORE } from './caching';
import type { Config } from './config';
import type { EntryFiles } from './entry-files';
import type { Metrics } from './metrics';
import { renderOverrideError } from './override-error';
import { type Rendered, render, serverLoader } from './render';

/** A rendered page with its ETag. */
interface Answer extends Rendered {
  etag: string;
}

/**
 * The size of the page cache: some three times all pages of the site. Bounded by size and not by count, because a query can make a
 * page larger, and a client can request any number of addresses.
 */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** Pages at longer addresses are not cached: they are rarely requested twice, and would evict the others. */
const MAX_CACHED_URL_LENGTH = 200;

/** Longer addresses are answered without a redirect: a gateway accepts 4 KiB of response headers. */
const MAX_REDIRECT_LENGTH = 2000;

/**
 * Answers every address that is not a file or an API call: renders the page on the server.
 *
 * Public pages contain no personal data, so they are cached by composition, path, declared parameters and announcement. Pages with
 * other releases than the live ones, which only `overrides` allows, are never cached.
 */
export function servePages(
  app: FastifyInstance,
  options: {
    live: LiveComposition;
    config: Config;
    metrics: Metrics;
    entry: EntryFiles;
    shellVersion: string;
    /** In development only. */
    overrides?: ReleaseOverrides;
  },
): void {
  const { live, config, metrics, entry, shellVersion, overrides } = options;
  const cache = new LRUCache<string, Answer>({
    maxSize: MAX_CACHE_BYTES,
    // Two bytes per character.
    sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
  });
  live.onChange(() => cache.clear());

  const renderPage = async (
    url: string,
    ready: RenderableComposition,
    announcement: string | null,
    overridden: Readonly<Record<string, string>>,
  ): Promise<Rendered> => {
    const { composition } = ready;
    const path = url.split('?', 1)[0] ?? url;
    const remote = remoteOf(composition, path) ?? 'shell';
    const { scripts, shared } = ready.assets(path);
    const request = {
      url,
      composition,
      loadPage: serverLoader((name) => ready.pages(name)),
      site: config.site,
      announcement,
      contentProtection: config.contentProtection,
      shellVersion,
      scripts: entry.scripts,
      preload: [...shared.flatMap((name) => entry.lazy[name] ?? []), ...scripts],
      ...(config.development ? { dev: { live: live.composition.id, overrides: overridden } } : {}),
    };
    const rendered = metrics.rendering.startTimer({ remote });
    try {
      return await render(request);
    } catch (error) {
      app.log.error({ err: error, path, remote }, 'a page does not render');
      const version = composition.remotes[remote]?.version ?? shellVersion;
      metrics.countFailure({ kind: 'render-failed', remote, version }, live.composition, shellVersion);
      return await render({ ...request, scripts: [], preload: [], loadPage: async () => crashed });
    } finally {
      rendered();
    }
  };

  const liveAnswer = async (url: string, now: number): Promise<Answer> => {
    const { composition } = live;
    const announcement = announcementAt(config.announcement, now);
    const key = `${composition.id} ${announcement === null ? 'plain' : 'announcing'} ${url}`;
    const known = cache.get(key);
    if (known) {
      metrics.cacheHits.inc();
      return known;
    }
    const rendered = await renderPage(url, live, announcement, {});
    const etag = `"${createHash('sha256').update(rendered.html).digest('base64url').slice(0, 22)}"`;
    const answer = { ...rendered, etag };
    if (rendered.cacheable && url.length <= MAX_CACHED_URL_LENGTH) cache.set(key, answer);
    return answer;
  };

  /** The page with the releases requested in its address, or undefined when there are none. */
  const overriddenAnswer = async (url: URL): Promise<Rendered | undefined> => {
    const values = url.searchParams.getAll(RELEASE_PARAMETER);
    if (!overrides || values.length === 0) return undefined;
    try {
      const wanted = overrides.read(values);
      if (Object.keys(wanted).length === 0) return undefined;
      const announcement = announcementAt(config.announcement, Date.now());
      return await renderPage(
        url.pathname + url.search,
        await overrides.compose(wanted),
        announcement,
        wanted,
      );
    } catch (error) {
      if (!(error instanceof InvalidOverride)) throw error;
      return renderOverrideError(url, error.reasons, config.site, shellVersion);
    }
  };

  const send = (reply: FastifyReply, { status, html, location }: Rendered) => {
    metrics.pages.inc({ status });
    if (location) return reply.redirect(location, status);
    reply.code(status).type('text/html; charset=utf-8').header('vary', 'accept-encoding');
    if (status === 503) reply.header('retry-after', '30');
    return reply.send(html);
  };

  app.get('/*', async (request, reply) => {
    // Leading slashes would make the first path segment a host.
    const url = new URL(request.url.replace(/^[/\\]+/, '/'), 'http://site.internal');
    const canonical = canonicalPath(url.pathname, live.composition);
    const target = canonical + url.search;
    if (canonical !== request.url.split('?', 1)[0] && target.length <= MAX_REDIRECT_LENGTH) {
      return reply.redirect(target, 308);
    }
    const now = Date.now();
    const overridden = await overriddenAnswer(url);
    if (overridden) {
      reply.header('cache-control', NO_STORE).header('x-robots-tag', 'noindex');
      return send(reply, overridden);
    }
    const answer = await liveAnswer(withDeclaredQuery(canonical, url, live), now);
    reply.header(
      'cache-control',
      answer.cacheable && !config.development ? cdnCacheControl(cdnSeconds(config, now)) : NO_STORE,
    );
    if (answer.cacheable) {
      reply.header('etag', answer.etag);
      if (request.headers['if-none-match']?.includes(answer.etag)) {
        metrics.pages.inc({ status: 304 });
        return reply.code(304).send();
      }
    }
    return send(reply, answer);
  });
}

/** A CDN may not cache a page beyond the moment at which its announcement appears or disappears. */
function cdnSeconds({ announcement }: Config, now: number): number {
  return Math.min(CDN_MAX_AGE_S, Math.floor(msUntilAnnouncementChanges(announcement, now) / 1000));
}

const crashed: LoadedPage = {
  Component: PageCrashedPage,
  head: {
    title: 'Er ging iets mis',
    description: 'Deze pagina kon niet worden getoond. Probeer het opnieuw, of bel of mail ons.',
    keywords: ['foutmelding'],
  },
  status: 500,
  personal: false,
};

/** The path without superfluous slashes, and in lower case when it is the path of a page. */
function canonicalPath(path: string, composition: Composition): string {
  const trimmed = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const lower = trimmed.toLowerCase();
  return remoteOf(composition, lower) ? lower : trimmed;
}

/** The address with only the declared query parameters: others must not fill the cache. */
function withDeclaredQuery(path: string, url: URL, live: LiveComposition): string {
  const remote = remoteOf(live.composition, path);
  const page = remote ? live.pages(remote)?.pages.find((candidate) => candidate.path === path) : undefined;
  return path + (page ? queryString(declaredQuery(page, url.searchParams)) : '');
}
