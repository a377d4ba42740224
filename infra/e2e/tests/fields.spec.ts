import { expect, test } from '@playwright/test';
import { open } from '../support/open';
import { site } from '../support/site';

test('a select opens by touch or mouse, and takes the chosen option', async ({ page, hasTouch }) => {
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

test('letters typed in a select count as one word, until a second without typing', async ({ page }) => {
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

test('a message field grows with its text, up to most of the window', async ({ page }) => {
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

test('an amount is read the same from typing, paste and an input method, and can be undone', async ({
  page,
  context,
}) => {
  await open(page, '/lease-berekenen?type=auto');
  const price = page.locator('main').getByRole('textbox', { name: 'Aanschafprijs' });
  const caret = () => price.evaluate((field: HTMLInputElement) => field.selectionStart);
  await price.pressSequentially('32500.00');
  await expect(price).toHaveValue('32.500');

  // Between the digits the caret stays behind what was typed.
  await price.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 1));
  await page.keyboard.press('7');
  await expect(price).toHaveValue('372.500');
  expect(await caret()).toBe(2);
  await page.keyboard.press('Control+z');
  await expect(price).toHaveValue('32.500');
  expect(await caret()).toBe(1);
  await page.keyboard.press('Control+Shift+z');
  await expect(price).toHaveValue('372.500');

  // Text that a keyboard inserts at once is handled like a paste.
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('-5000');
  await expect(price).toHaveValue('372.500');
  await expect(price).toHaveAccessibleDescription(/met alleen cijfers, bijvoorbeeld 25\.000\.$/);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('€ 25.000,00');
  await expect(price).toHaveValue('25.000');

  // An input method composes before it commits.
  const devtools = await context.newCDPSession(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  for (const text of ['１', '１８', '１８０', '１８０００']) {
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect(price).toHaveValue(text);
  }
  await devtools.send('Input.insertText', { text: '１８０００' });
  await expect(price).toHaveValue('18.000');
  await page.keyboard.press('5');
  await expect(price).toHaveValue('180.005');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the example of the home page goes to the calculator, which computes it', async ({ page }) => {
    await page.goto(site().siteUrl);
    const example = page.getByRole('region', { name: 'Wat kost het per maand?' });
    await expect(example.getByRole('slider')).toHaveCount(0);
    await example.getByRole('textbox', { name: 'Aanschafprijs' }).fill('€ 28.500,-');
    await example.getByRole('radio', { name: '48' }).check();
    await example.getByRole('button', { name: 'Bereken' }).click();
    await expect(page).toHaveURL(/\/lease-berekenen\?type=auto&aanschafprijs=.*28\.500.*&looptijd=48$/);
    await expect(page.locator('main').getByRole('textbox', { name: 'Aanschafprijs' })).toHaveValue('28.500');
    await expect(
      page
        .getByText(/€\s705/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  test('a select is the native one, and there is no slider', async ({ page }) => {
    await page.goto(`${site().siteUrl}/lease-berekenen?type=auto`);
    const list = page.locator('main').getByRole('combobox', { name: /^Looptijd/ });
    await list.selectOption('60 maanden');
    await expect(list).toHaveValue('60');
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});
