import { expect, test } from '@playwright/test';
import type { LeaseApplication } from '@site/contract';
import { accessibilityViolations } from '../support/accessibility';
import { APPLICATION, fakeCustomer } from '../support/fake-customer';
import { open } from '../support/open';

const OFFERED: LeaseApplication = {
  ...APPLICATION,
  status: 'approved',
  voertuigType: 'auto',
  aanbetaling: 2500,
  slottermijn: 5000,
  opmerking: 'Ik wil graag halal leasen.',
  verloop: [{ status: 'approved', op: '2026-03-02T09:00:00.000Z', toelichting: 'Gefeliciteerd met uw bus.' }],
  offerte: {
    id: 'o1',
    status: 'open',
    leasemaatschappij: 'Noord Lease',
    voertuig: 'www.busjes.example/transporter',
    aanschafprijs: 32_500,
    aanbetaling: 2500,
    slottermijn: 5000,
    looptijd: 60,
    maandbedrag: 612,
    kosten: 250,
    toelichting: 'De prijs van de inruil is er al af.',
    gemaaktOp: '2026-03-02T09:15:00.000Z',
    geldigTotEnMet: '2026-03-11',
  },
};

test('a customer reads the application and agrees with the offer by keyboard', async ({ page }) => {
  await fakeCustomer(page, { application: OFFERED });
  const bodies: unknown[] = [];
  await page.route('**/api/customers/k1/accept-offer', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ json: { success: true } });
  });
  await open(page, '/klant/lease-aanvragen');
  const card = page.getByRole('article', { name: 'Aanvraag K7R2XPD' });
  await expect(card.getByRole('heading', { name: 'Uw offerte van Noord Lease' })).toBeVisible();

  const details = card.getByRole('button', { name: 'Bekijk uw aanvraag' });
  await details.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText('Ik wil graag halal leasen.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await card.getByRole('button', { name: 'Akkoord, bel mij' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Uw akkoord is bij ons binnen.', { exact: true })).toBeVisible();
  expect(bodies).toEqual([{ offerteId: 'o1' }]);
});

test('an application with its offer fits on 320 px and on paper', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fakeCustomer(page, { application: OFFERED });
  await open(page, '/klant/lease-aanvragen');
  await page.getByRole('button', { name: 'Bekijk uw aanvraag' }).click();
  await expect(page.getByText('Gefeliciteerd met uw bus.')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);

  await page.emulateMedia({ media: 'print' });
  const card = page.getByRole('article', { name: 'Aanvraag K7R2XPD' });
  await expect(card.getByText('Geldig tot en met')).toBeVisible();
  await expect(card.getByText('Ik wil graag halal leasen.')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
});

for (const width of [390, 768, 1440]) {
  test(`with a server that is slow and then fails, an agreement is sent once a press and can be tried again, on ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await fakeCustomer(page, { application: OFFERED });
    let sent = 0;
    await page.route('**/api/customers/k1/accept-offer', async (route) => {
      sent += 1;
      const first = sent === 1;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.fulfill(
        first
          ? { status: 503, json: { success: false, message: 'Het is nu te druk.' } }
          : { json: { success: true } },
      );
    });
    await open(page, '/klant/lease-aanvragen');
    const button = page.getByRole('button', { name: 'Akkoord, bel mij' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Versturen...' })).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Uw akkoord is niet verstuurd' })).toContainText(
      'Het is nu te druk.',
    );
    expect(sent).toBe(1);
    expect(await accessibilityViolations(page)).toEqual([]);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Uw akkoord is bij ons binnen.', { exact: true })).toBeVisible();
    expect(sent).toBe(2);
  });
}
