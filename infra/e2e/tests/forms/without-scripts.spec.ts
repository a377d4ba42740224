import { expect, test } from '@playwright/test';
import { site } from '../../support/site';

test.use({ javaScriptEnabled: false });

test('without scripts the contact form is replaced by a text that says so', async ({ page }) => {
  await page.goto(`${site().siteUrl}/contact`);
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
  const notes = await page.locator('main noscript').allTextContents();
  expect(notes.join()).toContain('Dit formulier werkt alleen met JavaScript');
});
