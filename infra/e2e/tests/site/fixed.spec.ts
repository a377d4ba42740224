import { expect, test } from '@playwright/test';
import { controlsCoveredOnFocus, expectNotCovered, NARROW } from '../../support/covered-controls';
import { openChat, showCookieBanner, showToast, toast } from '../../support/fixed-elements';
import { open } from '../../support/open';
import { DESKTOP } from '../../support/suite';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const size of [NARROW, DESKTOP.viewport]) {
  test(`at ${size.width} px neither a toast nor the chat covers a control that gets the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, '/contact');
    await showToast(page);
    const form = await controlsCoveredOnFocus(page, { within: 'main form, footer' });
    expect.soft(form, 'under a toast').toEqual([]);
    await expect(toast(page)).toBeVisible();
    // At the top of the page nothing can be scrolled clear of it: it closes there.
    expect.soft(await controlsCoveredOnFocus(page), 'under a toast, at the top').toEqual([]);
    await page.keyboard.press('Escape');
    await openChat(page);
    expect.soft(await controlsCoveredOnFocus(page), 'under the chat').toEqual([]);
  });
}

test('at 200% zoom the menu opens over the cookie banner', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await open(page, '/');
  await showCookieBanner(page);
  const menu = page.getByRole('banner').locator('summary');
  await expectNotCovered(menu);
  await menu.click();
  const links = page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link');
  await links.last().focus();
  await expectNotCovered(links.last());
});
