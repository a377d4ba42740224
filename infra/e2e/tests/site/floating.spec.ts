import { expect, test } from '@playwright/test';
import {
  controlsCoveredOnFocus,
  controlsCoveredWhileScrolling,
  expectNotCovered,
  NARROW,
} from '../../support/covered-controls';
import { chatButton, expectNotUnderToastOrChat, showCookieBanner } from '../../support/floating-elements';
import { open } from '../../support/open';
import { DESKTOP } from '../../support/suite';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const size of [NARROW, DESKTOP.viewport]) {
  test(`at ${size.width} px nothing that floats covers a control of the header or the footer`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, '/contact');
    const covered = () => controlsCoveredOnFocus(page, { within: 'header, footer' });
    await expectNotUnderToastOrChat(page, covered);
    await showCookieBanner(page);
    expect.soft(await covered(), 'under the cookie banner').toEqual([]);
  });

  test(`at ${size.width} px the button of the chat covers no control while the page is scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const address of ['/contact', '/faq', '/lease-berekenen']) {
      await open(page, address);
      await expect(chatButton(page)).toBeVisible();
      expect(await controlsCoveredWhileScrolling(page, 'button[aria-label="Chat openen"]')).toEqual([]);
    }
  });
}

test('at 200% zoom the menu opens while the cookie banner is open', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await open(page, '/');
  await showCookieBanner(page);
  const menu = page.getByRole('banner').locator('summary');
  await expectNotCovered(menu);
  await menu.click();
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
});
