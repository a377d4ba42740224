import { expect, test } from '@playwright/test';
import { CALLS } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { accessibilityViolations } from '../../support/accessibility';
import { waitForMail } from '../../support/mails';
import { open } from '../../support/open';
import { site } from '../../support/site';

test('a complainant follows the link of the mail and sees by keyboard how far the complaint is', async ({
  page,
  request,
}) => {
  const { siteUrl } = site();
  const email = 'anna@klacht.example';
  const sent = await request.post(siteUrl + CALLS.complaints.path, {
    data: aComplaint({ email, klachtOnderwerp: 'De auto was niet klaar' }),
    headers: { origin: siteUrl },
  });
  expect(sent.ok()).toBe(true);
  const { text } = await waitForMail(email, /Wij hebben uw klacht ontvangen/);
  const [link = '', number = ''] = /http\S+\/klacht-volgen\?nummer=(K\d{4}-\d{6})/.exec(text) ?? [];
  const { pathname, search } = new URL(link);
  await open(page, pathname + search);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await expect(page.getByRole('textbox', { name: 'Klachtnummer' })).toHaveValue(number);
  const address = page.getByRole('main').getByRole('textbox', { name: 'E-mailadres' });
  await address.fill('iemand@anders.example');
  await address.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'Wij vinden geen klacht met dit nummer en dit e-mailadres.',
  );
  await expect(page.getByRole('textbox', { name: 'Klachtnummer' })).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(address).toBeFocused();
  await address.fill(email.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Wij hebben uw klacht ontvangen' })).toBeFocused();
  await expect(page.getByText(/^U hoort uiterlijk \S+dag \d+ \S+ \d{4} van ons\.$/)).toBeInViewport();
  await expect(page.getByRole('main')).not.toContainText('De auto was niet klaar');
  expect(await accessibilityViolations(page)).toEqual([]);
});
