import { expect, test } from '@playwright/test';
import { recordBrowserLog } from '../../support/browser-log';
import { NARROW } from '../../support/covered-controls';
import { testPages } from '../../support/every-page';
import { open } from '../../support/open';
import { ERROR_PAGES } from '../../support/routes';
import { site } from '../../support/site';

// A page with a way back, one with links to call and mail, and the one of the address that does not exist.
testPages(['/error/403', '/error/503']);
testPages(['/bestaat-niet'], 404);

test('every page about an error has its title, hydrates without console messages, and fits in 320 pixels', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  const browserLog = recordBrowserLog(page);
  for (const [address, title] of Object.entries(ERROR_PAGES)) {
    const response = await open(page, address);
    expect.soft(response?.status(), address).toBe(200);
    await expect.soft(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(NARROW.width);
  }
  expect(browserLog).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages about an error have working links', async ({ page }) => {
    await page.goto(`${site().siteUrl}/error/500`);
    await page.getByRole('link', { name: 'Pagina opnieuw laden' }).click();
    await expect(page).toHaveURL(`${site().siteUrl}/error/500`);
    // Going back needs JavaScript, so there is no button for it.
    await page.goto(`${site().siteUrl}/error/403`);
    await expect(page.getByText('Vorige pagina')).toBeHidden();
    await page.locator('main').getByRole('link', { name: 'Naar de homepagina' }).click();
    await expect(page).toHaveURL(`${site().siteUrl}/`);
  });
});

test('pages about an error lead back to the previous page', async ({ page }) => {
  await open(page, '/faq');
  await open(page, '/error/400');
  await page.locator('main').getByRole('button', { name: 'Vorige pagina' }).click();
  await expect(page).toHaveURL(`${site().siteUrl}/faq`);
});
