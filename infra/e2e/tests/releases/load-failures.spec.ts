import { expect, type Page, test } from '@playwright/test';
import { distOf, versionOf } from '@site/testkit/shell';
import { accessibilityViolations } from '../../support/accessibility';
import { FIRST_VISIT } from '../../support/consent';
import { expectNotCovered } from '../../support/covered-controls';
import { delayRequests } from '../../support/delay-requests';
import { untilIdle } from '../../support/idle';
import { site } from '../../support/site';

const MAIN = '**/assets/js/main.*';
const WARNING = /bij opnieuw laden bent u kwijt wat u hebt ingevuld/;

/** A page with a form and a long text. */
const FORM = '/proef/formulier';

// The reports of failures are counted.
test.describe.configure({ mode: 'default' });

const message = (page: Page) => page.getByRole('alert').filter({ hasText: 'niet helemaal geladen' });
const reloadLink = (page: Page) => message(page).getByRole('link', { name: 'Pagina opnieuw laden' });
const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]');

/** Records the documents that are loaded from now on. Not by their requests: a pressed link may have been fetched before. */
function recordLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
  return loads;
}

/** How often this failure was counted under the version of this shell. */
async function counted(remote: string, version: string): Promise<number> {
  const metrics = await (await fetch(`${site().siteUrl}/metrics`)).text();
  const line = `site_failures_total{kind="page-not-loaded",remote="${remote}",version="${version}"} `;
  return Number(
    metrics
      .split('\n')
      .find((one) => one.startsWith(line))
      ?.slice(line.length) ?? 0,
  );
}

/** Waits until the page is idle. It decides between a reload and the message, so that nothing comes after that; a reload ends this wait. */
const settle = untilIdle;

test('when a script of the shell does not arrive at first, one reload makes the page work', async ({
  page,
}) => {
  const version = await versionOf(distOf('shell'));
  const before = await counted('shell', version);
  const loads = recordLoads(page);
  await page.route(MAIN, (route) => route.abort(), { times: 1 });
  await page.goto(`${site().siteUrl}/proef/formulier?van=hier`);
  await hydrated(page);
  await expect(page).toHaveURL(`${site().siteUrl}/proef/formulier?van=hier`);
  await expect(message(page)).toHaveCount(0);
  expect(loads).toEqual([FORM, FORM]);
  await expect.poll(() => counted('shell', version)).toBe(before + 1);
});

for (const [what, file] of [
  ['the shell', MAIN],
  ['its libraries', '**/assets/js/vendor.*'],
] as const) {
  test(`when the script of ${what} keeps failing, there is one reload per tab, and then a message`, async ({
    page,
  }) => {
    const version = await versionOf(distOf('shell'));
    const before = await counted('shell', version);
    const loads = recordLoads(page);
    const log: string[] = [];
    page.on('console', (entry) => log.push(entry.text()));
    page.on('pageerror', (error) => log.push(error.message));
    await page.route(file, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site().siteUrl}${FORM}`);
    await expect(message(page)).toBeVisible();
    expect(loads).toEqual([FORM, FORM]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(message(page)).toContainText('Knoppen en formulieren werken daardoor nu niet.');
    await expect(message(page).getByRole('link', { name: '085 000 00 00' })).toHaveAttribute(
      'href',
      'tel:+31850000000',
    );

    await page.getByRole('link', { name: 'Terug naar de proef' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Proef' })).toBeVisible();
    await expect(message(page)).toBeVisible();
    await settle(page);
    expect(loads).toEqual([FORM, FORM, '/proef']);
    expect(await counted('shell', version)).toBe(before + 1);
    expect(log.filter((line) => !/status of 404/.test(line))).toEqual([]);
  });
}

test('the message is accessible, and its link loads the page again by keyboard', async ({ page }) => {
  await page.route(MAIN, (route) => route.abort());
  await page.goto(`${site().siteUrl}/proef/formulier?q=bkr#kosten`);
  await expect(message(page)).toBeVisible();
  // Outside the landmarks axe accepts only links that come before all others, and now the message comes first.
  expect(await accessibilityViolations(page, { exclude: 'a[href="#inhoud"]' })).toEqual([]);
  await page.unroute(MAIN);
  await page.locator('body').press('Tab');
  await expect(message(page).getByRole('link', { name: '085 000 00 00' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(reloadLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await hydrated(page);
  expect(new URL(page.url()).search).toBe('?q=bkr');
  await expect(message(page)).toHaveCount(0);
});

test('the message stays in view of a visitor who scrolls, until it is closed', async ({ page }) => {
  await page.route(MAIN, (route) => route.abort());
  await page.goto(`${site().siteUrl}${FORM}`);
  await expect(message(page)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(message(page)).toBeInViewport({ ratio: 1 });
  await expectNotCovered(reloadLink(page));
  await page.locator('body').press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Melding sluiten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveCount(0);
});

test('the message fits in 320 pixels and is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.route(MAIN, (route) => route.abort());
  await page.goto(`${site().siteUrl}${FORM}`);
  await expect(message(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const target of [reloadLink(page), message(page).getByRole('button')]) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(message(page)).toHaveCount(0);
});

for (const [what, fill] of [
  ['typed', (page: Page) => page.locator('main').getByLabel('Naam').fill('Fenna de Boer')],
  ['chosen', (page: Page) => page.locator('main').getByRole('radio', { name: '24' }).check()],
] as const) {
  test(`what was ${what} before the failure stays: there is a message at once, and no reload`, async ({
    page,
  }) => {
    const loads = recordLoads(page);
    let fail = () => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(MAIN, async (route) => {
      await failing;
      await route.abort();
    });
    await page.goto(site().siteUrl + FORM, { waitUntil: 'commit' });
    await fill(page);
    fail();
    await expect(message(page)).toContainText(WARNING);
    await settle(page);
    expect(loads).toEqual([FORM]);
    if (what === 'typed') {
      await expect(page.locator('main').getByLabel('Naam')).toHaveValue('Fenna de Boer');
    } else {
      await expect(page.locator('main').getByRole('radio', { name: '24' })).toBeChecked();
    }
  });
}

test('what is typed while the server is asked for an answer stays too', async ({ page }) => {
  const loads = recordLoads(page);
  await page.route(MAIN, (route) => route.abort());
  let answer = () => {};
  const answering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`${site().siteUrl}${FORM}`, async (route) => {
    if (!route.request().isNavigationRequest()) await answering;
    await route.continue();
  });
  const question = page.waitForRequest(
    (request) => !request.isNavigationRequest() && request.url().endsWith(FORM),
  );
  await page.goto(`${site().siteUrl}${FORM}`);
  await question;
  await page.locator('main').getByLabel('Naam').fill('Fenna de Boer');
  answer();
  await expect(message(page)).toContainText(WARNING);
  await settle(page);
  await expect(page.locator('main').getByLabel('Naam')).toHaveValue('Fenna de Boer');
  expect(loads).toEqual([FORM]);
});

for (const [what, fail] of [
  ['the connection is lost', { abort: true }],
  ['the server does not answer with the page', { status: 503 }],
] as const) {
  test(`when ${what}, the page stays readable, with a message and without a reload`, async ({ page }) => {
    const loads = recordLoads(page);
    await page.route(MAIN, (route) => route.abort());
    await page.route(`${site().siteUrl}${FORM}`, async (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      return 'status' in fail ? route.fulfill(fail) : route.abort();
    });
    await page.goto(`${site().siteUrl}${FORM}`);
    await expect(message(page)).toBeVisible();
    await expect(message(page)).not.toContainText(WARNING, { useInnerText: true });
    await settle(page);
    expect(loads).toEqual([FORM]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('where the browser stores nothing there is no reload, but the message', async ({ page }) => {
  const loads = recordLoads(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.route(MAIN, (route) => route.abort());
  await page.goto(`${site().siteUrl}${FORM}`);
  await expect(message(page)).toBeVisible();
  await settle(page);
  expect(loads).toEqual([FORM]);
});

test('when a script takes longer than 20 seconds there is a message, which goes away when the page works after all', async ({
  page,
}) => {
  const version = await versionOf(distOf('shell'));
  const before = await counted('shell', version);
  const loads = recordLoads(page);
  await page.clock.install();
  const resume = await delayRequests(page, /\/assets\/js\/main\./);
  await page.goto(`${site().siteUrl}${FORM}`, { waitUntil: 'commit' });
  await page.locator('main').getByLabel('Naam').fill('Fenna de Boer');
  await page.clock.runFor(15_000);
  await expect(message(page)).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(message(page)).toBeVisible();
  await expect.poll(() => counted('shell', version)).toBe(before + 1);
  resume();
  await hydrated(page);
  await expect(message(page)).toHaveCount(0);
  await expect(page.locator('main').getByLabel('Naam')).toHaveValue('Fenna de Boer');
  expect(loads).toEqual([FORM]);
});

test('when the code of the page itself does not arrive, there is a message and no reload', async ({
  page,
}) => {
  const [version, ofShell] = [await versionOf(distOf('remote-probe')), await versionOf(distOf('shell'))];
  const before = await counted('shell', ofShell);
  const loads = recordLoads(page);
  await page.route('**/releases/remote-probe/**', (route) => route.abort());
  await page.goto(`${site().siteUrl}/proef`);
  await expect(message(page)).toBeVisible();
  await expect(page.getByText('Editie: eerste')).toBeVisible();
  expect(loads).toEqual(['/proef']);
  await expect.poll(() => counted('remote-probe', version)).toBe(1);
  expect(await counted('shell', ofShell)).toBe(before);
  await page.unroute('**/releases/remote-probe/**');
  await reloadLink(page).click();
  await hydrated(page);
  await expect(message(page)).toHaveCount(0);
});

test.describe('on a first visit', () => {
  // With the cookie banner.
  test.use({ storageState: FIRST_VISIT });

  test('a page that works neither reloads nor shows the message when a script that it loads later fails', async ({
    page,
  }) => {
    const loads = recordLoads(page);
    const failed = page.waitForEvent('requestfailed', (request) => /cookie-banner/.test(request.url()));
    await page.route('**/assets/js/cookie-banner.*', (route) => route.abort());
    await page.goto(`${site().siteUrl}${FORM}`);
    await hydrated(page);
    await failed;
    await settle(page);
    await expect(message(page)).toHaveCount(0);
    expect(loads).toEqual([FORM]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no message', async ({ page }) => {
    await page.goto(`${site().siteUrl}${FORM}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('niet helemaal geladen')).toBeHidden();
  });
});
