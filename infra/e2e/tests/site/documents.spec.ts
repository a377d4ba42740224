import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { CALLS } from '@site/contract';
import { BESTAND_FOUTEN, FORMULIER_UITKOMSTEN } from '@site/contract/facts';
import { anApplication } from '@site/testkit/lease-application';
import { accessibilityViolations } from '../../support/accessibility';
import { logInAsNewCustomer, send } from '../../support/customer';
import { waitForMail } from '../../support/mails';
import { open } from '../../support/open';
import { site } from '../../support/site';
import { staff } from '../../support/staff';
import { DESKTOP } from '../../support/suite';

/** A red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const identityCard = (page: Page) =>
  page.getByRole('article', { name: 'Een geldig identiteitsbewijs, zoals uw rijbewijs' });

/** Logs in as a new customer, of whom the office asks an identity document. @returns the code of the application */
async function asked(page: Page, email: string): Promise<string> {
  const id = await logInAsNewCustomer(page, email);
  await send(page.request, CALLS.leaseApplication, anApplication({ email }));
  const answer = await page.request.get(site().siteUrl + CALLS.applications.path.replace('{id}', id));
  const [{ leaseCode }] = (await answer.json()).applications;
  await staff('documents', 'ask', leaseCode, 'identiteitsbewijs', '--by', 'Kim', '--yes');
  await waitForMail(email, /documenten van u nodig/);
  return leaseCode;
}

test('a customer sends what the office asks, one file of which is refused, and sends again what the office refused', async ({
  page,
}) => {
  const email = 'saar@papieren.example';
  const code = await asked(page, email);
  await open(page, '/klant/lease-aanvragen');
  await page.getByRole('link', { name: 'Stuur uw documenten' }).click();
  const card = identityCard(page);
  await card.getByLabel(/^Kies bestanden/).setInputFiles([
    { name: 'voor.png', mimeType: 'image/png', buffer: PNG },
    { name: 'half.png', mimeType: 'image/png', buffer: PNG.subarray(0, 40) },
    { name: 'achter.png', mimeType: 'image/png', buffer: Buffer.concat([PNG, Buffer.from('more')]) },
  ]);
  await expect(card.getByRole('link', { name: 'achter.png' })).toBeVisible();
  await expect(card.getByText(BESTAND_FOUTEN.kapot)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await card.getByRole('link', { name: 'voor.png' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('voor.png');
  expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');

  const [document = ''] =
    /^[0-9a-f]{8}(?= {2}Een geldig)/m.exec(await staff('documents', 'show', code)) ?? [];
  await staff(
    'documents',
    'refuse',
    document,
    '--note',
    'De achterkant is niet scherp.',
    '--by',
    'Kim',
    '--yes',
  );
  await page.reload();
  await expect(card.getByText('Afgekeurd')).toBeVisible();
  await expect(card.getByText('De achterkant is niet scherp.')).toBeVisible();
  await card.getByRole('button', { name: 'Verwijderen achter.png' }).click();
  await card.getByRole('button', { name: 'Ja, verwijder' }).click();
  await expect(card.getByRole('link', { name: 'achter.png' })).toBeHidden();
  await card
    .getByLabel(/^Kies bestanden/)
    .setInputFiles([
      { name: 'scherp.png', mimeType: 'image/png', buffer: Buffer.concat([PNG, Buffer.from('sharp')]) },
    ]);
  await expect(card.getByText('Afgekeurd')).toBeHidden();
});

/** A png with as many bytes behind it. */
const photo = (name: string, bytes: number) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([PNG, randomBytes(bytes)]),
});

for (const [device, use] of [
  ['phone', {}],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test('over slow 3G a file shows how much was sent, one is cancelled, and the next arrives', async ({
      page,
    }) => {
      await asked(page, `${device}@papieren.example`);
      await open(page, '/klant/documenten');
      const card = identityCard(page);
      const camera = card.getByLabel(/^Maak een foto/);
      await expect(camera).toHaveAttribute('capture', 'environment');
      await expect(camera).toBeVisible({ visible: device === 'phone' });

      const devtools = await page.context().newCDPSession(page);
      const limitTo = (bytesPerSecond: number) =>
        devtools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput: bytesPerSecond,
          uploadThroughput: bytesPerSecond,
        });
      await devtools.send('Network.enable');
      await limitTo(50_000);
      await card
        .getByLabel(/^Kies bestanden/)
        .setInputFiles([photo('lang.png', 10_000_000), photo('kort.png', 100_000)]);
      const sending = card.getByRole('progressbar', { name: 'lang.png: wordt verstuurd' });
      await expect(sending).toHaveAttribute('aria-valuenow', /^[1-9]/);
      await expect(card.getByRole('progressbar', { name: 'kort.png: wacht op de vorige' })).toBeVisible();
      await card.getByRole('button', { name: 'Annuleren lang.png' }).click();
      await expect(card.getByRole('link', { name: 'kort.png' })).toBeVisible();
      await limitTo(-1);
      await page.reload();
      await expect(card.getByRole('link', { name: /png$/ })).toHaveText(['kort.png']);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  /** What axe reports on what a page is without scripts, which axe itself needs. */
  async function violations(page: Page, browser: Browser): Promise<unknown> {
    const withScripts = await browser.newPage({ javaScriptEnabled: true, viewport: page.viewportSize() });
    const html = await (await page.request.get(page.url())).text();
    await withScripts.setContent(html.replaceAll(/<script.*?<\/script>|<\/?noscript>/gs, ''));
    await expect(withScripts.getByRole('button', { name: 'Verstuur het bestand' })).toBeVisible();
    const found = await accessibilityViolations(withScripts, { include: 'main' });
    await withScripts.close();
    return found;
  }

  for (const width of [320, 1440]) {
    test(`a customer sends a document by a form with the keyboard, and reads what came of it, at ${width} px`, async ({
      page,
      browser,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await asked(page, `zonder-scripts-${width}@papieren.example`);
      await page.goto(`${site().siteUrl}/klant/documenten`);
      const kind = page.getByLabel('Document', { exact: true });
      const file = page.getByLabel(/^Bestand:/);
      /** Playwright looks for no text in `noscript`. */
      const said = (text: string) => page.locator('main noscript div:target', { hasText: text });
      const submit = async (name: string, buffer: Buffer) => {
        await kind.selectOption({ label: 'Een geldig identiteitsbewijs, zoals uw rijbewijs' });
        await file.setInputFiles({ name, mimeType: 'image/png', buffer });
        await file.press('Tab');
        await page.keyboard.press('Enter');
      };
      expect(await violations(page, browser)).toEqual([]);
      await submit('half.png', PNG.subarray(0, 40));
      await expect(said(BESTAND_FOUTEN.kapot)).toBeVisible();
      await submit('voor.png', PNG);
      await expect(said(FORMULIER_UITKOMSTEN.ontvangen)).toBeVisible();
      await expect(said(BESTAND_FOUTEN.kapot)).toBeHidden();
    });
  }
});
