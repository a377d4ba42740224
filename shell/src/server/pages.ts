import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LoadedPage } from '../app/loaded-page';
import { remoteOf } from '../composition/composition';
import type { LiveComposition } from '../composition/live-composition';
import { type ReleaseOverrides, UnfitOverride } from '../composition/overrides';
import type { ReadyComposition } from '../composition/ready-composition';
import { PageCrashedPage } from '../error-pages/page-crashed-page';
import { RELEASE_PARAMETER } from '../team-tools/releases';
import { announcementAt, untilAnnouncementChanges } from './announcement';
import type { Config } from './config';
import type { EntryFiles } from './entry-files';
import type { Metrics } from './metrics';
import { refusedOverride } from './refused-override';
import { type Rendered, render, serverLoader } from './render';

/** A rendered page with the tag that tells whether a browser has it already. */
interface Answer extends Rendered {
  etag: string;
}

/** How long a CDN may keep a public page, in seconds: a release must be seen everywhere soon after it is live. */
const CDN_SECONDS = 5;

/**
 * Answers every address that is not a file or a call: renders the page on the server.
 *
 * Public pages hold no personal data, so what was rendered is kept by composition, path and the parameters that the page
 * declares, with and without the announcement. With other releases than the live ones, which only `overrides` allows, nothing is
 * kept anywhere.
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
  const cache = new LRUCache<string, Answer>({ max: 500 });
  live.onChange(() => cache.clear());

  const renderPage = async (
    url: string,
    ready: ReadyComposition,
    announcement: string | null,
    overridden: Readonly<Record<string, string>>,
  ): Promise<Rendered> => {
    const { composition } = ready;
    const { pathname } = new URL(url, config.site.url);
    const remote = remoteOf(composition, pathname) ?? 'shell';
    const { scripts, shared } = ready.needs(pathname);
    const request = {
      url,
      composition,
      loadPage: serverLoader((name) => ready.pages(name)),
      site: config.site,
      announcement,
      contentProtection: config.contentProtection,
      shellVersion,
      scripts: entry.scripts,
      preload: [...shared.flatMap((name) => entry.later[name] ?? []), ...scripts],
      ...(config.development ? { dev: { live: live.composition.id, overrides: overridden } } : {}),
    };
    const rendered = metrics.rendering.startTimer({ remote });
    try {
      return await render(request);
    } catch (error) {
      app.log.error({ err: error, url, remote }, 'a page does not render');
      const version = composition.remotes[remote]?.version ?? shellVersion;
      metrics.failed({ kind: 'render-failed', remote, version }, live.composition, shellVersion);
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
    if (rendered.cacheable) cache.set(key, answer);
    return answer;
  };

  /** The page with the releases that its address asks for, or undefined when it asks for none. */
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
      if (!(error instanceof UnfitOverride)) throw error;
      return refusedOverride(url, error.reasons, config.site, shellVersion);
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
    // Without the slashes that would make the first part of the path a host.
    const url = new URL(request.url.replace(/^[/\\]+/, '/'), 'http://site.internal');
    const canonical = url.pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
    if (canonical !== url.pathname) return reply.redirect(canonical + url.search, 308);
    const now = Date.now();
    const overridden = await overriddenAnswer(url);
    if (overridden) {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      return send(reply, overridden);
    }
    const answer = await liveAnswer(relevant(url, live), now);
    reply.header(
      'cache-control',
      answer.cacheable && !config.development
        ? `public, max-age=0, s-maxage=${cdnSeconds(config, now)}`
        : 'private, no-store',
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

/** A CDN may not keep a page beyond the moment at which its announcement appears or goes away. */
function cdnSeconds({ announcement }: Config, now: number): number {
  return Math.min(CDN_SECONDS, Math.floor(untilAnnouncementChanges(announcement, now) / 1000));
}

const crashed: LoadedPage = {
  Component: PageCrashedPage,
  head: {
    title: 'Er ging iets mis',
    description: 'Deze pagina kon niet worden getoond. Probeer het opnieuw, of bel of mail ons.',
    keywords: [],
  },
  status: 500,
  isPublic: false,
};

/** The address with only the query parameters that change what is rendered: others must not fill the cache. */
function relevant(url: URL, live: LiveComposition): string {
  const remote = remoteOf(live.composition, url.pathname);
  const pages = remote ? live.pages(remote)?.pages : [];
  const declared = pages?.find((page) => page.path === url.pathname)?.query ?? [];
  const query = new URLSearchParams();
  for (const name of declared) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
}
