import { expect, type Locator } from '@playwright/test';

/** What an element looks like, without the focus and the mouse. */
export async function screenshotOf(what: Locator): Promise<string> {
  const page = what.page();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(1, 1);
  return (await what.screenshot({ animations: 'disabled' })).toString('base64');
}

/** Expects that an element has a visible border. */
export async function expectBorder(what: Locator): Promise<void> {
  const [style, width] = await what.evaluate((element) => {
    const { borderBlockStartStyle, borderBlockStartWidth } = getComputedStyle(element);
    return [borderBlockStartStyle, Number.parseFloat(borderBlockStartWidth)] as const;
  });
  expect(style).not.toBe('none');
  expect(width).toBeGreaterThanOrEqual(1);
}

/** Focuses a control as the keyboard does, and expects that it, or its card, has a visible outline. */
export async function expectFocusSeen(control: Locator, drawnAt = control): Promise<void> {
  await control.page().keyboard.press('Tab');
  await control.focus();
  await expect(drawnAt).not.toHaveCSS('outline-style', 'none');
  expect(
    Number.parseFloat(await drawnAt.evaluate((element) => getComputedStyle(element).outlineWidth)),
  ).toBeGreaterThanOrEqual(2);
}
