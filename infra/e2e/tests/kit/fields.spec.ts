import { expect, test } from '@playwright/test';
import { exampleOf } from '../../support/examples';
import { open, openAndStopClock } from '../../support/open';

test('a select opens by touch and by mouse, inside the window, and takes the chosen option', async ({
  page,
}) => {
  await open(page, exampleOf('SelectField', 'Nothing chosen'));
  const list = page.getByRole('combobox');
  const options = page.getByRole('listbox');
  for (const [press, term] of [
    ['tap', '36 maanden'],
    ['click', '48 maanden'],
  ] as const) {
    await list[press]();
    await expect(options).toBeVisible();
    const box = await options.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await page.getByRole('option', { name: term })[press]();
    await expect(options).toHaveCount(0);
    await expect(list).toHaveText(term);
    await expect(list).toBeFocused();
  }
});

test('letters typed in a select count as one word, until a second without typing', async ({ page }) => {
  await openAndStopClock(page, exampleOf('SelectField', 'Nothing chosen'));
  await page.getByRole('combobox').focus();
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

test('a field of several lines grows with its text, up to most of the window', async ({ page }) => {
  await open(page, exampleOf('TextField', 'Several lines'));
  const message = page.getByRole('textbox', { name: 'Uw bericht' });
  const height = async () => (await message.boundingBox())?.height ?? 0;
  await message.fill('');
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
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, exampleOf('AmountField', 'Empty'));
  const price = page.getByRole('textbox', { name: 'Aanschafprijs' });
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
  await page.evaluate(() => navigator.clipboard.writeText('€ 25.000,00'));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
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
