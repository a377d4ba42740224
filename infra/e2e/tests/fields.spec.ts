import { expect, test } from '@playwright/test';
import { open } from '../support/open';
import { site } from '../support/site';

test('a list opens under a finger or a mouse, and takes what is chosen', async ({ page, hasTouch }) => {
  await open(page, '/lease-berekenen?type=auto');
  const list = page.locator('main').getByRole('combobox');
  const press = (what: typeof list) => (hasTouch ? what.tap() : what.click());
  await press(list);
  const options = page.getByRole('listbox');
  await expect(options).toBeVisible();
  const box = await options.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await press(page.getByRole('option', { name: '36 maanden' }));
  await expect(options).toHaveCount(0);
  await expect(list).toHaveText('36 maanden');
  await expect(list).toBeFocused();
});

test('letters typed in a list count as one word, until nothing is typed for a second', async ({ page }) => {
  await page.clock.install();
  await open(page, '/lease-berekenen?type=auto');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.locator('main').getByRole('combobox').focus();
  await page.keyboard.press('Enter');
  const at = (name: string) => expect(page.getByRole('option', { name })).toBeFocused();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.clock.runFor(100);
  await page.keyboard.press('4');
  await page.clock.runFor(10);
  await at('48 maanden');
  await page.clock.runFor(900);
  await page.keyboard.press('7');
  await page.clock.runFor(10);
  await at('48 maanden');
  await page.clock.runFor(1000);
  await page.keyboard.press('7');
  await page.clock.runFor(10);
  await at('72 maanden');
});

test('a field for a message grows with what is written, up to most of the window', async ({ page }) => {
  await open(page, '/contact');
  const message = page.locator('main').getByRole('textbox', { name: 'Bericht' });
  const height = async () => (await message.boundingBox())?.height ?? 0;
  const empty = await height();
  expect(empty).toBeGreaterThan(120);
  await message.fill(Array.from({ length: 12 }, (_, line) => `Regel ${line}`).join('\n'));
  const written = await height();
  expect(written).toBeGreaterThan(empty);
  await message.fill('Regel\n'.repeat(200));
  expect(await height()).toBeGreaterThan(written);
  expect(await height()).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.7 + 1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is the browser’s own, and there is no slider that would do nothing', async ({ page }) => {
    await page.goto(`${site().siteUrl}/lease-berekenen?type=auto`);
    const list = page.locator('main').getByRole('combobox', { name: /^Looptijd/ });
    await list.selectOption('60 maanden');
    await expect(list).toHaveValue('60');
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});
