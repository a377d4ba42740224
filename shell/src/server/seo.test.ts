/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { STANDAARD_IDENTITEIT } from '@site/contract';
import type { LiveSite } from '@site/platform/host';
import fastify from 'fastify';
import { manifest, robots, serveSeo, sitemap } from './seo';

const site = { ...STANDAARD_IDENTITEIT, naam: 'Voorbeeld', url: 'https://www.voorbeeld.nl' };
/** The composition of one release with these addresses. */
function live(...indexed: string[]): Pick<LiveSite['current'], 'releases'> {
  return { releases: new Map([['mfe-x', { indexed } as never]]) };
}

const listed = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('the sitemap lists the addresses that may be indexed, with absolute URLs', () => {
  expect(listed(sitemap(live('/faq', '/', '/juridisch?section=a&deel=b'), site))).toEqual([
    'https://www.voorbeeld.nl/',
    'https://www.voorbeeld.nl/faq',
    'https://www.voorbeeld.nl/juridisch?section=a&amp;deel=b',
  ]);
});

test('the sitemap is unavailable until every remote is live, and follows a release as soon as that is', async () => {
  const dist = await mkdtemp(path.join(os.tmpdir(), 'shell-'));
  await mkdir(path.join(dist, 'web'));
  await writeFile(path.join(dist, 'web/asset'), '');
  const state = {
    current: live('/faq'),
    composition: { incomplete: true, unavailable: {} } as Record<string, unknown>,
  };
  const app = fastify();
  await serveSeo(app, { live: state as unknown as LiveSite, site, dist });
  const get = () => app.inject('/sitemap.xml');

  const unavailable = { statusCode: 503, headers: { 'retry-after': '300' }, body: '' };
  expect(await get()).toMatchObject(unavailable);
  state.composition = { incomplete: false, unavailable: { 'mfe-y': ['/contact'] } };
  expect(await get()).toMatchObject(unavailable);
  state.composition = { incomplete: false, unavailable: {} };
  const complete = await get();
  expect(complete.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(listed(complete.body)).toEqual(['https://www.voorbeeld.nl/faq']);
  state.current = live('/faq', '/nieuw');
  expect(listed((await get()).body)).toContain('https://www.voorbeeld.nl/nieuw');

  await app.close();
  await rm(dist, { recursive: true });
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
