import { expect, type Page, test } from '@playwright/test';
import { recordedMotion, recordMotion } from '../../support/motion';
import { open } from '../../support/open';

test.beforeEach(({ page }) => recordMotion(page));

async function fillInFirstStep(page: Page): Promise<void> {
  await open(page, '/lease-aanvragen');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Start uw aanvraag' }).click();
  await main.getByRole('textbox').fill('Fenna de Vries');
  await main.getByRole('button', { name: 'Volgende' }).click();
  await expect(page.getByText('Stap 2 van 10').first()).toBeVisible();
}

test('a step of a form fades in', async ({ page }) => {
  await fillInFirstStep(page);
  expect((await recordedMotion(page)).join()).toContain('animationstart');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves between the steps of a form', async ({ page }) => {
    await fillInFirstStep(page);
    expect(await recordedMotion(page)).toEqual([]);
  });

  test('nothing moves when a form is sent that is not complete', async ({ page }) => {
    await open(page, '/contact');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Lease aanvragen' }).hover();
    await main.getByRole('button', { name: 'Versturen' }).click();
    await expect(main.getByRole('textbox', { name: 'Naam' })).toBeFocused();
    expect(await recordedMotion(page)).toEqual([]);
  });
});
