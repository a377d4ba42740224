import { expect, test } from '@playwright/test';
import { recordedMotion, recordMotion } from '../../support/motion';
import { open } from '../../support/open';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with reduced motion nothing moves while a lease is filled in', async ({ page }) => {
  await recordMotion(page);
  await open(page, '/lease-berekenen?type=auto');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^Aanschafprijs/ }).fill('25000');
  await main.getByRole('combobox').click();
  await page.getByRole('option', { name: '60 maanden' }).click();
  await expect(main).toContainText('per maand');
  expect(await recordedMotion(page)).toEqual([]);
});
