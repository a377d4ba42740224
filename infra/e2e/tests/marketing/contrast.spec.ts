import { expect, test } from '@playwright/test';
import { expectBorder, expectFocusSeen, screenshotOf } from '../../support/look';
import { open } from '../../support/open';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('in high contrast, the part of the legal page that is shown looks different in its navigation', async ({
  page,
}) => {
  await open(page, '/juridisch');
  const link = page.getByRole('main').getByRole('link', { name: 'Cookies' });
  await expectBorder(link);
  const before = await screenshotOf(link);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  expect(await screenshotOf(link)).not.toBe(before);
  await expectFocusSeen(link);
});

test('in high contrast, a term can be chosen and seen', async ({ page }) => {
  await open(page, '/');
  const radio = page.getByRole('radio', { name: '24' });
  const term = page.getByRole('main').locator('label', { has: radio });
  const before = await screenshotOf(term);
  await term.click();
  expect(await screenshotOf(term)).not.toBe(before);
  await expectFocusSeen(radio, term);
});
