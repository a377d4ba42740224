import { expect, type Page, test } from '@playwright/test';
import { slowDown } from '@site/testkit/slow-phone';
import { recordBrowserLog } from '../../support/browser-log';
import { FIRST_VISIT } from '../../support/consent';
import { delayRequests } from '../../support/delay-requests';
import { IDLE_TIMEOUT_MS } from '../../support/idle';
import { open } from '../../support/open';
import { site } from '../../support/site';

const SCRIPTS = /\.js$/;
const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]');
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'niet helemaal geladen' });

/** Opens a page whose scripts do not arrive until the returned function is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const resume = await delayRequests(page, SCRIPTS);
  await page.goto(site().siteUrl + address);
  return resume;
}

/** What the browser has recorded of this page until now. */
function recorded(page: Page, type: 'paint' | 'resource' | 'layout-shift') {
  return page.evaluate((which) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: which, buffered: true });
    return observer
      .takeRecords()
      .map(({ name, startTime, value = 0 }: PerformanceEntry & { value?: number }) => ({
        name,
        startTime,
        value,
      }));
  }, type);
}

test('the scripts of a page are requested after it has been painted', async ({ page }) => {
  await open(page, '/faq');
  const paints = await recorded(page, 'paint');
  const painted = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime;
  const scripts = (await recorded(page, 'resource')).filter(({ name }) => SCRIPTS.test(name));
  expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThan(painted ?? Infinity);
});

for (const [what, reach] of [
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
  ['touches the page', (page: Page) => page.locator('main h1').dispatchEvent('touchstart')],
  ['moves the mouse onto a control', (page: Page) => page.locator('main a').first().hover()],
] as const) {
  test(`the scripts are requested at once when the visitor ${what} while the page is still loading`, async ({
    page,
  }) => {
    // Otherwise they are requested after some seconds.
    await page.clock.install({ time: '2026-03-02T10:00:00' });
    await page.clock.pauseAt('2026-03-02T10:00:01');
    // A page whose fonts do not arrive is never complete.
    await delayRequests(page, /\/fonts\//);
    await delayRequests(page, SCRIPTS);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (SCRIPTS.test(request.url())) requested.push(request.url());
    });
    await page.goto(`${site().siteUrl}/faq`, { waitUntil: 'domcontentloaded' });
    await expect.poll(async () => (await recorded(page, 'paint')).length).toBe(2);
    expect(requested).toEqual([]);
    await reach(page);
    await expect.poll(() => requested.length).toBeGreaterThan(0);
  });
}

test.describe('a button that is pressed before it works', () => {
  // One of each kind: by itself, and of a form.
  for (const [address, name, effect] of [
    ['/lease-aanvragen', 'Start uw aanvraag', (page: Page) => page.getByRole('progressbar')],
    [
      '/login/klant',
      'Stuur mij een activatiecode',
      (page: Page) => page.locator('main input[aria-invalid=true]'),
    ],
  ] as const) {
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

  test('sends a form once, with what was typed, which stays and never gets into the address', async ({
    page,
  }) => {
    const sent: unknown[] = [];
    await page.route('**/api/customers/activate', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { success: true, customerId: '1', message: 'Gelukt.' } });
    });
    const email = page.locator('main').getByRole('textbox', { name: 'E-mailadres' });
    for (const address of ['/contact', '/login/klant']) {
      const resume = await openWithoutScripts(page, address);
      await email.fill('fenna@bedrijf.example');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      resume();
      await hydrated(page);
      await page.unroute(SCRIPTS);
      await expect(page).toHaveURL(site().siteUrl + address);
      // Of this form other fields are missing.
      if (address === '/contact') await expect(email).toHaveValue('fenna@bedrijf.example');
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Vul uw activatiecode in' })).toBeVisible();
    expect(sent).toEqual([{ email: 'fenna@bedrijf.example' }]);
  });

  test('does not wait any longer once the visitor was told that it does not work', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(`${site().siteUrl}/contact`);
    const button = page.locator('main').getByRole('button', { name: 'Versturen' });
    await button.click();
    await expect(notice(page)).toBeVisible();
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
 * Reloads a page whose scripts do not arrive yet. The entry of the history before it is of the same document, so that the browser changes
 * only the address at a step back.
 *
 * @returns a function that lets the scripts arrive
 */
async function reloadWithoutScripts(page: Page): Promise<() => void> {
  await open(page, '/juridisch?section=privacy');
  await page
    .getByRole('navigation', { name: 'Juridische onderwerpen' })
    .getByRole('link', { name: 'Cookies' })
    .click();
  await expect(page).toHaveTitle('Cookies | Zakenwiel');
  const resumeScripts = await delayRequests(page, SCRIPTS);
  await page.reload({ waitUntil: 'domcontentloaded' });
  return resumeScripts;
}

test('going back before the scripts work loads the page of that address, and hydrates no other', async ({
  page,
}) => {
  const log = recordBrowserLog(page);
  const resumeScripts = await reloadWithoutScripts(page);
  const resumePage = await delayRequests(page, /section=privacy$/);
  const requested = page.waitForRequest(/section=privacy$/);
  const ran = page.waitForEvent('console', (message) => message.text() === 'the scripts ran');
  await page.evaluate((timeout) => {
    // While another page is on its way, a browser answers no questions about this one.
    const loaded = new Set<EventTarget | null>();
    const areLoaded = () => [...document.querySelectorAll('script[src]')].every((one) => loaded.has(one));
    const note = ({ target }: Event) => {
      loaded.add(target);
      requestIdleCallback(() => areLoaded() && console.log('the scripts ran'), { timeout });
    };
    document.addEventListener('load', note, true);
    history.back();
  }, IDLE_TIMEOUT_MS);
  await requested;
  resumeScripts();
  await ran;
  resumePage();
  await expect(page).toHaveTitle('Privacyverklaring | Zakenwiel');
  await hydrated(page);
  expect(log.filter((line) => !line.endsWith('the scripts ran'))).toEqual([]);
});

test('a visitor who goes back before the scripts work, and stops that, is told that the page does not work', async ({
  page,
}) => {
  await page.clock.install();
  await reloadWithoutScripts(page);
  await delayRequests(page, /section=privacy$/);
  const stopped = page.waitForEvent('console', (message) => message.text() === 'stopped');
  await page.evaluate(() => {
    const stop = () => {
      window.stop();
      console.log('stopped');
    };
    addEventListener('popstate', () => setTimeout(stop, 100));
    history.back();
  });
  await stopped;
  await page.clock.runFor(20_000);
  await expect(notice(page)).toBeVisible();
});

test('a link leads to its page, and a search to its results, before the scripts arrive', async ({ page }) => {
  await openWithoutScripts(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL(`${site().siteUrl}/search`);
  await page.locator('main').getByRole('textbox').fill('bkr');
  await page.locator('main').getByRole('button', { name: 'Zoeken', exact: true }).click();
  await expect(page).toHaveURL(`${site().siteUrl}/search?q=bkr`);
});

test.describe('on a first visit', () => {
  test.use({ storageState: FIRST_VISIT });

  test('nothing moves when the scripts run and the cookie banner appears', async ({ page }) => {
    // Fonts may be drawn at any time.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const address of ['/', '/lease-berekenen']) {
      await open(page, address);
      await expect(page.getByRole('region', { name: 'Cookies: u kiest' })).toHaveCSS('opacity', '1');
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const shift = (await recorded(page, 'layout-shift')).reduce((sum, { value }) => sum + value, 0);
      expect(shift, address).toBeLessThan(0.001);
    }
  });

  // A press that waits for the scripts, one of what they load later, and a value that they take over.
  for (const [what, address, press, effect] of [
    [
      'the start of the application',
      '/lease-aanvragen',
      (page: Page) => page.getByRole('button', { name: 'Start uw aanvraag' }).tap(),
      (page: Page) => page.getByRole('progressbar'),
    ],
    [
      'the cookie banner',
      '/faq',
      (page: Page) => page.getByRole('button', { name: 'Alleen noodzakelijk' }).tap(),
      (page: Page) => page.locator('body:not(:has-text("Alleen noodzakelijk"))'),
    ],
    [
      'a slider',
      '/',
      (page: Page) => page.locator('main').getByRole('slider').first().fill('40000'),
      (page: Page) => page.locator('html[data-hydrated] main').getByText('40.000'),
    ],
  ] as const) {
    test(`on a slow phone the first press acts on ${what}`, async ({ page }) => {
      await slowDown(page);
      await page.goto(site().siteUrl + address, { waitUntil: 'domcontentloaded' });
      await press(page);
      await expect(effect(page).first()).toBeVisible();
    });
  }
});
