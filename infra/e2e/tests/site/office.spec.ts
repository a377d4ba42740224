import { expect, type Locator, type Page, test } from '@playwright/test';
import { CALLS } from '@site/contract';
import { aComplaint } from '@site/testkit/complaint';
import { anApplication } from '@site/testkit/lease-application';
import { accessibilityViolations } from '../../support/accessibility';
import { logInAsNewCustomer, send, typeCode } from '../../support/customer';
import { waitForMail } from '../../support/mails';
import { open } from '../../support/open';
import { overflow } from '../../support/overflow';
import { site } from '../../support/site';
import { staff } from '../../support/staff';
import { DESKTOP } from '../../support/suite';

test.use(DESKTOP);

/** A passkey of this device, which its owner unlocks with a finger. */
async function withFingerprint(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function expectUsable(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([]);
  const size = page.viewportSize();
  for (const [width, what] of [
    [320, 'a narrow phone'],
    [720, 'a desktop at 200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 568 });
    expect(await overflow(page.mainFrame()), `wider than ${what}`).toBe(0);
  }
  if (size) await page.setViewportSize(size);
}

test('an invited employee makes a passkey, works for a day with the keyboard alone, and logs in again', async ({
  page,
  request,
}) => {
  const applicant = { email: 'beller@bedrijf.example', bedrijfsnaam: 'Bakkerij Zonnig' };
  const customer = await logInAsNewCustomer({ request }, applicant.email);
  const email = 'karin@kantoor.example';
  await staff('employees', 'add', email, '--name', 'Karin de Vries', '--role', 'beheerder');
  const { text } = await waitForMail(email, /^U kunt inloggen/);
  const [link = ''] = /http:\S+uitnodiging#\S+/.exec(text) ?? [];
  await withFingerprint(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Passkey maken' }).click();
  await expect(heading(page, 'Bewaar uw codes')).toBeVisible();
  await expectUsable(page);
  const { logincode = '' } =
    /(?<!\d)(?<logincode>\d{6})(?!\d)/.exec((await page.locator('main').textContent()) ?? '')?.groups ?? {};

  await page.clock.install();
  await page.getByRole('link', { name: 'Naar het kantoor' }).click();
  await expect(heading(page, 'Vandaag')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Berichten/ }).first()).toBeVisible();
  // What a customer and visitors send appears without a reload.
  const complainant = 'anna@klager.example';
  await send(request, CALLS.leaseApplication, anApplication(applicant));
  await send(
    request,
    CALLS.complaints,
    aComplaint({ email: complainant, klachtOnderwerp: 'Bus niet klaar' }),
  );
  await send(request, CALLS.contact, {
    name: 'Bram',
    email: 'bram@bakker.example',
    subject: 'Kan het sneller?',
    message: 'Graag.',
  });
  await page.clock.fastForward(31_000);
  const application = page.getByRole('listitem').filter({ hasText: applicant.bedrijfsnaam });
  await expect(application.getByRole('link', { name: '€ 25.000, 60 maanden' })).toBeVisible();
  await page.getByRole('link', { name: /^Berichten \d+$/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Kan het sneller?' }).first()).toBeVisible();
  await expectUsable(page);
  await page.getByRole('link', { name: 'Medewerkers' }).click();
  await expect(page.getByText(`Beheerder · ${email}`)).toBeVisible();
  await expectUsable(page);

  // With the keyboard alone: a caller is found, taken on and noted, and hears that it is approved.
  await page.getByRole('link', { name: 'Aanvragen', exact: true }).last().click();
  await expect(heading(page, 'Aanvragen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bakkerij Zonnig' }).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('zonnig');
  await expect(page).toHaveURL(/zoek=zonnig/);
  await expectUsable(page);
  await page.getByRole('link', { name: 'Bakkerij Zonnig' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Bakkerij Zonnig' })).toBeVisible();
  await page.getByRole('button', { name: 'Ik pak dit op' }).press('Enter');
  await expect(page.getByText('Karin de Vries (u)')).toBeVisible();
  await page.getByRole('textbox', { name: 'Notitie' }).fill('Gebeld: belt morgen terug.');
  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Notitie' })).toHaveValue('Gebeld: belt morgen terug.');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Bewaar de notitie' }).press('Enter');
  await expect(page.getByRole('list', { name: /^Verloop/ })).toContainText('Gebeld: belt morgen terug.');
  await page.getByText('Status wijzigen').press('Enter');
  const status = page.getByRole('form', { name: 'Status wijzigen' });
  await status.getByRole('combobox', { name: 'Nieuwe status' }).press('Enter');
  await page.getByRole('option', { name: 'Goedgekeurd' }).press('Enter');
  await status.getByRole('button', { name: 'Bekijk wat de klant krijgt' }).press('Enter');
  await expect(page.getByText('Dit krijgt de klant, precies zo:')).toBeFocused();
  await page.getByRole('button', { name: 'Wijzig de status en verstuur de mail' }).press('Enter');
  await expect(page.getByRole('list', { name: /^Verloop/ })).toContainText('Status: Goedgekeurd');
  await expect(page.getByRole('list', { name: /^Mails/ })).toContainText(applicant.email);

  // Then a document is asked, and an offer made.
  const change = async (
    title: string,
    fill: (form: Locator) => Promise<void>,
    action: string,
    done: string,
  ) => {
    const form = page.getByRole('form', { name: title });
    await page.getByText(title, { exact: true }).press('Enter');
    await fill(form);
    await form.getByRole('button', { name: 'Bekijk wat de klant krijgt' }).press('Enter');
    await expect(page.getByText('Dit krijgt de klant, precies zo:')).toBeFocused();
    await expectUsable(page);
    await page.getByRole('button', { name: action }).press('Enter');
    await expect(page.getByRole('list', { name: /^Verloop/ })).toContainText(done);
  };
  await change(
    'Documenten vragen',
    (form) => form.getByRole('checkbox').first().press('Space'),
    'Vraag dit en verstuur de mail',
    'Document gevraagd:',
  );
  const terms = {
    Leasemaatschappij: 'Noord Lease',
    Voertuig: 'Ford Transit',
    Maandbedrag: '412,50',
    'Aanschafprijs inclusief btw': '25000',
    Aanbetaling: '5000',
    Slottermijn: '0',
    'Looptijd in maanden': '60',
  };
  await change(
    'Offerte maken',
    async (form) => {
      for (const [label, value] of Object.entries(terms))
        await form.getByLabel(label, { exact: true }).fill(value);
    },
    'Maak de offerte en verstuur de mail',
    'Offerte van € 412,50 per maand, Noord Lease',
  );

  // The customer agrees, which the open page shows. Who was called is not on the list any more.
  const { applications } = await send(request, CALLS.applications, undefined, customer);
  const offerteId = applications[0]?.offerte?.id ?? '';
  await send(request, CALLS.acceptOffer, { offerteId }, customer);
  await page.clock.fastForward(31_000);
  await expect(page.getByText(/^Klant akkoord op .+, bellen uiterlijk/)).toBeVisible();
  const today = page.getByRole('navigation', { name: 'Kantoor' }).getByRole('link', { name: 'Vandaag' });
  await today.press('Enter');
  await application.getByRole('link', { name: 'Akkoord met de offerte' }).press('Enter');
  await page.getByRole('textbox', { name: 'Notitie' }).fill('Gebeld: tekent vrijdag.');
  await page.getByRole('button', { name: 'Bewaar de notitie' }).press('Enter');
  await expect(page.getByRole('list', { name: /^Verloop/ })).toContainText('Gebeld: tekent vrijdag.');
  await today.press('Enter');
  const complaint = page.getByRole('link', { name: 'Bus niet klaar' });
  await expect(complaint).toBeVisible();
  await expect(application).toHaveCount(0);

  await complaint.press('Enter');
  await page.getByRole('button', { name: 'Beantwoord de klacht' }).press('Enter');
  await page.getByRole('textbox', { name: 'Antwoord aan de indiener' }).fill('De bus is vrijdag klaar.');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Bekijk de mail' }).press('Enter');
  await page.getByRole('button', { name: 'Verstuur het antwoord' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Verloop' })).toContainText('De bus is vrijdag klaar.');
  expect((await waitForMail(complainant, /^Uw klacht is beantwoord/)).text).toContain(
    'De bus is vrijdag klaar.',
  );

  await page.getByRole('button', { name: 'Uitloggen', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Inloggen als medewerker')).toBeVisible();
  await typeCode(page, /logincode/i, logincode);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Vandaag')).toBeVisible();
});

test('who is not logged in at the office is led to its login, and no page of it is cached or indexed', async ({
  page,
}) => {
  for (const address of [
    '/kantoor',
    '/kantoor/aanvragen',
    '/kantoor/aanvraag',
    '/kantoor/klanten',
    '/kantoor/klant',
    '/kantoor/medewerkers',
  ]) {
    const response = await open(page, address);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    expect(response?.headers()['cross-origin-opener-policy']).toBe('same-origin');
    expect(await response?.text()).toContain('<meta name="robots" content="noindex"');
    await expect(heading(page, 'Inloggen als medewerker')).toBeVisible();
  }
});

/** Logs in as a new employee, who accepted the invitation on this device. */
async function logInAsEmployee(page: Page, email: string, role: 'medewerker' | 'beheerder'): Promise<void> {
  await staff('employees', 'add', email, '--name', 'Bea Bakker', '--role', role);
  const { text } = await waitForMail(email, /^U kunt inloggen/);
  await withFingerprint(page);
  await page.goto(/http:\S+uitnodiging#\S+/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Passkey maken' }).click();
  await page.getByRole('link', { name: 'Naar het kantoor' }).click();
  await expect(heading(page, 'Vandaag')).toBeVisible();
}

test('on the road an employee takes a message on from the list of today and answers it, with the keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = 'fatima@bakkerij.example';
  const data = { name: 'Fatima', email, subject: 'Een tweede oven', message: 'Kan dat ook?' };
  expect((await page.request.post(`${site().siteUrl}/api/contact`, { data })).status()).toBe(200);
  await logInAsEmployee(page, 'onderweg@kantoor.example', 'medewerker');

  const press = async (role: 'button' | 'link', name: string | RegExp) => {
    await page.getByRole(role, { name }).focus();
    await page.keyboard.press('Enter');
  };
  const row = page.getByRole('listitem').filter({ hasText: 'Een tweede oven' });
  await row.getByRole('button', { name: /^Ik pak dit op/ }).focus();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Bij u');
  await expectUsable(page);
  await press('link', 'Een tweede oven');
  await expect(page.getByRole('heading', { level: 2, name: 'Een tweede oven' })).toBeVisible();
  await expectUsable(page);

  await press('button', 'Wij missen nog iets');
  await page.keyboard.type('de prijs van de oven');
  await press('button', 'Bekijk de mail');
  await expect(page.getByRole('heading', { name: `Deze mail gaat naar ${email}` })).toBeFocused();
  await expectUsable(page);
  await press('button', 'Verstuur het antwoord');
  await expect(page.getByRole('heading', { name: 'Beantwoord' })).toBeVisible();
  const { text } = await waitForMail(email, /^Antwoord op uw bericht: Een tweede oven$/);
  expect(text).toContain('hebben wij nog iets van u nodig: de prijs van de oven.');
  expect(text).toContain('Met vriendelijke groet,\nBea Bakker');
  expect(text).toContain('Kan dat ook?');
});

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('an application by phone is typed with the keyboard alone, mailed to the customer, and found under the name', async ({
  page,
}) => {
  await logInAsEmployee(page, 'bea@kantoor.example', 'beheerder');
  const office = page.getByRole('navigation', { name: 'Kantoor' });
  await office.getByRole('link', { name: 'Aanvragen' }).click();
  await page.getByRole('link', { name: 'Aanvraag aannemen' }).click();
  await expect(heading(page, 'Aanvraag aannemen')).toBeVisible();
  const email = 'beller@bakker.example';
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  await field('Voor- en achternaam').focus();
  await page.keyboard.type('Bram Beller');
  for (const [name, text] of [
    ['Telefoonnummer', '06 12 34 56 78'],
    ['E-mailadres', email],
    ['Bedrijfsnaam', 'Bakkerij Beller'],
    ['KvK-nummer', '12345678'],
    ['Link of omschrijving', 'Transporter uit 2022'],
    [/^Aanschafprijs/, '25000'],
  ] as const) {
    await tabTo(page, field(name));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('combobox', { name: /^Looptijd/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  await expectUsable(page);
  await tabTo(page, page.getByRole('button', { name: 'Sla op en mail de klant' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Open de aanvraag' })).toBeVisible();
  await expectUsable(page);
  const { text } = await waitForMail(email, /^Wij hebben uw leaseaanvraag ontvangen/);
  const [, leaseCode = ''] = /^ {4}([A-Z0-9]{7})$/m.exec(text) ?? [];

  await office.getByRole('link', { name: 'Klanten' }).click();
  await expect(heading(page, 'Klanten')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('bram beller');
  await page.getByRole('link', { name: 'Bram Beller' }).click();
  await expect(page.getByRole('link', { name: leaseCode })).toBeVisible();
  await expectUsable(page);
  await expect(page.getByText('Er is niets dat nu verwijderd kan worden.')).toBeVisible();
});
