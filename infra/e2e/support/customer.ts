import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type AnswerOf, type ApiCall, type BodyOf, CALLS } from '@site/contract';
import { sixDigits, waitForMail } from './mails';
import { site } from './site';

/** Types a code into its first box; the focus moves to the next boxes by itself. */
export async function typeCode(page: Page, group: RegExp, code: string): Promise<void> {
  await page.getByRole('group', { name: group }).getByRole('textbox').first().click();
  await page.keyboard.type(code);
}

/** The permanent code of an account, from its mail. */
export const permanentCodeOf = async (email: string): Promise<string> =>
  sixDigits(await waitForMail(email, /logincode/i));

/** Activates an account for a new address and logs in with it, from the open login page, by keyboard and mail. */
export async function becomeCustomer(page: Page, email: string): Promise<void> {
  await page.waitForSelector('html[data-hydrated]');
  await page.locator('main').getByRole('textbox', { name: 'E-mailadres' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: /Activatiecode/ }).waitFor();
  await typeCode(page, /Activatiecode/, sixDigits(await waitForMail(email, /activ/i)));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Nu inloggen met mijn code' }).click();
  await page.getByRole('group', { name: /logincode/i }).waitFor();
  await typeCode(page, /logincode/i, await permanentCodeOf(email));
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: /Verificatiecode/ }).waitFor();
  await typeCode(page, /Verificatiecode/, sixDigits(await waitForMail(email, /verificatie/i)));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/klant'));
}

/** Makes a call of the site, with the id of the customer in its path. */
export async function send<C extends ApiCall>(
  request: APIRequestContext,
  call: C,
  data: BodyOf<C>,
  customerId = '',
): Promise<AnswerOf<C>> {
  const { siteUrl } = site();
  const path = call.path.replace('{id}', customerId);
  const headers = { origin: siteUrl };
  const answer = await request.fetch(siteUrl + path, { method: call.method, data, headers });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

/** The same without a page: for a test of what a customer does after the login. @returns the id of the customer */
export async function logInAsNewCustomer({ request }: Pick<Page, 'request'>, email: string): Promise<string> {
  await send(request, CALLS.activate, { email });
  await send(request, CALLS.verifyActivation, {
    email,
    code: sixDigits(await waitForMail(email, /activ/i)),
  });
  const { customerId } = await send(request, CALLS.login, { permanentCode: await permanentCodeOf(email) });
  const code = sixDigits(await waitForMail(email, /verificatie/i));
  await send(request, CALLS.verify2fa, { customerId, code });
  return customerId;
}
