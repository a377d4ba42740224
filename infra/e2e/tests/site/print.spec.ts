import { expect, test } from '@playwright/test';
import { open } from '../../support/open';
import { DESKTOP } from '../../support/suite';

test.use(DESKTOP);

test('the printed header is logo and phone number, without controls', async ({ page }) => {
  await open(page, '/faq');
  await page.emulateMedia({ media: 'print' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /naar de homepagina/ })).toBeVisible();
  await expect(header.getByRole('link', { name: /^085/ })).toBeVisible();
  await expect(header.getByRole('link')).toHaveCount(2);
  await expect(header.locator('summary')).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Chat' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveCount(0);
});
