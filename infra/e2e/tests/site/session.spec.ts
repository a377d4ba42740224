import { expect, type Page, test } from '@playwright/test';
import { logInAsNewCustomer } from '../../support/customer';
import { fakeCustomer, LONG_NAMES } from '../../support/fake-customer';
import { open } from '../../support/open';
import { site } from '../../support/site';
import { DESKTOP } from '../../support/suite';

const header = (page: Page) => page.getByRole('banner');
const wayOut = (page: Page) => header(page).getByRole('link', { name: 'Uitloggen', exact: true });

test.describe('at every width', () => {
  test.use(DESKTOP);

  test('the header of a customer has text and leaves room for the whole site name, and shifts nothing when the session is known', async ({
    page,
  }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await fakeCustomer(page, { ...LONG_NAMES, asked });
    const widths = [320, 360, 390, 768, 1024, 1440];
    await open(page, '/faq');
    await page.evaluate(() => document.fonts.ready);
    const places = async () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header a, header summary, footer h2, footer p')]
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const { x, y, width } = element.getBoundingClientRect();
            return [Math.round(x), Math.round(y + scrollY), Math.round(width)].join();
          }),
      );
    const before: string[][] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      before.push(await places());
    }
    answer();
    await expect(wayOut(page)).toBeVisible();
    const portal = header(page).getByRole('link', { name: 'Mijn Zakenwiel' });
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 800 });
      await expect(wayOut(page)).toHaveText('Uitloggen', { useInnerText: true });
      await expect(wayOut(page)).toBeInViewport({ ratio: 1 });
      const box = await wayOut(page).boundingBox();
      expect(box?.height).toBe(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(await wayOut(page).evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
      expect(await places(), `${width} px`).toEqual(before[index]);
      const name = header(page).getByText('Zakenwiel', { exact: true });
      expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width > 390) continue;
      // On a phone the rest is in the menu.
      await header(page).locator('summary').click();
      await expect(portal).toBeVisible();
      await expect(
        header(page).getByRole('link', { name: `Uitloggen als ${LONG_NAMES.customer.email}` }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(portal).toHaveAttribute('href', '/klant');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mijn Zakenwiel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dag Fenna' })).toBeVisible();
  });
});

test('logging out in one tab logs out the others, and Back shows nothing of the portal', async ({
  page,
  context,
}) => {
  const { siteUrl } = site();
  await logInAsNewCustomer(page, 'tabbladen@uitloggen.example');
  await open(page, '/login/klant');
  await page.getByRole('link', { name: 'Naar uw portaal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const other = await context.newPage();
  await open(other, '/klant/account');
  await expect(other.locator('main').getByRole('textbox', { name: 'E-mailadres' })).toBeVisible();
  await expect(wayOut(other)).toBeVisible();

  await page.locator('main').getByRole('button', { name: 'Uitloggen' }).click();
  await page.waitForURL(`${siteUrl}/`);
  await expect(page.getByText('U bent succesvol uitgelogd van uw account', { exact: true })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Inloggen' })).toBeVisible();

  await expect(other).toHaveURL(`${siteUrl}/login/klant`);
  await expect(header(other).getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await expect(other.getByText('Uw sessie is verlopen')).toHaveCount(0);
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/login\/klant/);
  await expect(page.locator('main').getByRole('textbox', { name: 'E-mailadres' })).toHaveValue('');
});

test('logging out by the header clears the storage of the tab and leaves the page', async ({ page }) => {
  const { siteUrl } = site();
  await logInAsNewCustomer(page, 'lena@uitloggen.example');
  await open(page, '/klant');
  await page.evaluate(() => {
    sessionStorage.setItem(
      'lease-aanvraag-1',
      '{"values":{"voertuigLink":"https://auto.example"},"step":"prijs"}',
    );
    sessionStorage.setItem('chat', '["Mijn aanvraag"]');
  });
  const logouts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/logout')) logouts.push(request.resourceType());
  });
  await expect(wayOut(page)).toHaveAttribute('href', '/api/logout');
  await wayOut(page).hover();
  await wayOut(page).focus();
  expect(logouts).toEqual([]);
  await wayOut(page).press('Enter');
  await page.waitForURL(`${siteUrl}/`);
  expect(logouts).toEqual(['document']);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(header(page).getByRole('link', { name: 'Inloggen' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/login\/klant/);
});
