import { expect, test } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility';
import { recordBrowserLog } from '../support/browser-log';
import { open } from '../support/open';
import { pendingRequests } from '../support/pending-requests';
import { CUSTOMER_PAGES, ERROR_PAGES, PUBLIC_PAGES } from '../support/routes';
import { site } from '../support/site';

for (const address of PUBLIC_PAGES) {
  test(`${address} answers 200 with one heading and its own title, hydrates without console errors and is accessible`, async ({
    page,
  }) => {
    const browserLog = recordBrowserLog(page);
    const requests = pendingRequests(page);
    const response = await open(page, address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/^.{3,} \| Zakenwiel$/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await requests.settled();
    expect(browserLog).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('no two pages have the same title or description', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const address of PUBLIC_PAGES.filter((path) => !path.includes('?'))) {
    const html = await (await request.get(site().siteUrl + address)).text();
    const title = /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
    expect(titles.get(title), `${address} has the title of another page`).toBeUndefined();
    expect(titles.get(description), `${address} has the description of another page`).toBeUndefined();
    titles.set(title, address);
    titles.set(description, address);
  }
});

/** Words with a capital inside that belong on a page: brands, and the names of what the browser stores in the cookie statement. */
const NAMES = /LinkedIn|TikTok|YouTube|WhatsApp|JavaScript|cookiePreferences|cookiesAccepted|isFirstLogin/g;

test('no public page shows a name out of the code', async ({ request }) => {
  const found: string[] = [];
  for (const address of [...PUBLIC_PAGES, '/search?q=zzzz', '/search?q=lease']) {
    const html = await (await request.get(site().siteUrl + address)).text();
    const texts = html
      .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
      .split(/<[^>]*>/)
      .filter((text) => /\p{Ll}\p{Lu}\p{Ll}/u.test(text.replace(NAMES, '')));
    found.push(...texts.map((text) => `${address}: ${text}`));
  }
  expect(found).toEqual([]);
});

for (const address of CUSTOMER_PAGES) {
  test(`${address} is rendered without personal data and is never cached or indexed`, async ({ page }) => {
    const browserLog = recordBrowserLog(page);
    const response = await page.goto(site().siteUrl + address);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    expect(await response?.text()).toContain('<meta name="robots" content="noindex"');
    if (address === '/klant/lease-aanvraag') {
      await expect(page.getByText('Niet ingelogd')).toBeVisible();
    } else {
      await expect(page).toHaveURL(/\/login\/klant/);
    }
    expect(browserLog).toEqual([]);
  });
}

for (const [address, title] of Object.entries(ERROR_PAGES)) {
  test(`${address} is titled “${title}” and is not indexed`, async ({ page }) => {
    const browserLog = recordBrowserLog(page);
    const response = await open(page, address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(browserLog).toEqual([]);
  });
}

test('an unknown address shows the 404 page with status 404', async ({ page }) => {
  const response = await open(page, '/bestaat-niet');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' })).toBeVisible();
});

test('an address below a page is not found: routes take no parameters', async ({ request }) => {
  expect((await request.get(`${site().siteUrl}/faq/algemeen`)).status()).toBe(404);
  expect((await request.get(`${site().siteUrl}/klant/123`)).status()).toBe(404);
});

test('/login-klant leads to /login/klant, which returns to the application', async ({ page }) => {
  await open(page, '/login-klant');
  await expect(page).toHaveURL(`${site().siteUrl}/login/klant?naar=/klant/lease-aanvraag`);
});

test('a trailing slash leads to the page itself', async ({ request }) => {
  const answer = await request.get(`${site().siteUrl}/contact/`, { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe('/contact');
});

test('no page is wider than a screen of 320 pixels', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 700 });
  const wide: string[] = [];
  for (const address of [...PUBLIC_PAGES, ...Object.keys(ERROR_PAGES)]) {
    await page.goto(site().siteUrl + address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${address}: ${width}`);
  }
  expect(wide).toEqual([]);
});

test('an invalid address is answered with a page, never with a redirect to another site', async ({
  request,
}) => {
  const { siteUrl } = site();
  for (const path of [
    '//',
    '//elders.example/',
    '/.//elders.example/',
    '/.//elders.example',
    '/%E0%A4%A',
    '/%00',
    '/..%2f..%2fetc/passwd',
    '/search?q=%E0%A4%A',
  ]) {
    const answer = await request.fetch(siteUrl + path, { maxRedirects: 0 });
    expect(answer.status(), path).toBeLessThan(500);
    expect(answer.headers().location ?? '/', path).toMatch(/^\/(?!\/)/);
  }
});
