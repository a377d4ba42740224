import type { Page } from '@playwright/test';
import { sixDigits, waitForMail } from './mails';

/** Types a code into its first box; the focus moves to the next boxes by itself. */
export async function typeCode(page: Page, group: RegExp, code: string): Promise<void> {
  await page.getByRole('group', { name: group }).getByRole('textbox').first().click();
  await page.keyboard.type(code);
}

/** Activates an account for a new address and logs in with it, from the open login page, by keyboard and mail. */
export async function becomeCustomer(page: Page, email: string): Promise<void> {
  await page.waitForSelector('html[data-hydrated]');
  await page.locator('main').getByRole('textbox', { name: 'E-mailadres' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: /Activatiecode/ }).waitFor();
  await typeCode(page, /Activatiecode/, sixDigits(await waitForMail(email, /activ/i)));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Nu inloggen met mijn code' }).click();
  await page.getByRole('group', { name: /logincode/ }).waitFor();
  await typeCode(page, /logincode/, sixDigits(await waitForMail(email, /vaste|logincode/i)));
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: /Verificatiecode/ }).waitFor();
  await typeCode(page, /Verificatiecode/, sixDigits(await waitForMail(email, /verificatie/i)));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/klant'));
}
