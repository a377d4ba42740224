import { test as base, expect, type Page } from '@playwright/test';
import { PREVIEW_PARAMETER } from '@site/platform/protocol';
import { recordBrowserLog } from '../../support/browser-log';
import { calculateVan } from '../../support/calculation';
import { site } from '../../support/site';

/** What signs a link of `release preview`: every page is then shown with its versions. */
const preview = process.env.JOURNEYS_PREVIEW;

/** Calls that a page makes by itself, and that change nothing that is kept. */
const REPORTS = /^\/report\//;

/** A test that changes nothing: no request but reading ones reaches the site. */
const test = base.extend({
  context: async ({ context }, use) => {
    const { origin } = new URL(site().siteUrl);
    const refused: string[] = [];
    await context.route(
      (url) => url.origin === origin,
      async (route) => {
        const request = route.request();
        const url = new URL(request.url());
        if (!['GET', 'HEAD'].includes(request.method())) {
          if (!REPORTS.test(url.pathname)) refused.push(`${request.method()} ${url.pathname}`);
          return route.fulfill({ status: 204 });
        }
        if (preview && request.resourceType() === 'document')
          url.searchParams.set(PREVIEW_PARAMETER, preview);
        return route.continue({ url: url.href });
      },
    );
    await use(context);
    expect(refused, 'what would have changed something').toEqual([]);
  },
});

/** Opens a page, and waits until it can be used. */
async function open(page: Page, address: string): Promise<number | undefined> {
  const response = await page.goto(site().siteUrl + address);
  await page.waitForSelector('html[data-hydrated]');
  if (preview) await expect(page.getByRole('complementary', { name: 'Voorbeeld' })).toBeVisible();
  return response?.status();
}

const field = (page: Page, name: string | RegExp) => page.locator('main').getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('every page of the sitemap works, and logs nothing', async ({ page, request }) => {
  const sitemap = await (await request.get(`${site().siteUrl}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => {
    const { pathname, search } = new URL(location.replaceAll('&amp;', '&'));
    return pathname + search;
  });
  expect(addresses).toContain('/');
  for (const address of addresses) {
    const log = recordBrowserLog(page);
    expect.soft(await open(page, address), address).toBe(200);
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    expect.soft(log, address).toEqual([]);
  }
});

test('an unknown address is answered with a page about it', async ({ page }) => {
  expect(await open(page, '/bestaat-niet')).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor calculates what a van costs per month, and takes the amounts along to the application', async ({
  page,
}) => {
  await open(page, '/');
  await calculateVan(page);
  await page.getByRole('link', { name: 'Vraag offerte aan' }).last().click();
  await press(page, 'Start uw aanvraag');
  await expect(page.getByText('Stap 1 van 10')).toBeVisible();
});

test('the application says what is wrong with an answer, and keeps it', async ({ page }) => {
  await open(page, '/lease-aanvragen');
  await press(page, 'Start uw aanvraag');
  await field(page, 'Voor- en achternaam').fill('Fenna van der Meer');
  await press(page, 'Volgende');
  const email = field(page, 'E-mailadres');
  await email.fill('fenna.bakkerij.nl');
  await email.press('Enter');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('fenna.bakkerij.nl');
});

test('a message without an address is not sent, and the form says what is missing', async ({ page }) => {
  await open(page, '/contact');
  await page.locator('main form').last().getByRole('button').last().click();
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
});

test('a search finds pages, also of other teams', async ({ page }) => {
  await open(page, '/search?q=bkr');
  await expect(page.locator('main').getByRole('link', { name: /bkr/i }).first()).toBeVisible();
});

test('a page of a customer asks a visitor to log in', async ({ page }) => {
  await open(page, '/klant');
  await page
    .locator('main')
    .getByRole('link', { name: /inloggen/i })
    .first()
    .click();
  await expect(field(page, 'E-mailadres')).toBeVisible();
});
