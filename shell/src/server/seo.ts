import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteIdentity } from '@site/contract';
import { palette } from '@site/kit/pictures';
import type { LiveSite } from '@site/platform/host';
import { cdnCacheControl } from '@site/platform/host';
import { SITE_PAGES_PATH } from '@site/platform/protocol/page';
import type { FastifyInstance } from 'fastify';
import { appleTouchIcon, favicon, faviconIco, icon192, icon512, iconMaskable } from '../pictures/pictures';

/** How long a browser may cache an icon at a well-known address, which contains no version, in seconds. */
const ICON_MAX_AGE_S = 86_400;

/** When search engines may retry an incomplete sitemap, in seconds. */
const SITEMAP_RETRY_AFTER_S = 300;

/**
 * Serves robots.txt, sitemap, manifest and icons at their well-known addresses, and the list of the pages that other pages may show.
 *
 * @param options.dist the shell's build
 */
export async function serveSeo(
  app: FastifyInstance,
  options: { live: LiveSite; site: SiteIdentity; dist: string },
): Promise<void> {
  const { live, site, dist } = options;
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', cdnCacheControl()).send(robots(site)),
  );
  // The pages of a missing remote are unknown. A sitemap without them would say that they were removed; after a 503 search engines
  // keep the previous one.
  app.get('/sitemap.xml', async (_request, reply) => {
    if (!isComplete(live)) return reply.code(503).header('retry-after', SITEMAP_RETRY_AFTER_S).send();
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cdnCacheControl())
      .send(sitemap(live.current, site));
  });
  app.get(SITE_PAGES_PATH, async (_request, reply) =>
    reply.header('cache-control', cdnCacheControl()).send(live.current.sitePages),
  );
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', cdnCacheControl())
      .send(JSON.stringify(manifest(site))),
  );
  for (const [address, picture, type] of [
    ['/favicon.ico', faviconIco, 'image/x-icon'],
    ['/favicon.svg', favicon, 'image/svg+xml'],
    ['/apple-touch-icon.png', appleTouchIcon, 'image/png'],
  ] as const) {
    const bytes = await readFile(path.join(dist, 'web', picture.replace('/assets/', '')));
    app.get(address, async (_request, reply) =>
      reply.type(type).header('cache-control', `public, max-age=${ICON_MAX_AGE_S}`).send(bytes),
    );
  }
}

/** The rules for crawlers: everything but the API may be crawled. Pages that must not be indexed have a robots meta tag. */
export function robots({ url }: SiteIdentity): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`;
}

/** Is every remote of the site live? */
function isComplete({ composition }: LiveSite): boolean {
  return !composition.incomplete && Object.keys(composition.unavailable).length === 0;
}

/** The pages of the live releases that search engines may list, with their canonical addresses. */
export function sitemap({ releases }: Pick<LiveSite['current'], 'releases'>, { url }: SiteIdentity): string {
  const addresses = [...releases.values()].flatMap(({ indexed }) => indexed).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${escapeXml(url + address)}</loc></url>`),
    '</urlset>\n',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })[c] ?? c,
  );
}

/** The web app manifest. */
export function manifest({ naam }: SiteIdentity): object {
  const png = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: naam,
    short_name: naam,
    description: 'Financial lease voor ondernemers: bereken uw maandbedrag, vraag aan en volg uw aanvraag.',
    lang: 'nl',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: palette.ink,
    background_color: palette.light,
    categories: ['business', 'finance'],
    icons: [
      { src: favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(icon192, 192, 'any'),
      png(icon512, 512, 'any'),
      png(iconMaskable, 512, 'maskable'),
    ],
  };
}
