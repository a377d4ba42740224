import { expect, test } from '@playwright/test';
import { site } from '../../support/site';

test.use({ javaScriptEnabled: false });

test('without scripts the login is replaced by a text that says what to do', async ({ page }) => {
  for (const portal of ['klant', 'partner', 'medewerker']) {
    await page.goto(`${site().siteUrl}/login/${portal}`);
    const note = page.locator('main noscript');
    expect(await note.textContent(), portal).toContain('Inloggen werkt alleen met JavaScript');
    await expect(note.locator('a[href="/contact"]'), portal).toBeVisible();
    await expect(page.locator('main').getByRole('textbox'), portal).toHaveCount(0);
  }
  await page.goto(`${site().siteUrl}/klant`);
  await expect(page.locator('main noscript a[href="/login/klant"]')).toBeVisible();
  await expect(page.getByText('Even geduld')).toBeHidden();
});
