import { test as base, chromium, expect, type Page } from '@playwright/test';
import { browserExecutable } from '@site/testkit/browser';
import { cookieChoiceState } from '../support/consent';
import { open } from '../support/open';
import { site } from '../support/site';

/* A browser without a window has no back-forward cache, but says what about a page would keep it out of one: one that may have it. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for this form.
  page: async ({}, use) => {
    const browser = await chromium.launch({
      executablePath: await browserExecutable(),
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(await browser.newPage({ storageState: cookieChoiceState() }));
    await browser.close();
  },
});

/** Leaves the page and goes back. @returns why the page could not return from the cache, apart from what is the browser's own doing */
async function reasonsAgainst(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const reported = new Promise<string[]>((resolve) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: reasons }) =>
      resolve(reasons.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
    );
  });
  await page.goto(`${site().siteUrl}/wat-is-financial-lease`);
  await page.goBack({ waitUntil: 'commit' });
  return reported;
}

for (const path of ['/', '/lease-berekenen', '/lease-aanvragen', '/faq', '/login/klant']) {
  test(`nothing on ${path} keeps it out of the back-forward cache`, async ({ page }) => {
    await open(page, path);
    expect(await reasonsAgainst(page)).toEqual([]);
  });
}

test('a listener for "unload" would be reported', async ({ page }) => {
  await open(page, '/faq');
  await page.evaluate(() => addEventListener('unload', () => {}));
  expect(await reasonsAgainst(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
});
