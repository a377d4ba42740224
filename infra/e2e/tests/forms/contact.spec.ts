import { expect, type Page, type Route, test } from '@playwright/test';
import { open } from '../../support/open';

const field = (page: Page, name: string) => page.locator('main').getByRole('textbox', { name });
const send = (page: Page) => page.locator('main').getByRole('button', { name: 'Versturen', exact: true });

test('a contact message that cannot be sent shows the reason and stays, also after a reload', async ({
  page,
}) => {
  const answers = [
    (route: Route) =>
      route.fulfill({
        status: 400,
        json: {
          success: false,
          message: 'Controleer uw invoer.',
          errors: { email: 'Vul een geldig e-mailadres in.' },
        },
      }),
    (route: Route) => route.abort(),
  ];
  await page.route('**/api/contact', (route) => answers.shift()?.(route));
  await open(page, '/contact');
  await field(page, 'Naam').fill('Jan');
  await field(page, 'E-mailadres').fill('jan@bakkerij');
  await field(page, 'Onderwerp').fill('Offerte');
  await field(page, 'Bericht').fill('Kan de looptijd korter?');
  await send(page).click();
  await expect(field(page, 'E-mailadres')).toBeFocused();
  await expect(field(page, 'E-mailadres')).toHaveAccessibleDescription(/geldig e-mailadres/);

  await field(page, 'E-mailadres').fill('jan@bakkerij.example');
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'nog niet verstuurd' })).toBeVisible();
  await expect(send(page)).toBeFocused();
  await page.reload();
  await page.waitForSelector('html[data-hydrated]');
  await expect(field(page, 'Bericht')).toHaveValue('Kan de looptijd korter?');
});
