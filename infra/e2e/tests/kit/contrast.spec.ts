import { expect, test } from '@playwright/test';
import { exampleOf } from '../../support/examples';
import { expectBorder, expectFocusSeen, screenshotOf } from '../../support/look';
import { open } from '../../support/open';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('in high contrast, buttons, links that look like them and fields have a border and a focus', async ({
  page,
}) => {
  for (const [component, example, role] of [
    ['Button', 'Four weights', 'button'],
    ['Button', 'Links that look like buttons', 'link'],
    ['TextField', 'Empty', 'textbox'],
    ['TextField', 'Several lines', 'textbox'],
  ] as const) {
    await open(page, exampleOf(component, example));
    const control = page.getByRole('main').getByRole(role).first();
    await expectBorder(control);
    await expectFocusSeen(control);
  }
});

test('in high contrast, an open question looks different from a closed one', async ({ page }) => {
  await open(page, exampleOf('Accordion', 'Questions'));
  const question = page.getByRole('main').locator('summary').first();
  const closed = await screenshotOf(question);
  await question.click();
  expect(await screenshotOf(question)).not.toBe(closed);
  await expectFocusSeen(question);
});

test('in high contrast, an amount can be chosen and seen', async ({ page }) => {
  await open(page, exampleOf('SliderField', 'Euros'));
  const slider = page.getByRole('slider').first();
  const lower = await screenshotOf(slider);
  await slider.press('End');
  expect(await screenshotOf(slider)).not.toBe(lower);
  await expectFocusSeen(slider);
});

test('in high contrast, a list shows which option is active', async ({ page }) => {
  await open(page, exampleOf('SelectField', 'Chosen'));
  const list = page.getByRole('combobox');
  await expectBorder(list);
  await expectFocusSeen(list);
  await page.keyboard.press('Enter');
  const option = page.getByRole('option').last();
  await expect(page.getByRole('listbox')).toBeVisible();
  const before = (await option.screenshot()).toString('base64');
  await page.keyboard.press('End');
  await expect(option).toBeFocused();
  expect((await option.screenshot()).toString('base64')).not.toBe(before);
});

test('in high contrast, the boxes of a code have borders and a focus', async ({ page }) => {
  await open(page, exampleOf('CodeBoxes', 'Six digits'));
  const box = page.getByRole('textbox').nth(1);
  await expectBorder(box);
  await expectFocusSeen(box);
});

test('in high contrast, a chosen card looks different', async ({ page }) => {
  await open(page, exampleOf('ChoiceCards', 'With an explanation'));
  const radio = page.getByRole('radio', { checked: false }).first();
  const card = page.getByRole('main').locator('label', { has: radio });
  const name = await card.textContent();
  const chosen = page
    .getByRole('main')
    .locator('label')
    .filter({ hasText: name ?? '' });
  await expectBorder(chosen);
  const before = await screenshotOf(chosen);
  await chosen.getByRole('radio').check();
  expect(await screenshotOf(chosen)).not.toBe(before);
  await expectFocusSeen(chosen.getByRole('radio'), chosen);
});
