import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { remoteOf } from '../composition/composition';
import type { LiveComposition } from '../composition/live-composition';
import { PageCrashedPage } from '../error-pages/page-crashed-page';
import { announcementAt, untilAnnouncementChanges } from './announcement';
import type { Config } from './config';
import type { EntryFiles } from './entry-files';
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
 * declares, with and without the announcement.
 */
export function servePages(
  app: FastifyInstance,
  options: { live: LiveComposition; config: Config; entry: EntryFiles; shellVersion: string },
): void {
  const { live, config, entry, shellVersion } = options;
  const cache = new LRUCache<string, Answer>({ max: 500 });
  const loadPage = serverLoader((remote) => live.pages(remote));
  live.onChange(() => cache.clear());

  const answer = async (url: string, now: number): Promise<Answer> => {
    const { composition } = live;
    const announcement = announcementAt(config.announcement, now);
    const key = `${composition.id} ${announcement === null ? 'plain' : 'announcing'} ${url}`;
    const known = cache.get(key);
    if (known) return known;
    const { scripts, shared } = live.needs(new URL(url, config.site.url).pathname);
    const request = {
      url,
      composition,
      loadPage,
      site: config.site,
      announcement,
      contentProtection: config.contentProtection,
      scripts: entry.scripts,
      preload: [...shared.flatMap((name) => entry.later[name] ?? []), ...scripts],
      ...(config.development ? { dev: { shellVersion } } : {}),
    };
    const rendered = await render(request).catch((error: unknown) => {
      app.log.error({ err: error, url }, 'a page does not render');
      return render({ ...request, scripts: [], preload: [], loadPage: async () => crashed });
    });
    const etag = `"${createHash('sha256').update(rendered.html).digest('base64url').slice(0, 22)}"`;
    const result = { ...rendered, etag };
    if (rendered.cacheable) cache.set(key, result);
    return result;
  };

  app.get('/*', async (request, reply) => {
    // Without the slashes that would make the first part of the path a host.
    const url = new URL(request.url.replace(/^[/\\]+/, '/'), 'http://site.internal');
    const canonical = url.pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
    if (canonical !== url.pathname) return reply.redirect(canonical + url.search, 308);
    const now = Date.now();
    const { status, html, location, cacheable, etag } = await answer(relevant(url, live), now);
    if (location) return reply.redirect(location, status);
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-encoding')
      .header(
        'cache-control',
        cacheable && !config.development
          ? `public, max-age=0, s-maxage=${cdnSeconds(config, now)}`
          : 'private, no-store',
      );
    if (status === 503) reply.header('retry-after', '30');
    if (cacheable) {
      reply.header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    }
    return reply.send(html);
  });
}

/** A CDN may not keep a page beyond the moment at which its announcement appears or goes away. */
function cdnSeconds({ announcement }: Config, now: number): number {
  return Math.min(CDN_SECONDS, Math.floor(untilAnnouncementChanges(announcement, now) / 1000));
}

const crashed = {
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
