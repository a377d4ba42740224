import { expect, type Page } from '@playwright/test';

/**
 * Goes from the home page to the calculator, and calculates a van of € 25.000 over 60 months, of which € 5.000 each is paid at once and at
 * the end. By the formula: (20.000 − 5.000) / 60 + 20.000 × 11% / 12 = 433 a month.
 */
export async function calculateVan(page: Page): Promise<void> {
  const field = (name: RegExp) => page.locator('main').getByRole('textbox', { name });
  await page.locator('main').getByRole('link', { name: 'Lease berekenen' }).first().click();
  await expect(page.getByText('Wat wil je leasen?')).toBeVisible();
  await page.getByRole('link', { name: /Auto \/ Bedrijfswagen/ }).click();
  await field(/^Aanschafprijs/).fill('25000');
  await field(/^Aanbetaling/).fill('5000');
  await field(/^Slottermijn/).fill('5000');
  await page.getByRole('combobox', { name: /Looptijd/ }).click();
  await page.getByRole('option', { name: '60 maanden' }).click();
  await expect(page.locator('main')).toContainText('€ 433');
}
