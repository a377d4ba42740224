import { expect, type Locator, type Page, test } from '@playwright/test';
import { open } from '../support/open';

const main = (page: Page) => page.locator('main');

/** A screenshot of the element, without the focus. */
async function screenshotOf(what: Locator): Promise<string> {
  await what.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await what.page().mouse.move(1, 1);
  return (await what.screenshot({ animations: 'disabled' })).toString('base64');
}

/** Fails unless the component has a visible border. */
async function expectBorder(what: Locator): Promise<void> {
  const [style, width] = await what.evaluate((element) => {
    const { borderBlockStartStyle, borderBlockStartWidth } = getComputedStyle(element);
    return [borderBlockStartStyle, Number.parseFloat(borderBlockStartWidth)] as const;
  });
  expect(style).not.toBe('none');
  expect(width).toBeGreaterThanOrEqual(1);
}

/** Focuses it by keyboard and fails unless it, or its card, has a visible outline. */
async function expectFocusSeen(control: Locator, drawnAt = control): Promise<void> {
  await control.page().keyboard.press('Tab');
  await control.focus();
  await expect(drawnAt).not.toHaveCSS('outline-style', 'none');
  expect(
    Number.parseFloat(await drawnAt.evaluate((element) => getComputedStyle(element).outlineWidth)),
  ).toBeGreaterThanOrEqual(2);
}

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('in high contrast, buttons and fields have a border and a focus', async ({ page }) => {
  await open(page, '/contact');
  for (const control of [
    main(page).getByRole('textbox', { name: 'Naam' }),
    main(page).getByRole('textbox', { name: 'Bericht' }),
    main(page).getByRole('button', { name: 'Versturen' }),
    main(page).getByRole('link', { name: /^Bel direct/ }),
  ]) {
    await expectBorder(control);
    await expectFocusSeen(control);
  }
});

test('in high contrast, an open question looks different from a closed one', async ({ page }) => {
  await open(page, '/faq');
  const question = main(page).locator('summary').first();
  const closed = await screenshotOf(question);
  await question.click();
  expect(await screenshotOf(question)).not.toBe(closed);
  await expectFocusSeen(question);
});

test('in high contrast, the selected tab looks different', async ({ page }) => {
  await open(page, '/juridisch');
  const tab = main(page).getByRole('link', { name: 'Cookies' });
  await expectBorder(tab);
  const before = await screenshotOf(tab);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  expect(await screenshotOf(tab)).not.toBe(before);
  await expectFocusSeen(tab);
});

test('in high contrast, a term and an amount can be chosen and seen', async ({ page }) => {
  await open(page, '/');
  const term = main(page).locator('label', { has: page.getByRole('radio', { name: '24' }) });
  const before = await screenshotOf(term);
  await term.click();
  expect(await screenshotOf(term)).not.toBe(before);
  await expectFocusSeen(page.getByRole('radio', { name: '24' }), term);
  const slider = main(page).getByRole('slider').first();
  const lower = await screenshotOf(slider);
  await slider.press('End');
  expect(await screenshotOf(slider)).not.toBe(lower);
  await expectFocusSeen(slider);
});

test('in high contrast, a list shows which option is active', async ({ page }) => {
  await open(page, '/lease-berekenen?type=auto');
  const list = main(page).getByRole('combobox');
  await expectBorder(list);
  await expectFocusSeen(list);
  await page.keyboard.press('Enter');
  const option = page.getByRole('option', { name: '24 maanden' });
  await expect(page.getByRole('listbox')).toBeVisible();
  const before = (await option.screenshot()).toString('base64');
  await page.keyboard.press('2');
  await expect(option).toBeFocused();
  expect((await option.screenshot()).toString('base64')).not.toBe(before);
});

test('in high contrast, the boxes of a code have borders and a focus', async ({ page }) => {
  await open(page, '/login/klant');
  await main(page).getByRole('link', { name: /code/ }).first().click();
  const box = main(page).getByRole('textbox', { name: 'Cijfer 2 van 6' });
  await expectBorder(box);
  await expectFocusSeen(box);
});

test('in high contrast, a chosen card of a form looks different', async ({ page }) => {
  await open(page, '/klacht-indienen');
  await main(page).getByRole('button', { name: 'Start klacht formulier' }).click();
  const radio = page.getByRole('radio', { name: 'Een garage' });
  const card = main(page).locator('label', { has: radio });
  await expectBorder(card);
  const before = await screenshotOf(card);
  await radio.check();
  expect(await screenshotOf(card)).not.toBe(before);
  await expectFocusSeen(radio, card);
});
