import { expect, type Page, test } from '@playwright/test';
import { fakeCustomer } from '../support/fake-customer';
import { open } from '../support/open';

const refresh = (page: Page) => page.getByRole('button', { name: 'Vernieuwen' });
const copy = (page: Page) => page.getByRole('button', { name: 'Aanvraagcode kopiëren' });
const tooltip = (page: Page) => page.getByRole('tooltip');

/** Moves the pointer to a corner in many steps. */
const leave = (page: Page) => page.mouse.move(2, 2, { steps: 8 });

/** The list of applications of a customer, with a stopped clock. */
test.beforeEach(async ({ page }) => {
  await fakeCustomer(page);
  await page.clock.install();
  await open(page, '/klant/lease-aanvragen');
  await expect(copy(page)).toBeVisible();
  await expect(refresh(page)).not.toHaveAttribute('aria-busy');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
});

test('a tooltip opens after 700 ms, stays while the pointer is on it, and the next opens at once', async ({
  page,
}) => {
  await refresh(page).hover();
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
  await copy(page).hover();
  await expect(tooltip(page)).toHaveText('Aanvraagcode kopiëren');

  await leave(page);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(310);
  await refresh(page).hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toHaveCount(0);
});

test('a tooltip opens with keyboard focus, and Escape closes it', async ({ page }) => {
  await page.keyboard.press('Tab');
  await refresh(page).focus();
  await expect(tooltip(page)).toHaveText('Vernieuwen');
  const box = await tooltip(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(refresh(page)).toBeFocused();
});

test('a press copies the code, and confirms it in text for three seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy(page).click();
  const card = page.getByRole('article', { name: 'Aanvraag K7R2XPD' });
  await expect(card.getByRole('status')).toHaveText('Gekopieerd');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('K7R2XPD');
  await page.clock.runFor(3000);
  await expect(card.getByRole('status')).toHaveText('');
});

test('where copying is not allowed, the text says what to do', async ({ page }) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await copy(page).click();
  await expect(page.getByText('Kopiëren lukt niet. Selecteer de tekst en kopieer die zelf.')).toBeVisible();
});
