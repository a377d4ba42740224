import { expect, type Page, test } from '@playwright/test';
import type { LeaseApplication, LeaseVerzoek } from '@site/contract';
import { accessibilityViolations } from '../support/accessibility';
import { APPLICATION, CUSTOMER, fakeCustomer } from '../support/fake-customer';
import { open } from '../support/open';

const APPROVED: LeaseApplication = { ...APPLICATION, status: 'approved' };
const ASKED: LeaseVerzoek = {
  id: 'v1',
  soort: 'slotbedrag',
  toelichting: 'Graag per 1 december.',
  gevraagdOp: '2026-11-20T09:00:00.000Z',
};

/** A customer whose application has no requests until one is received. */
async function withoutRequests(page: Page): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await fakeCustomer(page, { application: APPROVED });
  await page.route(`**/api/customers/${CUSTOMER.id}/applications`, (route) =>
    route.fulfill({
      json: {
        success: true,
        applications: [{ ...APPROVED, verzoeken: bodies.length > 0 ? [ASKED] : [] }],
      },
    }),
  );
  await page.route(`**/api/customers/${CUSTOMER.id}/application-requests`, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({
      json: { success: true, ontvangenOp: '2026-11-20', antwoordUiterlijk: '2026-11-23' },
    });
  });
  return bodies;
}

test('a customer asks the final amount by keyboard, and it stands there as asked', async ({ page }) => {
  const bodies = await withoutRequests(page);
  await open(page, '/klant/lease-aanvragen');
  const card = page.getByRole('article', { name: 'Aanvraag K7R2XPD' });
  await card.getByRole('button', { name: 'Bekijk uw aanvraag' }).focus();
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Vraag het slotbedrag op' }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText('Wilt u het slotbedrag weten?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Graag per 1 december.');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('U hoort uiterlijk maandag 23 november van ons.', { exact: true }),
  ).toBeVisible();
  expect(bodies).toEqual([{ aanvraagId: 'a1', soort: 'slotbedrag', toelichting: 'Graag per 1 december.' }]);
  await expect(card.getByText('U vroeg het slotbedrag op')).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Uw verzoeken' })).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a request that gets no answer keeps what was typed, and can be sent again', async ({ page }) => {
  const bodies = await withoutRequests(page);
  let lost = true;
  await page.route('**/application-requests', (route) => (lost ? route.abort() : route.fallback()));
  await open(page, '/klant/lease-aanvragen');
  await page.getByRole('button', { name: 'Bekijk uw aanvraag' }).click();
  await page.getByRole('button', { name: 'Trek mijn aanvraag in' }).click();
  await page.getByRole('textbox').fill('Ik heb een andere bus.');
  await page.getByRole('button', { name: 'Ja, trek mijn aanvraag in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Uw verzoek is niet verstuurd' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Ik heb een andere bus.');
  lost = false;
  await page.getByRole('button', { name: 'Ja, trek mijn aanvraag in' }).click();
  await expect(page.getByText('Uw verzoek is binnen', { exact: true })).toBeVisible();
  expect(bodies).toEqual([{ aanvraagId: 'a1', soort: 'intrekken', toelichting: 'Ik heb een andere bus.' }]);
});

test('the questions and answers fit on 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const long = `https://www.leasemaatschappij.example/${'slotbedrag'.repeat(12)}`;
  await fakeCustomer(page, {
    application: {
      ...APPROVED,
      verzoeken: [{ ...ASKED, beantwoordOp: '2026-11-23T09:00:00.000Z', antwoord: `Het bedrag: ${long}` }],
    },
  });
  await open(page, '/klant/lease-aanvragen');
  await page.getByRole('button', { name: 'Bekijk uw aanvraag' }).click();
  await page.getByRole('button', { name: 'Trek mijn aanvraag in' }).click();
  await page.getByRole('button', { name: 'Vraag het slotbedrag op' }).click();
  await expect(page.getByRole('textbox')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await accessibilityViolations(page)).toEqual([]);
});
