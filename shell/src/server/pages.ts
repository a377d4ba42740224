import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { declaredQuery, queryString } from '../app/head-at';
import type { LoadedPage } from '../app/loaded-page';
import { type Composition, remoteOf } from '../composition/composition';
import type { LiveComposition } from '../composition/live-composition';
import { type ReleaseOverrides, UnfitOverride } from '../composition/overrides';
import type { ReadyComposition } from '../composition/ready-composition';
import { PageCrashedPage } from '../error-pages/page-crashed-page';
import { RELEASE_PARAMETER } from '../team-tools/releases';
import { announcementAt, untilAnnouncementChanges } from './announcement';
import { CDN_SECONDS, keptByCdn, NEVER_KEPT } from './caching';
import type { Config } from './config';
import type { EntryFiles } from './entry-files';
import type { Metrics } from './metrics';
import { refusedOverride } from './refused-override';
import { type Rendered, render, serverLoader } from './render';

/** A rendered page with the tag that tells whether a browser has it already. */
interface Answer extends Rendered {
  etag: string;
}

/**
 * How much of what was rendered is kept, in bytes: some three times all pages of the site. Bounded by size and not by number,
 * because an address can carry a query that makes its page larger, and anybody can ask for any number of addresses.
 */
const KEPT_BYTES = 32 * 1024 * 1024;

/** Longer addresses, in characters, are rendered anew each time: nobody follows them twice, and they would crowd out what is read. */
const LONGEST_KEPT = 200;

/** Longer addresses, in characters, are answered as they are instead of redirected: a gateway takes 4 KiB of headers from us. */
const LONGEST_REDIRECT = 2000;

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
  const cache = new LRUCache<string, Answer>({
    maxSize: KEPT_BYTES,
    // Two bytes a character.
    sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
  });
  live.onChange(() => cache.clear());

  const renderPage = async (
    url: string,
    ready: ReadyComposition,
    announcement: string | null,
    overridden: Readonly<Record<string, string>>,
  ): Promise<Rendered> => {
    const { composition } = ready;
    const path = url.split('?', 1)[0] ?? url;
    const remote = remoteOf(composition, path) ?? 'shell';
    const { scripts, shared } = ready.needs(path);
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
      app.log.error({ err: error, path, remote }, 'a page does not render');
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
    if (rendered.cacheable && url.length <= LONGEST_KEPT) cache.set(key, answer);
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
    const canonical = canonicalPath(url.pathname, live.composition);
    const target = canonical + url.search;
    if (canonical !== request.url.split('?', 1)[0] && target.length <= LONGEST_REDIRECT) {
      return reply.redirect(target, 308);
    }
    const now = Date.now();
    const overridden = await overriddenAnswer(url);
    if (overridden) {
      reply.header('cache-control', NEVER_KEPT).header('x-robots-tag', 'noindex');
      return send(reply, overridden);
    }
    const answer = await liveAnswer(relevant(canonical, url, live), now);
    reply.header(
      'cache-control',
      answer.cacheable && !config.development ? keptByCdn(cdnSeconds(config, now)) : NEVER_KEPT,
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
    keywords: ['foutmelding'],
  },
  status: 500,
  personal: false,
};

/** The path as it is written: without slashes too many, and a page's in lower case, as paths of pages are. */
function canonicalPath(path: string, composition: Composition): string {
  const trimmed = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const lower = trimmed.toLowerCase();
  return remoteOf(composition, lower) ? lower : trimmed;
}

/** The address with only the query parameters that change what is rendered: others must not fill the cache. */
function relevant(path: string, url: URL, live: LiveComposition): string {
  const remote = remoteOf(live.composition, path);
  const page = remote ? live.pages(remote)?.pages.find((candidate) => candidate.path === path) : undefined;
  return path + (page ? queryString(declaredQuery(page, url.searchParams)) : '');
}
