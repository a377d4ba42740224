import { expect, type Page, test } from '@playwright/test';
import { becomeCustomer } from '../support/customer';
import { delayRequests } from '../support/delay-requests';
import { open } from '../support/open';
import { site } from '../support/site';

const field = (page: Page, name: string | RegExp) => page.locator('main').getByRole('textbox', { name });
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });
const next = (page: Page) => button(page, 'Volgende').click();

test('a visitor who has to log in for an application returns to it, and loses nothing when the session ends', async ({
  page,
  context,
}, info) => {
  test.setTimeout(120_000);
  await open(page, '/klant/lease-aanvraag');
  await expect(page.getByRole('heading', { level: 1, name: 'Niet ingelogd' })).toBeVisible();
  const login = page.locator('main').getByRole('link', { name: 'Inloggen', exact: true });
  await expect(login).toHaveAttribute('href', '/login-klant');
  await login.click();
  await becomeCustomer(page, `terug.${info.project.name}@bakkerij.example`);
  await expect(page).toHaveURL(`${site().siteUrl}/klant/lease-aanvraag`);
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel niet compleet' })).toBeVisible();

  // A missing field, an expired session, and two attempts to save.
  await page.locator('main').getByRole('link', { name: 'Bedrijfsnaam' }).click();
  await expect(field(page, /^Bedrijfsnaam/)).toBeFocused();
  await context.clearCookies();
  for (const name of ['Bakkerij De Korst', 'Bakkerij De Kruimel']) {
    await field(page, /^Bedrijfsnaam/).fill(name);
    await button(page, 'Gegevens opslaan').click();
    await expect(page.getByText('Uw sessie is verlopen')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('U bent niet ingelogd.');
    await expect(field(page, /^Bedrijfsnaam/)).toHaveValue(name);
    await expect(button(page, 'Gegevens opslaan')).toBeFocused();
  }
});

test('an application that fails at first is sent once by a double click, and the error disappears', async ({
  page,
}, info) => {
  let reachable = false;
  let arrived = 0;
  await page.route('**/api/send-lease-email', async (route) => {
    if (!reachable) return route.abort();
    arrived++;
    return route.continue();
  });
  await open(page, '/lease-aanvragen');
  await button(page, 'Start uw aanvraag').click();
  await field(page, 'Voor- en achternaam').fill('<script>alert(1)</script> 😀');
  await next(page);
  await field(page, 'E-mailadres').fill(`dubbel.${info.project.name}@bakkerij.example`);
  await next(page);
  await field(page, 'Telefoonnummer').fill('+31 (6) 12-34.56 78');
  await next(page);
  await field(page, 'Bedrijfsnaam').fill('"><b>Bakkerij</b> & Zn');
  await field(page, 'KvK nummer').fill('12.345.678');
  await next(page);
  await field(page, 'Link naar het voertuig').fill('javascript:alert(1)');
  await next(page);
  await field(page, /^Aanschafprijs/).fill('€ 25.000,00');
  await expect(field(page, /^Aanschafprijs/)).toHaveValue('25.000');
  await next(page);
  await next(page);
  await next(page);
  await page.getByRole('radio', { name: /60/ }).check();
  await next(page);
  await expect(page.getByText('Stap 10 van 10')).toBeVisible();
  await expect(page.locator('main dl a[href^="javascript"]')).toHaveCount(0);

  const toast = page.getByText('Er ging iets mis bij het verzenden. Probeer het opnieuw.', { exact: true });
  await button(page, 'Aanvraag versturen').click();
  await expect(toast).toBeVisible();
  await page.reload();
  await page.waitForSelector('html[data-hydrated]');
  await expect(page.getByText('Stap 10 van 10')).toBeVisible();
  await button(page, 'Aanvraag versturen').click();
  await expect(toast).toBeVisible();
  reachable = true;
  await button(page, 'Aanvraag versturen').dblclick();
  await expect(page.getByRole('heading', { name: 'Lease aangevraagd' })).toBeVisible();
  await expect(toast).toHaveCount(0);
  expect(arrived).toBe(1);
});

test('a contact message that cannot be sent shows the reason and stays, also after a reload', async ({
  page,
}) => {
  await open(page, '/contact');
  await field(page, 'Naam').fill('Jan');
  await field(page, 'E-mailadres').fill('jan@bakkerij');
  await field(page, 'Onderwerp').fill('Offerte');
  await field(page, 'Bericht').fill('Kan de looptijd korter?');
  await button(page, 'Versturen').click();
  await expect(field(page, 'E-mailadres')).toBeFocused();
  await expect(field(page, 'E-mailadres')).toHaveAccessibleDescription(/geldig e-mailadres/);

  await field(page, 'E-mailadres').fill('jan@bakkerij.example');
  await page.route('**/api/contact', (route) => route.abort());
  await button(page, 'Versturen').click();
  await expect(page.getByRole('alert')).toContainText('nog niet verstuurd');
  await expect(button(page, 'Versturen')).toBeFocused();
  await page.unroute('**/api/contact');
  await page.reload();
  await page.waitForSelector('html[data-hydrated]');
  await expect(field(page, 'Bericht')).toHaveValue('Kan de looptijd korter?');
  await button(page, 'Versturen').click();
  await expect(button(page, 'Verstuurd')).toBeVisible();
  await expect(button(page, 'Versturen')).toBeVisible();
  await expect(field(page, 'Bericht')).toHaveValue('');
});

test('pages open whatever is in the storage of the tab', async ({ page }) => {
  test.setTimeout(120_000);
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
  await open(page, '/login');
  for (const broken of ['{', 'null', '[]', '"x"', '{"id":5}', '{"values":{"naam":{}},"step":"overzicht"}']) {
    await page.evaluate(
      ([names, text]) => {
        for (const name of names) sessionStorage.setItem(name, text);
      },
      [keys, broken] as const,
    );
    for (const address of [
      '/lease-aanvragen',
      '/klacht-indienen',
      '/lease-berekenen?type=auto',
      '/contact',
      '/klant',
    ]) {
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1 }), `${address} with ${broken}`).toBeVisible();
    }
  }
  expect(errors).toEqual([]);
});

test('text typed before hydration stays and never gets into the address, and its form is sent', async ({
  page,
}, info) => {
  const email = `traag.${info.project.name}@bakkerij.example`;
  for (const address of ['/contact', '/login/klant']) {
    const resume = await delayRequests(page, /\.js$/);
    await page.goto(site().siteUrl + address, { waitUntil: 'commit' });
    await field(page, 'E-mailadres').fill(email);
    await page.keyboard.press('Enter');
    resume();
    await page.waitForSelector('html[data-hydrated]');
    await page.unroute(/\.js$/);
    await expect(page).toHaveURL(site().siteUrl + address);
    // Of this form other fields are missing.
    if (address === '/contact') await expect(field(page, 'E-mailadres')).toHaveValue(email);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Vul uw activatiecode in' })).toBeVisible();
});

test('a search from any page has its own title, also after back and forward', async ({ page }) => {
  await open(page, '/faq');
  const search = page.locator('input[name=q]:visible').first();
  await page.locator('summary', { hasText: 'Menu' }).first().click();
  await search.fill('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site().siteUrl}/faq`);
  await search.fill(' BKR & co ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site().siteUrl}/search?q=BKR%20%26%20co`);
  await expect(page).toHaveTitle('Zoeken naar BKR & co | Zakenwiel');
  await page.goBack();
  await expect(page).toHaveTitle(/^Veelgestelde vragen/);
  await page.goForward();
  await expect(page).toHaveTitle('Zoeken naar BKR & co | Zakenwiel');
});

test('the calculator has its input back after the application and after a reload', async ({ page }) => {
  await open(page, '/lease-berekenen?type=auto');
  await field(page, /^Aanschafprijs/).fill('25000');
  await page.getByRole('combobox', { name: /Looptijd/ }).click();
  await page.getByRole('option', { name: '60 maanden' }).click();
  await page.getByRole('link', { name: 'Vraag offerte aan' }).click();
  await expect(button(page, 'Start uw aanvraag')).toBeVisible();
  await page.goBack();
  await expect(field(page, /^Aanschafprijs/)).toHaveValue('25.000');
  await expect(page.locator('main')).toContainText('€ 646');
  await page.reload();
  await expect(field(page, /^Aanschafprijs/)).toHaveValue('25.000');
});
