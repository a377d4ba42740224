import { expect, type Page, test } from '@playwright/test';
import { exampleOf } from '../../support/examples';
import { openAndStopClock } from '../../support/open';
import { DESKTOP } from '../../support/suite';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const tooltip = (page: Page) => page.getByRole('tooltip');

/** Moves the pointer to a corner in many steps. */
const leave = (page: Page) => page.mouse.move(2, 2, { steps: 8 });

test.describe('with a mouse', () => {
  test.use(DESKTOP);

  test('a tooltip opens after 700 ms, stays while the pointer is on it, and the next opens at once', async ({
    page,
  }) => {
    await openAndStopClock(page, exampleOf('Tooltip', 'Several in a row'));
    await button(page, 'Vernieuwen').hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip(page)).toHaveText('Vernieuwen');
    await page.getByText('Vernieuwen', { exact: true }).first().hover();
    await page.clock.runFor(5000);
    await expect(tooltip(page)).toHaveText('Vernieuwen');

    await leave(page);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(290);
    await button(page, 'Kopiëren').hover();
    await expect(tooltip(page)).toHaveText('Kopiëren');

    await leave(page);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(310);
    await button(page, 'Vernieuwen').hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toHaveCount(0);
  });
});

test('a tooltip opens with keyboard focus, inside the window, and Escape closes it', async ({ page }) => {
  await openAndStopClock(page, exampleOf('Tooltip', 'Several in a row'));
  await page.keyboard.press('Tab');
  await button(page, 'Vernieuwen').focus();
  await expect(tooltip(page)).toHaveText('Vernieuwen');
  const box = await tooltip(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(button(page, 'Vernieuwen')).toBeFocused();
});

test('a press copies a code to the clipboard, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAndStopClock(page, exampleOf('CopyButton', 'Beside a code'));
  await button(page, 'Aanvraagcode kopiëren').click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Gekopieerd');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('K7R2XPD');
});
