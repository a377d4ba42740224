import { expect, type Page, test } from '@playwright/test';
import { FIRST_VISIT } from '../../support/consent';
import { site } from '../../support/site';

test.use({ storageState: FIRST_VISIT });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies: u kiest' });

test('a third-party script loads only from a configured origin, only with consent, and not after consent is withdrawn', async ({
  page,
}) => {
  let asked = 0;
  for (const host of ['scripts.example', 'unknown.example']) {
    await page.route(`https://${host}/count.js`, (route) => {
      asked++;
      return route.fulfill({ contentType: 'text/javascript', body: 'globalThis.counted = true;' });
    });
  }
  await page.goto(`${site().siteUrl}/proef/script`);
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('Teller: refused')).toBeVisible();
  expect(asked).toBe(0);
  await banner(page).getByRole('button', { name: 'Alles accepteren' }).click();
  await expect(page.getByText('Teller: ready')).toBeVisible();
  await expect(page.getByText('Vreemde: failed')).toBeVisible();
  expect(await page.evaluate(() => 'counted' in globalThis)).toBe(true);
  expect(asked).toBe(1);

  // As the settings of another page do it.
  await page.evaluate(() => {
    const preferences = { noodzakelijk: true, functioneel: true, analytisch: false, marketing: true };
    localStorage.setItem('cookiePreferences', JSON.stringify(preferences));
  });
  await page.reload();
  await page.waitForSelector('html[data-hydrated]');
  await expect(page.getByText('Teller: refused')).toBeVisible();
  expect(await page.evaluate(() => 'counted' in globalThis)).toBe(false);
  expect(asked).toBe(1);
});
