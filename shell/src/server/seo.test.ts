/** @jest-environment node */
import { STANDAARD_IDENTITEIT } from '@site/contract';
import type { StartedRelease } from '../composition/release-starter';
import type { RenderableComposition } from '../composition/renderable-composition';
import { manifest, robots, sitemap } from './seo';

const site = { ...STANDAARD_IDENTITEIT, naam: 'Voorbeeld', url: 'https://www.voorbeeld.nl' };
/** The composition of one release with these addresses. */
function live(...indexed: string[]): Pick<RenderableComposition, 'releases'> {
  return { releases: new Map([['mfe-x', { indexed } as unknown as StartedRelease]]) };
}

const listed = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('the sitemap lists the addresses that may be indexed, with absolute URLs', () => {
  expect(listed(sitemap(live('/faq', '/', '/juridisch?section=a&deel=b'), site))).toEqual([
    'https://www.voorbeeld.nl/',
    'https://www.voorbeeld.nl/faq',
    'https://www.voorbeeld.nl/juridisch?section=a&amp;deel=b',
  ]);
});

test('robots.txt disallows only the API, and names the sitemap', () => {
  expect(robots(site)).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://www.voorbeeld.nl/sitemap.xml\n',
  );
});

test('the manifest has the configured name, and icons for each purpose', () => {
  expect(manifest(site)).toMatchObject({
    name: 'Voorbeeld',
    lang: 'nl',
    icons: [
      { sizes: 'any', purpose: 'any' },
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
    ],
  });
});
