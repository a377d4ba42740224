import { expect, test } from '@playwright/test';
import { recordedMotion, recordMotion } from '../../support/motion';
import { open } from '../../support/open';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => recordMotion(page));

test('with reduced motion nothing moves where amounts are chosen, buttons hovered and the menu opened', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('radio', { name: '24' }).check();
  await page.getByRole('link', { name: 'Lease aanvragen' }).last().hover();
  await page.mouse.wheel(0, 600);
  await page.getByRole('banner').locator('summary').first().click();
  expect(await recordedMotion(page)).toEqual([]);
});

test('with reduced motion nothing moves on the way to a question and its answer', async ({ page }) => {
  await open(page, '/faq');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Kosten en voorwaarden/ }).click();
  await main.getByText('Hoe hoog is de rente?').click();
  await expect(main.getByText('Als indicatie')).toBeVisible();
  expect(await recordedMotion(page)).toEqual([]);
});

test('with reduced motion nothing moves between the parts of the legal page', async ({ page }) => {
  await open(page, '/juridisch');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Cookies' }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'Cookies' })).toBeVisible();
  expect(await recordedMotion(page)).toEqual([]);
});
