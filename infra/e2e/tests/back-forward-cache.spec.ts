import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { browserExecutable } from '../support/browser';
import { cookieChoiceState } from '../support/consent';
import { site } from '../support/site';

/* Playwright starts its browser without the back-forward cache. */

let browser: Browser;

test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await browserExecutable(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

/** Notes when this page returns from the cache, also for the check after its return. */
const watchReturn = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.returned = String(persisted);
    });
  });

for (const path of ['/', '/lease-berekenen', '/lease-aanvragen', '/faq', '/login/klant']) {
  test(`${path} returns at once from the back-forward cache, and goes on working`, async () => {
    const context = await browser.newContext({ baseURL: site().siteUrl, storageState: cookieChoiceState() });
    const page = await context.newPage();
    await page.goto(path);
    await page.waitForSelector('html[data-hydrated]');
    await watchReturn(page);
    await page.goto('/wat-is-financial-lease');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-returned', 'true');
    await page.getByRole('link', { name: 'Veelgestelde vragen' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veelgestelde vragen');
    await context.close();
  });
}
