import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { headOfDocument } from '../../support/head';
import { publicPages } from '../../support/routes';
import { answerTo } from '../../support/server-answer';
import { site } from '../../support/site';

test('the sitemap lists every public page that search engines may index, with its canonical address', async () => {
  const { status, headers, html } = await answerTo('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const { document } = new JSDOM(html, { contentType: 'application/xml' }).window;
  const listed = [...document.querySelectorAll('loc')].map(({ textContent }) => textContent);
  const indexed = publicPages().filter((address) => !/code-vergeten|uitnodiging/.test(address));
  expect(listed.sort()).toEqual(indexed.map((address) => site().siteUrl + address).sort());
});

test('crawlers may read everything except the API, and find the sitemap', async () => {
  const { headers, html } = await answerTo('/robots.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(html).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${site().siteUrl}/sitemap.xml\n`);
});

/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

async function fetchPng(address: string) {
  const answer = await fetch(new URL(address, site().siteUrl));
  expect(answer.status, address).toBe(200);
  expect(answer.headers.get('content-type'), address).toBe('image/png');
  return {
    size: sizeOf(Buffer.from(await answer.arrayBuffer())),
    cached: answer.headers.get('cache-control'),
  };
}

test('the share image has the size in the head, and is cached forever', async () => {
  const { meta } = headOfDocument((await answerTo('/')).document);
  const { size, cached } = await fetchPng(meta['og:image'] ?? '');
  expect(size).toBe('1200x630');
  expect(cached).toContain('immutable');
});

test('the manifest has the configured name, and every icon in it has the size in its entry', async () => {
  const { document } = await answerTo('/');
  const href = document.querySelector('link[rel=manifest]')?.getAttribute('href');
  const answer = await fetch(site().siteUrl + href);
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  const { name, icons } = (await answer.json()) as { name: string; icons: Record<string, string>[] };
  expect(name).toBe('Zakenwiel');
  const pngs = icons.filter(({ type }) => type === 'image/png');
  expect(pngs.length).toBeGreaterThan(0);
  for (const { src = '', sizes } of pngs) expect((await fetchPng(src)).size).toBe(sizes);
});

test('icons are at the addresses that browsers request by default', async () => {
  expect((await fetchPng('/apple-touch-icon.png')).size).toBe('180x180');
  const ico = Buffer.from(await (await fetch(`${site().siteUrl}/favicon.ico`)).arrayBuffer());
  // Three images; the first begins at the offset in the header.
  expect(ico.readUInt16LE(4)).toBe(3);
  expect(sizeOf(ico.subarray(ico.readUInt32LE(6 + 12)))).toBe('16x16');
});
