import { rm } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { publish } from '@site/release';
import { releaseVariant } from '@site/testkit/release-variant';
import { createStore, distOf, REMOTES, type RunningShell, startShell } from '@site/testkit/shell';
import { recordBrowserLog } from '../support/browser-log';
import { type DocumentHead, readHead } from '../support/head';
import { open } from '../support/open';
import { CUSTOMER_PAGES, ERROR_PAGES, PUBLIC_PAGES } from '../support/routes';
import { site } from '../support/site';

const PROBE = distOf('remote-probe');

test.describe('the head from the server', () => {
  const heads = new Map<string, DocumentHead>();

  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const address of [...PUBLIC_PAGES, ...CUSTOMER_PAGES, ...Object.keys(ERROR_PAGES)]) {
      await page.goto(site().siteUrl + address, { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      heads.set(address, await readHead(page));
    }
    await page.close();
  });

  const headOf = (address: string) => heads.get(address) as DocumentHead;
  const breadcrumbOf = (address: string) =>
    (headOf(address).data[0]?.itemListElement ?? []) as { position: number; name: string; item: string }[];
  const canonicalOf = (address: string) => {
    const listed = /^\/juridisch\?section=(?:privacy|toegankelijkheid|cookies)$/.test(address);
    return site().siteUrl + (listed ? address : address.replace(/\?.*/, ''));
  };

  test('every public page has a title, a description that fits in search results, and keywords', () => {
    for (const address of PUBLIC_PAGES) {
      const { title, meta } = headOf(address);
      expect.soft(title, address).toMatch(/^.{3,} \| Zakenwiel$/);
      expect.soft(meta.description?.length, address).toBeGreaterThanOrEqual(120);
      expect.soft(meta.description?.length, address).toBeLessThanOrEqual(155);
      expect.soft(meta.keywords?.split(', ').length, address).toBeGreaterThan(1);
    }
  });

  test('every public page has a share image of its own', () => {
    const images = new Map<string | undefined, string>();
    for (const address of PUBLIC_PAGES) {
      const page = canonicalOf(address);
      const image = headOf(address).meta['og:image'];
      expect.soft(image, address).toMatch(/\/share\/[a-z-]+\.[\da-f]{8}\.png$/);
      expect.soft(images.get(image) ?? page, `${address} shares its image`).toBe(page);
      images.set(image, page);
    }
  });

  test('every public page has its canonical address, and has it as the shared address, with its own title', () => {
    for (const address of PUBLIC_PAGES) {
      const { title, meta, canonical } = headOf(address);
      expect.soft(canonical, address).toBe(canonicalOf(address));
      expect.soft(meta, address).toMatchObject({
        'og:url': canonicalOf(address),
        'og:title': title,
        'og:description': meta.description,
        'og:site_name': 'Zakenwiel',
        'og:locale': 'nl_NL',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      });
      expect.soft(meta['og:type'], address).toMatch(/^(?:website|article)$/);
    }
  });

  test('every page that answers 200 has a breadcrumb from home to its canonical address', () => {
    for (const [address, { data }] of heads) {
      const [breadcrumb] = data;
      expect.soft(breadcrumb?.['@type'], address).toBe('BreadcrumbList');
      const items = breadcrumbOf(address);
      expect.soft(items[0]?.item, address).toBe(`${site().siteUrl}/`);
      expect.soft(items.at(-1)?.item, address).toBe(canonicalOf(address));
      expect.soft(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    }
  });

  test('the breadcrumb names the pages in between', () => {
    const names = (address: string) => breadcrumbOf(address).map(({ name }) => name);
    expect(names('/login/klant/code-vergeten').slice(0, 3)).toEqual([
      'Home',
      'Inloggen',
      'Inloggen als klant',
    ]);
    expect(names('/klant/lease-aanvraag').slice(0, 2)).toEqual(['Home', 'Klantportaal']);
    expect(names('/juridisch?section=privacy')).toEqual(['Home', 'Juridisch', 'Privacystatement']);
  });

  test('pages of a customer and pages about an error are not listed, and the head of a customer’s page has nothing else', () => {
    for (const address of [...CUSTOMER_PAGES, ...Object.keys(ERROR_PAGES)]) {
      expect.soft(headOf(address).meta.robots, address).toBe('noindex');
      expect.soft(headOf(address).data, address).toHaveLength(1);
    }
    expect(CUSTOMER_PAGES.filter((address) => headOf(address).meta['og:title'])).toEqual([]);
  });

  test('each part of the legal page is a page of its own', () => {
    const addresses = PUBLIC_PAGES.filter((address) => address.startsWith('/juridisch'));
    for (const say of [
      (head: DocumentHead) => head.title,
      (head: DocumentHead) => head.meta.description,
      (head: DocumentHead) => head.canonical,
    ]) {
      expect(new Set(addresses.map((address) => say(headOf(address)))).size).toBe(addresses.length);
    }
  });

  test('a search is titled after what was searched for, and is not listed', () => {
    expect(headOf('/search?q=lease').title).toBe('Zoeken naar lease | Zakenwiel');
    expect(headOf('/search?q=lease').meta.robots).toBe('noindex');
    expect(headOf('/search').meta.robots).toBeUndefined();
  });

  test('all structured data has a type and names this site and no other', () => {
    for (const [address, { data }] of heads) {
      for (const object of data) {
        expect.soft(object['@context'], address).toBe('https://schema.org');
        expect.soft(object['@type'], address).toBeTruthy();
      }
      const links = JSON.stringify(data).match(/https?:\/\/[^"{]*/g) ?? [];
      const elsewhere = links.filter(
        (link) => !link.startsWith(site().siteUrl) && link !== 'https://schema.org',
      );
      if (address !== '/') expect.soft(elsewhere, address).toEqual([]);
    }
  });

  test('the questions in the structured data are on the page, word for word', () => {
    const pages = [...heads].filter(([, { data }]) => data.some((object) => object['@type'] === 'FAQPage'));
    expect(pages.map(([address]) => address).sort()).toEqual(
      ['/contact', '/faq', '/schade', '/wat-is-financial-lease'].sort(),
    );
    for (const [address, { data, text }] of pages) {
      const faq = data.find((object) => object['@type'] === 'FAQPage');
      const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
      expect(questions.length, address).toBeGreaterThan(3);
      for (const { name, acceptedAnswer } of questions) {
        expect.soft(text, address).toContain(name);
        // Separate paragraphs on the page are joined by a space in the data.
        expect.soft(text.replaceAll(' ', ''), address).toContain(acceptedAnswer.text.replace(/\s/g, ''));
      }
    }
  });

  test('the home page describes the company, its phone hours, its rating and the search', () => {
    const [, company, website] = headOf('/').data;
    expect(company).toMatchObject({
      '@type': 'FinancialService',
      name: 'Zakenwiel',
      telephone: '+31850000000',
      openingHoursSpecification: { opens: '10:00', closes: '17:00' },
      areaServed: { name: 'Nederland' },
      aggregateRating: { ratingValue: 4.8, reviewCount: 127 },
    });
    expect(company?.sameAs).toHaveLength(4);
    expect(headOf('/').text).toContain('4,8 van 5, uit 127 Google reviews');
    expect(website).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        target: { urlTemplate: `${site().siteUrl}/search?q={search_term_string}` },
      },
    });
  });
});

test.describe('the head in the browser', () => {
  test('follows the parts of the legal page, forward and back, without console errors', async ({ page }) => {
    const browserLog = recordBrowserLog(page);
    await open(page, '/juridisch?section=privacy');
    const first = await readHead(page);
    await page
      .getByRole('navigation', { name: 'Juridische onderwerpen' })
      .getByRole('link', { name: 'Cookies' })
      .click();
    await expect(page).toHaveTitle('Cookies | Zakenwiel');
    const second = await readHead(page);
    await page.goto(`${site().siteUrl}/juridisch?section=cookies`);
    const { text: _server, ...expected } = await readHead(page);
    expect(second).toMatchObject(expected);
    await page.goBack();
    await expect(page).toHaveTitle(first.title);
    expect((await readHead(page)).canonical).toBe(first.canonical);
    expect(browserLog).toEqual([]);
  });

  test('follows a search, and is indexed again without one', async ({ page }) => {
    await open(page, '/search');
    await page.locator('main').getByRole('textbox').fill('bkr');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Zoeken naar bkr | Zakenwiel');
    expect((await readHead(page)).meta.robots).toBe('noindex');
    await page.goBack();
    await expect(page).toHaveTitle('Zoeken | Zakenwiel');
    expect((await readHead(page)).meta.robots).toBeUndefined();
  });
});

test.describe('robots and the sitemap', () => {
  let store: string;
  let shell: RunningShell;

  test.beforeAll(async () => {
    store = await createStore(REMOTES.filter((name) => name !== 'remote-probe'));
    shell = await startShell(store);
  });

  test.afterAll(async () => {
    await shell.stop();
    await rm(store, { recursive: true, force: true });
  });

  const sitemap = async () => {
    const answer = await fetch(`${shell.url}/sitemap.xml`);
    const xml = await answer.text();
    return { status: answer.status, type: answer.headers.get('content-type'), xml, answer };
  };
  const paths = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(shell.url, ''));

  test('the sitemap is unavailable until every remote has been loaded, and follows a release as soon as that is live', async ({
    page,
  }) => {
    const before = await sitemap();
    expect(before.status).toBe(503);
    expect(before.answer.headers.get('retry-after')).toBeTruthy();

    await publish({ store, dist: PROBE });
    await expect.poll(async () => (await sitemap()).status).toBe(200);
    const { xml, type } = await sitemap();
    expect(type).toBe('application/xml; charset=utf-8');
    const listed = PUBLIC_PAGES.filter((path) => !/code-vergeten|\?q=/.test(path));
    expect(paths(xml).sort()).toEqual([...listed].sort());
    const error = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent,
      xml,
    );
    expect(error).toBeUndefined();

    const listing = await releaseVariant(PROBE, {
      name: 'listed',
      text: { from: 'index: false', to: 'index: true' },
    });
    const { version } = await publish({ store, dist: listing });
    await expect.poll(async () => (await shell.health()).remotes['remote-probe']?.live).toBe(version);
    expect(paths((await sitemap()).xml)).toContain('/proef');
  });

  test('crawlers may read everything except the API, and find the sitemap', async () => {
    const answer = await fetch(`${shell.url}/robots.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${shell.url}/sitemap.xml\n`);
  });
});

test.describe('images', () => {
  /** Width and height of a PNG. */
  const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  const fetchPng = async (request: APIRequestContext, address: string) => {
    const answer = await request.get(new URL(address, site().siteUrl).href);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toBe('image/png');
    return { size: sizeOf(await answer.body()), kept: answer.headers()['cache-control'] };
  };

  test('the share image has the size in the head, and is cached forever', async ({ page, request }) => {
    await open(page, '/');
    const { meta } = await readHead(page);
    const { size, kept } = await fetchPng(request, meta['og:image'] ?? '');
    expect(size).toBe('1200x630');
    expect(kept).toContain('immutable');
  });

  test('the manifest has the configured name, and every icon in it has the size in its entry', async ({
    page,
    request,
  }) => {
    await open(page, '/');
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await request.get(site().siteUrl + href);
    expect(answer.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
    const { name, icons } = await answer.json();
    expect(name).toBe('Zakenwiel');
    for (const { src, sizes, type } of icons) {
      if (type === 'image/png') expect((await fetchPng(request, src)).size).toBe(sizes);
    }
  });

  test('icons are at the addresses that browsers request by default', async ({ request }) => {
    expect((await fetchPng(request, '/apple-touch-icon.png')).size).toBe('180x180');
    const ico = await (await request.get(`${site().siteUrl}/favicon.ico`)).body();
    // Three images; the first begins at the offset in the header.
    expect(ico.readUInt16LE(4)).toBe(3);
    expect(sizeOf(ico.subarray(ico.readUInt32LE(6 + 12)))).toBe('16x16');
  });
});

test.describe('unexpected addresses', () => {
  test('that are malformed are answered with a page and status 400', async ({ request }) => {
    for (const path of ['/%ff', '/%E0%A4%A', '/faq/%']) {
      const answer = await request.get(site().siteUrl + path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(400);
      expect(await answer.text(), path).toContain('Onjuiste aanvraag');
    }
  });

  test('another method than GET or HEAD is refused with an error page', async ({ request }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await request.fetch(`${site().siteUrl}/contact`, { method, data: '{' });
      expect([400, 405], method).toContain(answer.status());
      expect(await answer.text(), method).toContain('Onjuiste aanvraag');
      expect(answer.headers()['x-robots-tag']).toBe('noindex');
    }
    const refused = await request.post(`${site().siteUrl}/contact`);
    expect([refused.status(), refused.headers().allow]).toEqual([405, 'GET, HEAD']);
  });

  test('a capital or an extra slash redirects once to the page', async ({ request }) => {
    for (const [from, to] of [
      ['/FAQ', '/faq'],
      ['/Login//Klant/?x=1', '/login/klant?x=1'],
      ['//login-klant', '/login-klant'],
    ] as const) {
      const answer = await request.get(site().siteUrl + from, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], from).toEqual([308, to]);
    }
  });

  test('percent-encoded letters show the page with its canonical address', async ({ page }) => {
    const browserLog = recordBrowserLog(page);
    await open(page, '/f%61q');
    expect((await readHead(page)).canonical).toBe(`${site().siteUrl}/faq`);
    expect(browserLog).toEqual([]);
  });

  for (const [what, q] of [
    ['10,000 characters', 'a'.repeat(10_000)],
    ['10,000 script tags', '<script>'.repeat(10_000)],
    ['10,000 characters outside the alphabet', '😀'.repeat(10_000)],
  ] as const) {
    test(`a search for ${what} shows the page with the text`, async ({ page }) => {
      const browserLog = recordBrowserLog(page);
      const response = await page.goto(`${site().siteUrl}/search?q=${encodeURIComponent(q)}`);
      expect(response?.status()).toBe(200);
      await page.waitForSelector('html[data-hydrated]');
      await expect(page.getByRole('heading', { level: 1, name: 'Zoeken' })).toBeVisible();
      await expect(page.locator('main').getByRole('textbox')).toHaveValue(/^(a|<script>|😀)/);
      await expect(page.getByText('Geen resultaten gevonden')).toBeVisible();
      expect(browserLog).toEqual([]);
    });
  }

  test('a very long address is answered without a redirect', async ({ request }) => {
    const answer = await request.get(`${site().siteUrl}/search/?q=${'a'.repeat(20_000)}`, {
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(200);
    expect((await request.get(`${site().siteUrl}/${'a'.repeat(20_000)}`)).status()).toBe(404);
  });

  test('API answers and unknown addresses are not indexed', async ({ request }) => {
    for (const path of ['/api/auth/user', '/bestaat-niet', '/assets/bestaat-niet.js', '/health']) {
      const answer = await request.get(site().siteUrl + path);
      expect(answer.headers()['x-robots-tag'], path).toBe('noindex');
    }
    expect((await request.get(`${site().siteUrl}/faq`)).headers()['x-robots-tag']).toBeUndefined();
  });
});

test.describe('pages about an error', () => {
  test('work without any remote, and say that the other pages are unavailable', async ({ browser }) => {
    const store = await createStore([]);
    const shell = await startShell(store);
    const page = await browser.newPage();
    try {
      for (const [address, title] of Object.entries(ERROR_PAGES)) {
        const response = await page.goto(shell.url + address);
        expect(response?.status(), address).toBe(200);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      }
      const response = await page.goto(shell.url);
      expect(response?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Deze pagina is even niet beschikbaar',
      );
    } finally {
      await page.close();
      await shell.stop();
      await rm(store, { recursive: true, force: true });
    }
  });

  for (const width of [390, 1440]) {
    test(`are accessible on a screen of ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const address of ['/error/400', '/error/503', '/bestaat-niet']) {
        await open(page, address);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target)}`)).toEqual([]);
      }
    });
  }

  test('have working links without JavaScript', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site().siteUrl}/error/500`);
    await page.getByRole('link', { name: 'Pagina opnieuw laden' }).click();
    await expect(page).toHaveURL(`${site().siteUrl}/error/500`);
    // Going back needs JavaScript, so there is no button for it.
    await page.goto(`${site().siteUrl}/error/403`);
    await expect(page.getByText('Vorige pagina')).toBeHidden();
    await page.locator('main').getByRole('link', { name: 'Naar de homepagina' }).click();
    await expect(page).toHaveURL(`${site().siteUrl}/`);
    await page.close();
  });

  test('lead back to the previous page', async ({ page }) => {
    await open(page, '/faq');
    await open(page, '/error/400');
    await page.locator('main').getByRole('button', { name: 'Vorige pagina' }).click();
    await expect(page).toHaveURL(`${site().siteUrl}/faq`);
  });
});
