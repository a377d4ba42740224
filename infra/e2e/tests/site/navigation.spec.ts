import { expect, test } from '@playwright/test';
import { recordBrowserLog } from '../../support/browser-log';
import { fakeCustomer } from '../../support/fake-customer';
import { open } from '../../support/open';
import { customerPages, publicPages } from '../../support/routes';
import { site } from '../../support/site';

test('a visitor navigates pages of all remotes without a page load', async ({ page }) => {
  await page.goto(site().siteUrl);
  await page.waitForSelector('html[data-hydrated]');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const footer = page.getByRole('contentinfo');
  for (const [link, heading] of [
    ['Lease berekenen', /Wat wil je leasen/i],
    ['Lease aanvragen', /aanvragen/i],
    ['Inloggen', /inloggen/i],
    ['Contact', /contact|klantenservice/i],
    ['Veelgestelde vragen', /vragen/i],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('main')).toContainText(heading);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveTitle(/ \| Zakenwiel$/);
  }
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('no page changes what the pages of all teams share: every page is shown after every neighbour without a page load', async ({
  page,
}) => {
  const addresses = [...publicPages().filter((address) => !address.includes('?')), ...customerPages()];
  await fakeCustomer(page);
  await open(page, '/');
  const log = recordBrowserLog(page);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  for (const address of [...addresses.slice(1), ...[...addresses].reverse().slice(1)]) {
    await page.evaluate(async (to) => {
      const before = document.querySelector('h1');
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      while (document.querySelector('h1') === before) await new Promise(requestAnimationFrame);
    }, address);
  }
  expect(loads).toEqual([]);
  expect(log).toEqual([]);
});

test('the first tab stop is the skip link to the content', async ({ page }) => {
  await page.goto(site().siteUrl);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#inhoud')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search works', async ({ page }) => {
    await page.goto(`${site().siteUrl}/search`);
    await page.locator('main').getByRole('textbox').fill('BKR');
    await page.keyboard.press('Enter');
    await expect(page.locator('main').getByRole('link', { name: 'Leasen met BKR' })).toBeVisible();
  });
});
