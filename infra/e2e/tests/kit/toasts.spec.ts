import { expect, type Page, test } from '@playwright/test';
import { exampleOf } from '../../support/examples';
import { openAndStopClock } from '../../support/open';
import { DESKTOP } from '../../support/suite';
import { swipeRight } from '../../support/swipe';

const toasts = (page: Page) => page.getByRole('region', { name: /^Meldingen/ }).getByRole('listitem');

/** Shows an error, and waits until it was announced: until then the toast may not know that it has the focus. */
async function showError(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Slecht nieuws' }).press('Enter');
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByText(/^Melding Niet opgeslagen/)).toBeAttached();
}

test.beforeEach(({ page }) => openAndStopClock(page, exampleOf('Toast', 'Success and error')));

test('an error is a red toast, at most 420 px wide, and inside the window', async ({ page }) => {
  await showError(page);
  await expect(toasts(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await toasts(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test('F8 focuses the toasts and stops their timer; Escape closes them', async ({ page }) => {
  await showError(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Meldingen (F8)' }).getByRole('list')).toBeFocused();
  await page.clock.runFor(20_000);
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button', { name: 'Sluiten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
});

test('a swipe of more than 50 px to the right closes a toast, a shorter one does not', async ({ page }) => {
  await showError(page);
  await swipeRight(page, toasts(page), 45);
  await page.clock.runFor(500);
  await expect(toasts(page)).toBeVisible();
  await swipeRight(page, toasts(page), 60);
  await page.clock.runFor(500);
  await expect(toasts(page)).toHaveCount(0);
});

test.describe('with a mouse', () => {
  test.use(DESKTOP);

  test('the timer stops while the pointer is on a toast', async ({ page }) => {
    await page.mouse.move(5, 5);
    await showError(page);
    await toasts(page).hover();
    await page.clock.runFor(20_000);
    await expect(toasts(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(5100);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('the timer runs while a toast appears under a mouse that does not move', async ({ page }) => {
    await page.mouse.move(1300, 120);
    await showError(page);
    await page.clock.runFor(1000);
    const box = await toasts(page).boundingBox();
    expect(box?.x).toBeLessThan(1300);
    expect(box?.y).toBeLessThan(120);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(120);
    await page.clock.runFor(4100);
    await expect(toasts(page)).toHaveCount(0);
  });
});
