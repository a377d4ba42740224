import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { browserExecutable } from '@site/testkit/browser';
import { cookieChoiceState } from '../../support/consent';
import { open } from '../../support/open';
import { site } from '../../support/site';

/* A browser without a window has no back-forward cache, but says what about a page would keep it out of one: one that may have it. */
test.describe.configure({ mode: 'default' });

let browser: Browser;
let page: Page;

test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await browserExecutable(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  page = await browser.newPage({ storageState: cookieChoiceState() });
});
test.afterAll(() => browser.close());

/** Leaves the page and goes back. @returns why the page could not return from the cache, apart from what is the browser's own doing */
async function reasonsAgainst(): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const reported = new Promise<string[]>((resolve) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: reasons }) =>
      resolve(reasons.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
    );
  });
  await page.goto(`${site().siteUrl}/wat-is-financial-lease`);
  await page.goBack({ waitUntil: 'commit' });
  const reasons = await reported;
  await devtools.detach();
  return reasons;
}

test('nothing on the pages of any remote keeps them out of the back-forward cache', async () => {
  for (const address of ['/', '/lease-berekenen', '/lease-aanvragen', '/faq', '/login/klant']) {
    await open(page, address);
    expect.soft(await reasonsAgainst(), address).toEqual([]);
  }
});

test('a listener for "unload" would be reported', async () => {
  await open(page, '/faq');
  await page.evaluate(() => addEventListener('unload', () => {}));
  expect(await reasonsAgainst()).toEqual(['UnloadHandlerExistsInMainFrame']);
});
