import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '../../support/accessibility';
import { open } from '../../support/open';

const CALCULATED =
  '/lease-berekenen?type=auto&aanschafprijs=25000&aanbetaling=5000&slottermijn=5000&looptijd=60';

const schedule = (page: Page) => page.getByRole('region', { name: /^Aflosschema per/ });

test('the costs are closed, and open by keyboard with the totals of the result; the schedule per month scrolls in its own box, under its table head', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, CALCULATED);
  await expect(schedule(page)).toBeHidden();
  const title = page.getByRole('heading', { name: 'Kostenopbouw en aflosschema' });
  await page.locator('summary', { has: title }).focus();
  await page.keyboard.press('Enter');
  await expect(schedule(page).getByRole('row', { name: /^Totaal/ })).toHaveText(
    /35\.980\s*€\s10\.980\s*€\s20\.000/,
  );
  await expect(
    page.getByRole('img', { name: /^Wat u wanneer betaalt: €\s5\.000 bij de start/ }),
  ).toBeVisible();
  expect(await accessibilityViolations(page, { include: 'details#kostenopbouw' })).toEqual([]);

  await page.getByText('Per maand', { exact: true }).click();
  await expect(schedule(page).getByRole('row')).toHaveCount(64);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.keyboard.press('Tab');
  await expect(schedule(page)).toBeFocused();
  await page.keyboard.press('End');
  const last = schedule(page).getByRole('row', { name: /^Slottermijn/ });
  await expect(last).toBeInViewport();
  await expect(schedule(page).getByRole('columnheader', { name: 'Periode' })).toBeInViewport();
  await expect(schedule(page).getByRole('row', { name: /^Totaal/ })).toBeInViewport();
});
