import { type Browser, expect, type Page, test } from '@playwright/test';
import { slowDown } from '@site/testkit/slow-phone';
import { recordBrowserLog } from '../support/browser-log';
import { FIRST_VISIT } from '../support/consent';
import { delayRequests } from '../support/delay-requests';
import { open } from '../support/open';
import { site } from '../support/site';

const SCRIPTS = /\.js$/;
const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]');

/** Opens a page whose scripts do not arrive until the returned function is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const resume = await delayRequests(page, SCRIPTS);
  await page.goto(site().siteUrl + address);
  return resume;
}

test('the scripts of a page are requested after it has been painted', async ({ page }) => {
  await open(page, '/faq');
  const [painted, requested] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime)
      .sort((a, b) => a - b),
  ]);
  expect(requested).toBeGreaterThan(painted as number);
});

test.describe('the scripts are requested at once', () => {
  for (const [what, reach] of [
    ['presses a key', (page: Page) => page.keyboard.press('Tab')],
    ['touches the page', (page: Page) => page.locator('main h1').dispatchEvent('touchstart')],
    ['moves the mouse onto a control', (page: Page) => page.locator('main a').first().hover()],
  ] as const) {
    test(`when the visitor ${what} while the page is still loading`, async ({ page }) => {
      // A page whose fonts do not arrive is never complete.
      const resume = await delayRequests(page, /\/fonts\//);
      const requested: string[] = [];
      page.on('request', (request) => {
        if (SCRIPTS.test(request.url())) requested.push(request.url());
      });
      await page.goto(`${site().siteUrl}/faq`, { waitUntil: 'domcontentloaded' });
      await page.waitForTimeout(300);
      expect(requested).toEqual([]);
      await reach(page);
      await expect.poll(() => requested.length, { timeout: 1000 }).toBeGreaterThan(0);
      resume();
    });
  }
});

/** The buttons that are in the HTML of the server and need the scripts of the page, and what each of them does. */
const BUTTONS = [
  ['/lease-aanvragen', 'Start uw aanvraag', (page: Page) => page.getByRole('progressbar')],
  ['/klacht-indienen', 'Start klacht formulier', (page: Page) => page.getByRole('progressbar')],
  [
    '/login/klant',
    'Stuur mij een activatiecode',
    (page: Page) => page.locator('main input[aria-invalid=true]'),
  ],
  ['/contact', 'Versturen', (page: Page) => page.locator('main input[aria-invalid=true]')],
  ['/schade', 'Start schadecheck', (page: Page) => page.getByText('Schadecheck in drie vragen')],
] as const;

test.describe('a button that is pressed before it works', () => {
  for (const [address, name, effect] of BUTTONS) {
    test(`acts as soon as it can, and shows that meanwhile: ${name}`, async ({ page }) => {
      const resume = await openWithoutScripts(page, address);
      const button = page.locator('main').getByRole('button', { name });
      await button.click();
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).toHaveCSS('cursor', 'progress');
      resume();
      await expect(effect(page).first()).toBeVisible();
      await expect(page.locator('[data-pressed]')).toHaveCount(0);
    });
  }

  test('sends a form once, with what was typed', async ({ page }) => {
    const sent: string[] = [];
    await page.route('**/api/customers/activate', (route) => {
      sent.push(route.request().postData() ?? '');
      return route.fulfill({ json: { success: true, customerId: '1', message: 'Gelukt.' } });
    });
    const resume = await openWithoutScripts(page, '/login/klant');
    await page.locator('main').getByRole('textbox').first().fill('fenna@bedrijf.example');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    resume();
    await hydrated(page);
    await expect.poll(() => sent.length).toBe(1);
    await page.waitForTimeout(300);
    expect(sent.map((body) => JSON.parse(body))).toEqual([{ email: 'fenna@bedrijf.example' }]);
  });

  test('does not wait any longer once the visitor was told that it does not work', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(`${site().siteUrl}/contact`);
    const button = page.locator('main').getByRole('button', { name: 'Versturen' });
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'niet helemaal geladen' })).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    await page.getByRole('button', { name: 'Melding sluiten' }).click();
    await expect(page.getByText('niet helemaal geladen')).toHaveCount(0);
  });
});

test('what opens without scripts stays open', async ({ page }) => {
  const resume = await openWithoutScripts(page, '/faq');
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  await page.getByRole('banner').locator('summary').click();
  resume();
  await hydrated(page);
  await expect(question).toHaveAttribute('open');
  await expect(page.getByRole('banner').locator('details')).toHaveAttribute('open');
});

/**
 * Goes back while neither the scripts of the page nor the page before it arrive. Both entries of the history are of one document, so that
 * the browser changes only the address.
 *
 * @param stopAfter when the visitor stops loading, in ms
 * @returns functions that let the scripts and the page before arrive
 */
async function goBackBeforeScripts(page: Page, stopAfter?: number) {
  await open(page, '/juridisch?section=privacy');
  await page
    .getByRole('navigation', { name: 'Juridische onderwerpen' })
    .getByRole('link', { name: 'Cookies' })
    .click();
  await expect(page).toHaveTitle('Cookies | Zakenwiel');
  const resumeScripts = await delayRequests(page, SCRIPTS);
  await page.reload({ waitUntil: 'domcontentloaded' });
  const resumePage = await delayRequests(page, /section=privacy$/);
  const requested = page.waitForRequest(/section=privacy$/);
  await page.evaluate((ms) => {
    if (ms !== undefined) setTimeout(() => window.stop(), ms);
    history.back();
  }, stopAfter);
  await requested;
  return { resumeScripts, resumePage };
}

test('going back before the scripts work loads the page of that address, and hydrates no other', async ({
  page,
}) => {
  const log = recordBrowserLog(page);
  const { resumeScripts, resumePage } = await goBackBeforeScripts(page);
  resumeScripts();
  // As long as hydration would take.
  await page.waitForTimeout(1500);
  resumePage();
  await expect(page).toHaveTitle('Privacystatement | Zakenwiel');
  await hydrated(page);
  expect(log).toEqual([]);
});

test('a visitor who goes back before the scripts work, and stops that, is told that the page does not work', async ({
  page,
}) => {
  const { resumeScripts, resumePage } = await goBackBeforeScripts(page, 1000);
  resumeScripts();
  await expect(page.getByText('niet helemaal geladen')).toBeVisible({ timeout: 20_000 });
  resumePage();
});

test('a link leads to its page, and a search to its results', async ({ page }) => {
  const resume = await openWithoutScripts(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL(`${site().siteUrl}/search`);
  await page.locator('main').getByRole('textbox').fill('bkr');
  await page.locator('main').getByRole('button', { name: 'Zoeken', exact: true }).click();
  await expect(page).toHaveURL(`${site().siteUrl}/search?q=bkr`);
  resume();
});

test.describe('on a first visit', () => {
  test.use({ storageState: FIRST_VISIT });

  for (const address of ['/', '/faq', '/lease-berekenen', '/lease-aanvragen', '/login/klant']) {
    test(`nothing moves on ${address} when its scripts run and the cookie banner appears`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const shifts: PerformanceEntry[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        });
      });
      await open(page, address);
      await expect(page.getByRole('button', { name: 'Alleen noodzakelijk' })).toBeVisible();
      await page.waitForTimeout(300);
      // Until the page is complete its fonts may still arrive.
      const shift = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] };
        return shifts
          .filter(({ startTime }) => startTime > (navigation?.loadEventStart ?? 0))
          .reduce((sum, { value }) => sum + value, 0);
      });
      expect(shift).toBeLessThan(0.001);
    });
  }
});

/** A slow phone of a visitor who has not chosen about cookies. */
async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: undefined,
  });
  const page = await context.newPage();
  await slowDown(page);
  return page;
}

test.describe('on a slow phone the first press acts', () => {
  // Everything takes four times as long, and other tests run at the same time.
  test.setTimeout(120_000);
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 500, 'It is a phone.');

  for (const [what, address, press, effect] of [
    [
      'the menu',
      '/',
      (page: Page) => page.getByRole('banner').locator('summary').tap(),
      (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true }),
    ],
    [
      'an accordion',
      '/faq',
      (page: Page) => page.locator('main summary').first().tap(),
      (page: Page) => page.locator('main details[open]').first(),
    ],
    [
      'the start of the application',
      '/lease-aanvragen',
      (page: Page) => page.getByRole('button', { name: 'Start uw aanvraag' }).tap(),
      (page: Page) => page.getByRole('progressbar'),
    ],
    [
      'the login',
      '/login/klant',
      (page: Page) => page.getByRole('button', { name: 'Stuur mij een activatiecode' }).tap(),
      (page: Page) => page.locator('main input[aria-invalid=true]'),
    ],
    [
      'the chat',
      '/faq',
      (page: Page) => page.getByRole('button', { name: 'Chat openen' }).press('Enter'),
      (page: Page) => page.getByRole('dialog', { name: 'Chat' }),
    ],
    [
      'the cookie banner',
      '/faq',
      (page: Page) => page.getByRole('button', { name: 'Alleen noodzakelijk' }).tap(),
      (page: Page) => page.locator('body:not(:has-text("Alleen noodzakelijk"))'),
    ],
  ] as const) {
    test(`on ${what}`, async ({ browser }) => {
      const page = await slowPhone(browser);
      await page.goto(site().siteUrl + address, { waitUntil: 'domcontentloaded' });
      await press(page);
      await expect(effect(page).first()).toBeVisible({ timeout: 30_000 });
      await page.context().close();
    });
  }

  test('on a slider', async ({ browser }) => {
    const page = await slowPhone(browser);
    await page.goto(site().siteUrl, { waitUntil: 'domcontentloaded' });
    const slider = page.locator('main').getByRole('slider').first();
    await slider.fill('40000');
    await hydrated(page);
    await expect(slider).toHaveValue('40000');
    await expect(page.locator('main')).toContainText('40.000');
    await page.context().close();
  });
});
