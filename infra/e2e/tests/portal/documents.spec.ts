import { expect, type Page, type Route, test } from '@playwright/test';
import type { DocumentBestand, GevraagdDocument } from '@site/contract';
import { BESTAND_FOUTEN } from '@site/contract/facts';
import { accessibilityViolations } from '../../support/accessibility';
import { fakeCustomer } from '../../support/fake-customer';
import { open } from '../../support/open';
import { overflow } from '../../support/overflow';
import { translate } from '../../support/translate';

const IDENTITY: GevraagdDocument = {
  id: 'd1',
  aanvraagId: 'a1',
  soort: 'identiteitsbewijs',
  naam: 'Een geldig identiteitsbewijs, zoals uw rijbewijs',
  status: 'gevraagd',
  toelichting: '',
  gevraagdOp: '2026-11-20T09:00:00.000Z',
  bestanden: [],
};

const FILE: DocumentBestand = {
  id: 'b0',
  naam: `${'uittreksel-van-de-kamer-van-koophandel-'.repeat(3)}2026.pdf`,
  type: 'application/pdf',
  grootte: 340_000,
  gestuurdOp: '2026-11-21T09:00:00.000Z',
  status: 'schoon',
};

const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('foto') });
const card = (page: Page) => page.getByRole('article', { name: IDENTITY.naam });
const field = (page: Page) => card(page).getByLabel(/^Kies bestanden/);

/**
 * Answers each upload in turn; `others` are asked too. Returns the names of the files in the order in which they came, and the document as it is
 * then.
 */
async function fakeUploads(
  page: Page,
  answers: ((route: Route) => Promise<void>)[] = [],
  others: readonly GevraagdDocument[] = [],
): Promise<{ names: string[]; document: GevraagdDocument }> {
  const uploads = { names: [] as string[], document: IDENTITY };
  await page.route('**/api/customers/k1/documents', (route) =>
    route.fulfill({ json: { success: true, documenten: [uploads.document, ...others] } }),
  );
  await page.route('**/api/customers/k1/documents/d1/files', async (route) => {
    const naam = /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1];
    uploads.names.push(String(naam));
    const answer = answers.shift();
    if (answer) return answer(route);
    const id = `b${uploads.names.length}`;
    const bestanden = [...uploads.document.bestanden, { ...FILE, id, naam: String(naam) }];
    uploads.document = { ...IDENTITY, status: 'ontvangen', bestanden };
    await route.fulfill({
      json: { success: true, bestanden: [{ naam, id }], document: uploads.document },
    });
  });
  return uploads;
}

test('a customer sends three files at once, one of which is refused, on a page that the browser translated', async ({
  page,
}) => {
  await fakeCustomer(page);
  const fout = BESTAND_FOUTEN.kapot;
  const refuse = (route: Route) =>
    route.fulfill({
      status: 400,
      json: { success: false, message: fout, bestanden: [{ naam: 'half.jpg', fout }] },
    });
  const { names } = await fakeUploads(page, [refuse]);
  await open(page, '/klant/documenten');
  await expect(card(page).getByText('Nog nodig')).toBeVisible();
  await translate(page);
  await field(page).setInputFiles([photo('half.jpg'), photo('voor.jpg'), photo('achter.jpg')]);
  await expect(card(page).getByRole('link', { name: 'achter.jpg' })).toBeVisible();
  await expect(card(page).getByRole('link', { name: 'voor.jpg' })).toBeVisible();
  await expect(card(page).getByText(fout)).toBeVisible();
  await expect(card(page).getByText('Ontvangen', { exact: true })).toBeVisible();
  expect(names).toEqual(['half.jpg', 'voor.jpg', 'achter.jpg']);
  await card(page).getByRole('button', { name: 'Weghalen half.jpg' }).click();
  await expect(card(page).getByText(fout)).toBeHidden();
});

test('by keyboard: chooses a file, sends it again after a lost connection, and removes it', async ({
  page,
}) => {
  await fakeCustomer(page);
  const uploads = await fakeUploads(page, [(route) => route.abort('connectionreset')]);
  await page.route('**/documents/d1/files/b2', (route) => {
    uploads.document = IDENTITY;
    return route.fulfill({ json: { success: true } });
  });
  await open(page, '/klant/documenten');
  // Waits before the focus, so that the browser has heard of it by the time of the key.
  const choosing = page.waitForEvent('filechooser');
  await field(page).focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles([photo('voor.jpg')]);
  await expect(card(page).getByText('De verbinding viel weg.')).toBeVisible();
  await card(page).getByRole('button', { name: 'Opnieuw versturen voor.jpg' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('link', { name: 'voor.jpg' })).toBeVisible();
  await expect(page.getByRole('heading', { name: IDENTITY.naam })).toBeFocused();
  expect(uploads.names).toEqual(['voor.jpg', 'voor.jpg']);
  await card(page).getByRole('button', { name: 'Verwijderen voor.jpg' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wilt u voor.jpg verwijderen?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('Nog nodig')).toBeVisible();
  await expect(page.getByRole('heading', { name: IDENTITY.naam })).toBeFocused();
});

test('a chosen file stays while the customer is on another page, and goes on by itself', async ({ page }) => {
  await fakeCustomer(page);
  const { names } = await fakeUploads(page, [(route) => route.abort('connectionreset')]);
  await open(page, '/klant/documenten');
  await field(page).setInputFiles([photo('voor.jpg')]);
  await expect(card(page).getByText('De verbinding viel weg.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Klantportaal' }).getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uw account' })).toBeFocused();
  await page.goBack();
  await expect(card(page).getByRole('link', { name: 'voor.jpg' })).toBeVisible();
  expect(names).toEqual(['voor.jpg', 'voor.jpg']);
});

test('documents in every state are accessible and fit on 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const states = ['afgekeurd', 'ontvangen', 'in-controle', 'akkoord'] as const;
  const others = states.map((status) => ({
    ...IDENTITY,
    id: `d-${status}`,
    naam: `De huurovereenkomst van uw bedrijfsverzamelgebouw (${status})`,
    status,
    toelichting: 'Pagina 2 ontbreekt.',
    bestanden: [FILE, { ...FILE, id: 'b9', status: 'besmet' as const }],
  }));
  await fakeCustomer(page);
  await fakeUploads(page, [() => new Promise(() => {})], others);
  await open(page, '/klant/documenten');
  await field(page).setInputFiles([
    photo('voor.jpg'),
    photo('achter.jpg'),
    { ...photo('leeg.pdf'), buffer: Buffer.alloc(0) },
  ]);
  await expect(card(page).getByText(BESTAND_FOUTEN.leeg)).toBeVisible();
  await page
    .getByRole('button', { name: /^Verwijderen/ })
    .first()
    .click();
  expect(await overflow(page.mainFrame())).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});
