import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { CALLS } from '@site/contract';
import { BESTAND_FOUTEN } from '@site/contract/facts';
import { anApplication } from '@site/testkit/lease-application';
import { logInAsNewCustomer } from '../../support/customer';
import { waitForMail } from '../../support/mails';
import { open } from '../../support/open';
import { site } from '../../support/site';
import { staff } from '../../support/staff';

/** A red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a customer sends what the office asks, one file of which is refused, and sends again what the office refused', async ({
  page,
}) => {
  const { siteUrl } = site();
  const email = 'saar@papieren.example';
  await logInAsNewCustomer(page, email);
  const { method, path } = CALLS.leaseApplication;
  const data = anApplication({ email });
  await page.request.fetch(siteUrl + path, { method, data, headers: { origin: siteUrl } });
  await open(page, '/klant/lease-aanvragen');
  const name = await page.getByRole('article', { name: /^Aanvraag/ }).getAttribute('aria-label');
  const code = String(name).replace('Aanvraag ', '');
  await staff('documents', 'ask', code, 'identiteitsbewijs', '--by', 'Kim', '--yes');
  await waitForMail(email, /documenten van u nodig/);

  await page.reload();
  await page.getByRole('link', { name: 'Stuur uw documenten' }).click();
  const card = page.getByRole('article', { name: 'Een geldig identiteitsbewijs, zoals uw rijbewijs' });
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
