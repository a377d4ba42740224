/** @jest-environment node */
import { STANDAARD_IDENTITEIT } from '@site/contract';
import type { Page } from '@site/kit';
import type { RenderableComposition } from '../composition/renderable-composition';
import { manifest, robots, sitemap } from './seo';

const site = { ...STANDAARD_IDENTITEIT, naam: 'Voorbeeld', url: 'https://www.voorbeeld.nl' };
const head = { title: 'Titel', description: 'Tekst', keywords: [] };
const load = async () => ({ default: () => null });

/** The page table of one remote with these pages. */
function live(...pages: Partial<Page>[]): Pick<RenderableComposition, 'tables'> {
  const table = { remote: 'mfe-x', pages: pages.map((page) => ({ path: '/', head, load, ...page })) };
  return { tables: new Map([[table.remote, table]]) };
}

const listed = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('the sitemap lists the indexable pages, with absolute URLs', () => {
  const xml = sitemap(
    live(
      { path: '/' },
      { path: '/faq' },
      { path: '/klant', personal: true },
      { path: '/login/code', head: { ...head, index: false } },
    ),
    site,
  );
  expect(listed(xml)).toEqual(['https://www.voorbeeld.nl/', 'https://www.voorbeeld.nl/faq']);
});

test('the sitemap lists variants, and no other query', () => {
  const xml = sitemap(
    live({
      path: '/juridisch',
      query: ['section', 'deel'],
      variants: [
        { query: { section: 'a', deel: 'b' }, head: {} },
        { query: { section: 'stil' }, head: { index: false } },
      ],
    }),
    site,
  );
  expect(listed(xml)).toEqual([
    'https://www.voorbeeld.nl/juridisch',
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
