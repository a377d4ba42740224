import { expect, test } from '@playwright/test';
import { recordedMotion, recordMotion } from '../../support/motion';
import { open } from '../../support/open';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with reduced motion nothing moves when a toast appears', async ({ page }) => {
  await recordMotion(page);
  await open(page, '/login/klant');
  await page.getByRole('main').getByRole('button', { name: 'Stuur mij een activatiecode' }).click();
  await expect(page.getByText('Fout', { exact: true })).toBeVisible();
  expect(await recordedMotion(page)).toEqual([]);
});
