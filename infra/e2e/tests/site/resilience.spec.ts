import { expect, type Page, test } from '@playwright/test';
import { logInAsNewCustomer } from '../../support/customer';
import { waitForMail } from '../../support/mails';
import { open } from '../../support/open';
import { resumeApplication } from '../../support/resume-application';

const field = (page: Page, name: string | RegExp) => page.locator('main').getByRole('textbox', { name });
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

test('a customer whose session ends while a profile is completed for an application loses nothing', async ({
  page,
  context,
}) => {
  await logInAsNewCustomer(page, 'terug@bakkerij.example');
  await open(page, '/klant/lease-aanvraag');
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel niet compleet' })).toBeVisible();

  // A missing field, an expired session, and two attempts to save.
  await page.locator('main').getByRole('link', { name: 'Bedrijfsnaam' }).click();
  await expect(field(page, /^Bedrijfsnaam/)).toBeFocused();
  await context.clearCookies();
  for (const name of ['Bakkerij De Korst', 'Bakkerij De Kruimel']) {
    await field(page, /^Bedrijfsnaam/).fill(name);
    await button(page, 'Gegevens opslaan').click();
    await expect(page.getByRole('alert')).toContainText('Niet opgeslagen: uw sessie is verlopen.');
    await expect(field(page, /^Bedrijfsnaam/)).toHaveValue(name);
    await expect(button(page, 'Gegevens opslaan')).toBeFocused();
  }
});

test('an application whose answer is lost and that is sent again after a reload is stored once', async ({
  page,
}) => {
  const email = 'herladen@bakkerij.example';
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-lease-email')) keys.push(request.headers()['idempotency-key']);
  });
  await resumeApplication(page, 'overzicht', { email });
  await page.route(
    '**/api/send-lease-email',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, 'Aanvraag versturen').click();
  await expect(page.getByRole('alert')).toContainText('Wat u hebt ingevuld, staat er nog.');
  await waitForMail(email, /aanvraag/i);
  await page.reload();
  await page.waitForSelector('html[data-hydrated]');
  await button(page, 'Aanvraag versturen').click();
  await expect(page.getByRole('heading', { name: 'Lease aangevraagd' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('pages open whatever is in the storage of the tab', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const keys = [
    'customer',
    'isFirstLogin',
    'lease-berekening',
    'lease-berekenen',
    'lease-aanvragen',
    'klacht-indienen',
    'contact',
  ];
  await page.addInitScript((names) => {
    for (const name of names) sessionStorage.setItem(name, '{"values":{"naam":{}},"step":"overzicht"}');
  }, keys);
  for (const address of [
    '/lease-aanvragen',
    '/klacht-indienen',
    '/lease-berekenen?type=auto',
    '/contact',
    '/klant',
  ]) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
  expect(errors).toEqual([]);
});
