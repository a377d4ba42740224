import { expect, test } from '@playwright/test';
import { site } from '../../support/site';

test.use({ javaScriptEnabled: false });

test('without scripts a form and its heading are replaced by a text that says so', async ({ page }) => {
  for (const [path, heading] of [
    ['/contact', 'Stuur een bericht'],
    ['/klacht-volgen', 'Zoek uw klacht op'],
  ] as const) {
    await page.goto(site().siteUrl + path);
    await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
    const notes = await page.locator('main noscript').allTextContents();
    expect(notes.join(), path).toContain('Dit formulier werkt alleen met JavaScript');
  }
});
