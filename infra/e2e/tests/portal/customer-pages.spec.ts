import { expect, test } from '@playwright/test';
import { fakeCustomer, LONG_NAMES } from '../../support/fake-customer';
import { open } from '../../support/open';
import { overflow } from '../../support/overflow';
import { DESKTOP } from '../../support/suite';

test.use(DESKTOP);

test('the portal cuts nothing off: the mail address, the details of an application, the printed footer', async ({
  page,
}) => {
  await fakeCustomer(page, LONG_NAMES);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/klant/account');
  const email = page.locator('main').getByRole('textbox', { name: 'E-mailadres' });
  await expect(email).toHaveValue(LONG_NAMES.customer.email);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const cutOff = await email.evaluate((field) => [
      field.scrollWidth - field.clientWidth,
      field.scrollHeight - field.clientHeight,
    ]);
    expect(cutOff).toEqual([0, 0]);
  }

  await page.setViewportSize({ width: 1047, height: 900 });
  await open(page, '/klant');
  const card = page.getByRole('article', { name: 'Aanvraag K7R2XPD' });
  await expect(card).toBeVisible();
  // No dot after a detail: one precedes each except the first of a line.
  const dots = await card
    .locator('p > *')
    .evaluateAll((facts) => facts.map((fact) => getComputedStyle(fact, '::after').content));
  expect(dots.length).toBeGreaterThan(2);
  expect(new Set(dots)).toEqual(new Set(['none']));

  await page.emulateMedia({ media: 'print' });
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    expect(
      await link.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.lastChild as Node);
        return range.getClientRects().length;
      }),
      (await link.textContent()) ?? '',
    ).toBe(1);
  }
});

test('the question before an account is deleted fits in 320 pixels', async ({ page }) => {
  await fakeCustomer(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/klant/instellingen');
  await page.getByRole('button', { name: 'Account verwijderen' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Typ uw e-mailadres om te bevestigen' })).toBeVisible();
  expect(await overflow(page.mainFrame())).toBe(0);
});
