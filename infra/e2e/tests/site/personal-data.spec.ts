import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { logInAsNewCustomer, permanentCodeOf, typeCode } from '../../support/customer';
import { waitForMail } from '../../support/mails';
import { open } from '../../support/open';
import { site } from '../../support/site';

test('a customer downloads his data, deletes his account, gets the mail about it and cannot log in again', async ({
  page,
}) => {
  const { siteUrl } = site();
  const email = 'jetze@vertrek.example';
  await logInAsNewCustomer(page, email);
  await open(page, '/klant/instellingen');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Mijn gegevens downloaden' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^mijn-gegevens-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({ account: { email }, aanvragen: [], apparaten: [{}], sessies: [{}] });

  await page.getByRole('button', { name: 'Account verwijderen' }).press('Enter');
  await expect(page.getByText('Weet u zeker dat u uw account wilt verwijderen?')).toBeFocused();
  const address = page.getByRole('textbox', { name: 'Typ uw e-mailadres om te bevestigen' });
  await address.fill('iemand@anders.example');
  await address.press('Enter');
  await expect(address).toBeFocused();
  await expect(page.getByText('Dit is niet het e-mailadres van uw account.').first()).toBeVisible();
  await address.fill(email);
  await page.getByRole('button', { name: 'Ja, account verwijderen' }).click();
  await page.waitForURL(`${siteUrl}/`);
  await expect(page.getByText('Account verwijderd', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('customer'))).toBeNull();
  expect((await page.context().cookies()).filter(({ httpOnly }) => httpOnly)).toEqual([]);
  expect((await waitForMail(email, /Uw account is verwijderd/)).text).toContain('Wat wij hebben verwijderd');

  await page.goto(`${siteUrl}/klant/instellingen`);
  await page.waitForURL(/\/login\/klant/);
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('link', { name: 'Al een account? Log in met je code' }).click();
  await typeCode(page, /logincode/i, await permanentCodeOf(email));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deze logincode klopt niet.').first()).toBeVisible();
});
