import { expect, type Page, test } from '@playwright/test';
import type { LeaseApplication, LeaseVerzoek } from '@site/contract';
import { accessibilityViolations } from '../../support/accessibility';
import { APPLICATION, CUSTOMER, fakeCustomer, OFFERTE } from '../../support/fake-customer';
import { open } from '../../support/open';
import { overflow } from '../../support/overflow';

const OFFERED: LeaseApplication = {
  ...APPLICATION,
  status: 'approved',
  voertuigType: 'auto',
  aanbetaling: 2500,
  slottermijn: 5000,
  opmerking: 'Ik wil graag halal leasen.',
  verloop: [{ status: 'approved', op: '2026-03-02T09:00:00.000Z', toelichting: 'Gefeliciteerd met uw bus.' }],
  offerte: OFFERTE,
};

const ASKED: LeaseVerzoek = {
  id: 'v1',
  soort: 'slotbedrag',
  toelichting: 'Graag per 1 december.',
  gevraagdOp: '2026-11-20T09:00:00.000Z',
};

const card = (page: Page) => page.getByRole('article', { name: 'Aanvraag K7R2XPD' });

test('by keyboard a customer reads the application and agrees with the offer: sent once a press while the server is slow, and again after a failure', async ({
  page,
}) => {
  await fakeCustomer(page, { application: OFFERED });
  const bodies: unknown[] = [];
  let answer = () => {};
  await page.route('**/api/customers/k1/accept-offer', async (route) => {
    bodies.push(route.request().postDataJSON());
    const isFirst = bodies.length === 1;
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill(
      isFirst
        ? { status: 503, json: { success: false, message: 'Het is nu te druk.' } }
        : { json: { success: true } },
    );
  });
  await open(page, '/klant/lease-aanvragen');
  await expect(card(page).getByRole('heading', { name: 'Uw offerte van Noord Lease' })).toBeVisible();
  await card(page).getByRole('button', { name: 'Bekijk uw aanvraag' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('Ik wil graag halal leasen.')).toBeVisible();

  const agree = card(page).getByRole('button', { name: 'Akkoord, bel mij' });
  await agree.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Versturen...' })).toBeDisabled();
  await page.keyboard.press('Enter');
  answer();
  await expect(page.getByRole('alert').filter({ hasText: 'Uw akkoord is niet verstuurd' })).toContainText(
    'Het is nu te druk.',
  );
  expect(bodies).toEqual([{ offerteId: 'o1' }]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await expect(agree).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => bodies.length).toBe(2);
  answer();
  await expect(page.getByText('Uw akkoord is bij ons binnen.', { exact: true })).toBeVisible();
});

test('a customer asks the final amount by keyboard, and it stands there as asked', async ({ page }) => {
  const bodies: unknown[] = [];
  await fakeCustomer(page);
  await page.route(`**/api/customers/${CUSTOMER.id}/applications`, (route) =>
    route.fulfill({
      json: {
        success: true,
        applications: [{ ...APPLICATION, status: 'approved', verzoeken: bodies.length > 0 ? [ASKED] : [] }],
      },
    }),
  );
  await page.route(`**/api/customers/${CUSTOMER.id}/application-requests`, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({
      json: { success: true, ontvangenOp: '2026-11-20', antwoordUiterlijk: '2026-11-23' },
    });
  });
  await open(page, '/klant/lease-aanvragen');
  await card(page).getByRole('button', { name: 'Bekijk uw aanvraag' }).focus();
  await page.keyboard.press('Enter');
  await card(page).getByRole('button', { name: 'Vraag het slotbedrag op' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('Wilt u het slotbedrag weten?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Graag per 1 december.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('U hoort uiterlijk maandag 23 november van ons.', { exact: true }),
  ).toBeVisible();
  expect(bodies).toEqual([{ aanvraagId: 'a1', soort: 'slotbedrag', toelichting: 'Graag per 1 december.' }]);
  await expect(card(page).getByText('U vroeg het slotbedrag op')).toBeVisible();
  await expect(card(page).getByRole('heading', { name: 'Uw verzoeken' })).toBeFocused();
});

test('an application with its offer, questions and answers is accessible and fits on 320 px, and its offer on paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const long = `https://www.leasemaatschappij.example/${'slotbedrag'.repeat(12)}`;
  const answered = { ...ASKED, beantwoordOp: '2026-11-23T09:00:00.000Z', antwoord: `Het bedrag: ${long}` };
  await fakeCustomer(page, { application: { ...OFFERED, verzoeken: [answered] } });
  await open(page, '/klant/lease-aanvragen');
  await page.getByRole('button', { name: 'Bekijk uw aanvraag' }).click();
  await expect(page.getByText('Gefeliciteerd met uw bus.')).toBeVisible();
  // Also before the buttons: a page that is too wide has them where nobody can press them.
  expect(await overflow(page.mainFrame())).toBe(0);
  await page.getByRole('button', { name: 'Trek mijn aanvraag in' }).click();
  await page.getByRole('button', { name: 'Vraag het slotbedrag op' }).click();
  await expect(page.getByRole('textbox')).toHaveCount(2);
  for (const box of await page.getByRole('textbox').all()) await box.fill(long);
  expect(await overflow(page.mainFrame())).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(card(page).getByText('Geldig tot en met')).toBeVisible();
  await expect(card(page).getByText('Ik wil graag halal leasen.')).toBeVisible();
  await expect(card(page).getByRole('button')).toHaveCount(0);
});
