import { expect, type Page, test } from '@playwright/test';
import { becomeCustomer, permanentCodeOf, typeCode } from '../../support/customer';
import { sixDigits, waitForMail } from '../../support/mails';
import { site } from '../../support/site';

const code = (page: Page) =>
  page
    .getByRole('textbox', { name: /^(?:Cijfer|Teken) \d van \d$/ })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value).join(''));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function toVerificationCode(page: Page, permanentCode: string): Promise<void> {
  await typeCode(page, /logincode/i, permanentCode);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Bevestig dat u het bent')).toBeFocused();
}

/** How much has moved on this page until now, without the visitor doing something. */
const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

test('a login returns to the page with its code, shows the boxes for a code that is still valid, and goes back step by step; the browser then opens at the code, which is sent when it is pasted', async ({
  page,
  context,
}) => {
  const { siteUrl } = site();
  const email = 'wietske@inloggen.example';

  // The link in the mail about an application, opened by a visitor without an account.
  await page.goto(`${siteUrl}/klant/lease-koppelen?code=EKYVTY7`);
  await page.waitForURL(/\/login\/klant/);
  await becomeCustomer(page, email);
  await expect(page.getByRole('group', { name: 'Aanvraagcode' })).toBeVisible();
  expect(await code(page)).toBe('EKYVTY7');
  // Once it is read.
  await expect(page).toHaveURL(`${siteUrl}/klant/lease-koppelen`);
  await expect(page.getByText('Fout', { exact: true })).toHaveCount(0);

  // A second login in the same minute as its code, in a browser that knows the customer.
  const permanentCode = await permanentCodeOf(email);
  const { id: firstMail } = await waitForMail(email, /verificatie/i);
  await page.goto(`${siteUrl}/api/logout`);
  await page.goto(`${siteUrl}/login`);
  await page.waitForSelector('html[data-hydrated]');
  await page.locator('main').getByRole('link', { name: /Klant/ }).first().click();
  await toVerificationCode(page, permanentCode);
  await page.getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await expect(heading(page, 'Inloggen als klant')).toBeVisible();
  await page.getByRole('link', { name: 'Al een account? Log in met je code' }).click();
  await toVerificationCode(page, permanentCode);
  await expect(page.getByText(/^De code die we eerder stuurden naar w•••@.* werkt nog$/)).toBeVisible();
  const again = page.getByRole('button', { name: 'Nieuwe verificatiecode aanvragen' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/^Over \d+ seconden kunt u een nieuwe code aanvragen\.$/)).toBeVisible();

  // Back is one step back; the first attempt left no history entries before the first step.
  await page.goBack();
  await expect(heading(page, 'Log in met uw code')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Inloggen als klant')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/login`);
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(heading(page, 'Bevestig dat u het bent')).toBeVisible();

  await expect.poll(async () => (await waitForMail(email, /verificatie/i)).id).not.toBe(firstMail);
  await typeCode(page, /Verificatiecode/, sixDigits(await waitForMail(email, /verificatie/i)));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${siteUrl}/klant`);
  await page.goBack();
  await expect(page.getByText('U bent al ingelogd')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Naar uw portaal' })).toHaveAttribute('href', '/klant');

  // The page opens at the code, though everybody gets the same HTML.
  await page.goto(`${siteUrl}/api/logout`);
  const answer = await page.goto(`${siteUrl}/login/klant`);
  expect(await answer?.text()).toContain('Inloggen als klant</h1>');
  await expect(heading(page, 'Log in met uw code')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.1);
  await page.getByRole('link', { name: 'Nog geen account of een ander e-mailadres' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toBeVisible();
  await page.goBack();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Uw code: ${permanentCode}`);
  await page.getByRole('textbox', { name: 'Cijfer 1 van 6' }).click();
  const sent = page.waitForRequest('**/api/customers/login');
  await page.keyboard.press('ControlOrMeta+v');
  expect((await sent).postDataJSON()).toEqual({ permanentCode });
});

test('"Vorige pagina" goes back one page at a double click, and home when there is none', async ({
  page,
}) => {
  const { siteUrl } = site();
  await page.goto(`${siteUrl}/faq`);
  await page.goto(`${siteUrl}/contact`);
  await page.goto(`${siteUrl}/error/403`);
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('button', { name: 'Vorige pagina' }).dblclick();
  await expect(heading(page, 'Klantenservice')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/contact`);

  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/error/400'));
  const tab = await opened;
  await tab.waitForSelector('html[data-hydrated]');
  await tab.getByRole('button', { name: 'Vorige pagina' }).click();
  await expect(tab).toHaveURL(`${siteUrl}/`);
});

test('a site that opened a page of ours has lost the window when its visitor comes to the login', async ({
  page,
}) => {
  const other = 'http://andere-site.example/';
  await page.route(other, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elders</h1>' }));
  await page.goto(other);
  const opened = page.waitForEvent('popup');
  await page.evaluate(
    (address) => Object.assign(window, { opened: window.open(address) }),
    `${site().siteUrl}/contact`,
  );
  const popup = await opened;
  await popup.waitForSelector('html[data-hydrated]');
  expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
  await popup.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await popup.getByRole('banner').getByRole('link', { name: 'Inloggen' }).first().click();
  await popup.waitForURL(/\/login/);
  await popup.waitForFunction(() => !('isFirstDocument' in window));
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await page.waitForFunction(() => (window as unknown as { opened: Window }).opened.closed);
});
