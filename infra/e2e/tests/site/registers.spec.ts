import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '../../support/accessibility';
import { logInAsNewCustomer } from '../../support/customer';
import { waitForMail } from '../../support/mails';
import { resumeApplication } from '../../support/resume-application';
import { site } from '../../support/site';

const OFFICE = 'info@zakenwiel.example';

const field = (page: Page, name: string) => page.locator('main').getByRole('textbox', { name });
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });
const next = (page: Page) => button(page, 'Volgende').click();

/** From the step of the vehicle on, with the answers that are there. */
async function sendFromVehicle(page: Page): Promise<void> {
  for (let step = 5; step < 10; step++) {
    await expect(page.getByText(`Stap ${step} van 10`)).toBeVisible();
    await next(page);
  }
  await button(page, 'Aanvraag versturen').click();
  await expect(page.getByRole('heading', { name: 'Lease aangevraagd' })).toBeVisible();
}

test('a company that is chosen at the KvK and a vehicle by its plate reach the office, and the vehicle the portal', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logInAsNewCustomer(page, 'registers@bouw.example');
  await resumeApplication(page, 'bedrijf', { bedrijfsnaam: '', kvkNummer: '' });

  // By keyboard: the search, the choice, the confirmation.
  await field(page, 'Bedrijfsnaam').fill('van der berg');
  await button(page, 'Zoek bij de KvK').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 bedrijven gevonden.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Van der Berg Bouw' })).toBeChecked();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect([await overflow(), await accessibilityViolations(page)]).toEqual([0, []]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'KvK nummer')).toHaveValue('00000124');
  await expect(page.getByText(/^Bron: voorbeeldgegevens, niet van de KvK/)).toBeVisible();
  expect([await overflow(), await accessibilityViolations(page)]).toEqual([0, []]);
  await field(page, 'Bedrijfsnaam').fill('Bouwbedrijf Zwolle');
  await next(page);

  await field(page, 'Kenteken').fill('v890kl');
  await expect(page.getByText(/^Bron: voorbeeldgegevens, niet van de RDW/)).toBeVisible();
  const sent = page.waitForRequest('**/api/send-lease-email');
  await sendFromVehicle(page);
  expect((await sent).postDataJSON()).toMatchObject({
    bedrijfsnaam: 'Bouwbedrijf Zwolle',
    kvkNummer: '00000124',
    kvkGekozen: true,
    kenteken: 'V-890-KL',
  });

  const notice = await waitForMail(OFFICE, /Nieuwe leaseaanvraag van Bouwbedrijf Zwolle/);
  for (const fact of ['Van der Berg Bouw', 'Bv', '19 februari 2007', 'V-890-KL', 'PEUGEOT PARTNER']) {
    expect(notice.text).toContain(fact);
  }
  await page.goto(`${site().siteUrl}/klant/lease-aanvragen`);
  await button(page, 'Bekijk uw aanvraag').click();
  await expect(page.locator('main')).toContainText('V-890-KL');
  await expect(page.locator('main')).toContainText('PEUGEOT PARTNER');
});

test('a plate that the RDW does not know, and a company that the KvK does not, go along with an application', async ({
  page,
}) => {
  await resumeApplication(page, 'bedrijf', { bedrijfsnaam: 'Onbekend Bedrijf', kvkNummer: '99999999' });
  await button(page, 'Zoek bij de KvK').click();
  await expect(page.getByText('De KvK kent dit nummer niet. Klopt het? U kunt gewoon verder.')).toBeVisible();
  await next(page);
  await field(page, 'Kenteken').fill('XX-99-XX');
  await expect(
    page.getByText('De RDW kent dit kenteken niet. Klopt het? U kunt gewoon verder.'),
  ).toBeVisible();
  await sendFromVehicle(page);
  const notice = await waitForMail(OFFICE, /Nieuwe leaseaanvraag van Onbekend Bedrijf/);
  expect(notice.text).toContain('XX-99-XX');
  expect(notice.text).toContain('Over dit kenteken gaf de RDW geen gegevens.');
  expect(notice.text).not.toContain('volgens de KvK');
});
