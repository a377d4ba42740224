import { expect, type Page, test } from '@playwright/test';
import { calculateVan } from '../../support/calculation';
import { typeCode } from '../../support/customer';
import { sixDigits, waitForMail } from '../../support/mails';
import { site } from '../../support/site';
import { staff } from '../../support/staff';

const next = (page: Page) => page.getByRole('button', { name: 'Volgende', exact: true }).click();

const field = (page: Page, name: string | RegExp) => page.locator('main').getByRole('textbox', { name });

test('a visitor calculates, applies, activates an account, logs in, links the application and sees it', async ({
  page,
}) => {
  const browserLog: string[] = [];
  page.on('console', (message) => browserLog.push(message.text()));
  page.on('pageerror', (error) => browserLog.push(error.message));
  const { siteUrl } = site();
  const email = 'fenna@bakkerij.example';

  await page.goto(siteUrl);
  await page.waitForSelector('html[data-hydrated]');
  await calculateVan(page);

  // The application starts with the same amounts.
  await page.getByRole('link', { name: 'Vraag offerte aan' }).last().click();
  await page.getByRole('button', { name: 'Start uw aanvraag' }).click();
  await expect(page.getByText('Stap 1 van 10')).toBeVisible();
  await field(page, 'Voor- en achternaam').fill('Fenna van der Meer');
  await next(page);
  await field(page, 'E-mailadres').fill(email);
  await next(page);
  await field(page, 'Telefoonnummer').fill('06 12 34 56 78');
  await next(page);
  await field(page, 'Bedrijfsnaam').fill("Bakkerij 't Hoekje");
  await field(page, 'KvK nummer').fill('12345678');
  await next(page);
  await field(page, 'Link naar het voertuig').fill('voorbeeld.example/transporter');
  await next(page);
  await expect(field(page, /^Aanschafprijs/)).toHaveValue('25.000');
  await next(page);
  await expect(field(page, 'Bedrag van uw aanbetaling')).toHaveValue('5.000');
  await next(page);
  await expect(field(page, 'Bedrag van uw slottermijn')).toHaveValue('5.000');
  await next(page);
  await expect(page.getByRole('radio', { name: /60/ })).toBeChecked();
  await next(page);
  await expect(page.getByText('Stap 10 van 10')).toBeVisible();
  await expect(page.locator('main')).toContainText('€ 20.000');
  const sent = page.waitForRequest('**/api/send-lease-email');
  await page
    .getByRole('button', { name: /versturen|aanvragen/i })
    .last()
    .click();
  expect((await sent).postDataJSON()).toEqual({
    naam: 'Fenna van der Meer',
    email,
    telefoon: '0612345678',
    bedrijfsnaam: "Bakkerij 't Hoekje",
    kvkNummer: '12345678',
    voertuigLink: expect.stringMatching(/voorbeeld\.example\/transporter$/),
    voertuigType: 'auto',
    aanschafprijs: '25000',
    aanbetaling: '5000',
    wantAanbetaling: true,
    slottermijn: '5000',
    wantSlottermijn: true,
    looptijd: '60',
  });
  await expect(page.getByRole('heading', { name: 'Lease aangevraagd' })).toBeVisible();
  await expect(page.getByText('We nemen zo spoedig mogelijk contact met u op.')).toBeVisible();
  await page.waitForURL(`${siteUrl}/`);

  // The mail has the code of the application.
  const confirmation = await waitForMail(email, /aanvraag/i);
  const [leaseCode = ''] = /\b[2-9A-HJ-NP-Z]{7}\b/.exec(confirmation.text) ?? [];
  expect(leaseCode).toHaveLength(7);
  expect(confirmation.html).toContain('€');

  // The account.
  await page.goto(`${siteUrl}/login/klant`);
  await page.waitForSelector('html[data-hydrated]');
  await field(page, 'E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Stuur mij een activatiecode' }).click();
  await expect(page.getByText('Code verzonden!', { exact: true })).toBeVisible();
  await typeCode(page, /Activatiecode/, sixDigits(await waitForMail(email, /activ/i)));
  await page.getByRole('button', { name: 'Account activeren' }).click();
  await expect(page.getByText('Account succesvol geactiveerd!').first()).toBeVisible();
  const permanentCode = sixDigits(await waitForMail(email, /logincode/i));

  // The login, with both codes.
  await page.getByRole('button', { name: 'Nu inloggen met mijn code' }).click();
  await typeCode(page, /logincode/i, permanentCode);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).last().click();
  await expect(page.getByText('f•••', { exact: false }).first()).toBeVisible();
  await typeCode(page, /Verificatiecode/, sixDigits(await waitForMail(email, /verificatie/i)));
  await page.getByRole('button', { name: 'Code bevestigen' }).click();
  await page.waitForURL(`${siteUrl}/klant`);
  const stored = await page.evaluate(() => sessionStorage.getItem('customer'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ email });
  await expect(page.getByRole('banner').getByText('Uitloggen').first()).toBeAttached();

  // Linking fills in the profile.
  await page
    .getByRole('link', { name: /^Ja/ })
    .or(page.getByRole('button', { name: /^Ja/ }))
    .first()
    .click();
  await page.waitForURL(`${siteUrl}/klant/lease-koppelen`);
  await typeCode(page, /code/i, leaseCode.toLowerCase());
  await page.getByRole('button', { name: /koppelen/i }).click();
  await expect(page.getByText('Aanvraag gekoppeld!', { exact: true })).toBeVisible();
  await page.waitForURL(`${siteUrl}/klant/lease-aanvragen`);
  const main = page.locator('main');
  await expect(main).toContainText('In behandeling');
  await expect(main).toContainText(/25\.000/);
  await expect(main).toContainText('60 maanden');
  await expect(main).toContainText("Bakkerij 't Hoekje");
  expect(((await main.textContent()) ?? '').replace(/[^0-9A-Z]/g, '')).toContain(leaseCode);
  await page.goto(`${siteUrl}/klant/account`);
  await expect(field(page, /^Voornaam/)).toHaveValue('Fenna');
  await expect(field(page, /^Achternaam/)).toHaveValue('van der Meer');
  await expect(field(page, /^KvK nummer/)).toHaveValue('12345678');
  await page.goto(`${siteUrl}/klant`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fenna');
  await expect(page.getByText('1 aanvraag', { exact: true })).toBeVisible();
  await expect(page.getByText(/Account \d+% voltooid/)).toHaveCount(0);

  // A request about the application is mailed, and stands there as asked.
  await page.goto(`${siteUrl}/klant/lease-aanvragen`);
  await page.getByRole('button', { name: 'Bekijk uw aanvraag' }).click();
  await page.getByRole('button', { name: 'Trek mijn aanvraag in' }).click();
  await field(page, /^Waarom trekt u de aanvraag in/).fill('Ik heb een andere bus gevonden.');
  await page.getByRole('button', { name: 'Ja, trek mijn aanvraag in' }).click();
  await expect(main.getByText('U vroeg om deze aanvraag in te trekken')).toBeVisible();
  await page.reload();
  await expect(main.getByText('U vroeg om deze aanvraag in te trekken')).toBeVisible();
  const request = await waitForMail(email, /leaseaanvraag intrekken/);
  expect(request.text).toContain('Ik heb een andere bus gevonden.');
  expect(request.text).toContain(leaseCode);

  // After logging out the portal is closed.
  await page.getByRole('banner').getByRole('link', { name: 'Uitloggen' }).first().click();
  await page.waitForURL(`${siteUrl}/`);
  await page.goto(`${siteUrl}/klant`);
  await page.waitForURL(/\/login\/klant/);

  expect(browserLog.filter((line) => !/status of 401/.test(line))).toEqual([]);
});

test('an application is continued on another device by the mailed link, which sending it consumes', async ({
  page,
  browser,
}) => {
  const { siteUrl } = site();
  const email = 'later@bakkerij.example';
  await page.goto(`${siteUrl}/lease-aanvragen`);
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('button', { name: 'Start uw aanvraag' }).click();
  await field(page, 'Voor- en achternaam').fill('Fenna van der Meer');
  await next(page);
  await field(page, 'E-mailadres').fill(email);
  await next(page);
  await field(page, 'Telefoonnummer').fill('0612345678');
  await next(page);
  await field(page, 'Bedrijfsnaam').fill("Bakkerij 't Hoekje");
  await field(page, 'KvK nummer').fill('12345678');
  await next(page);
  await page.getByRole('button', { name: 'Later verder' }).click();
  await expect(field(page, 'E-mailadres voor de link')).toHaveValue(email);
  await page.getByRole('button', { name: 'Mail mij de link' }).click();
  await expect(page.getByText(`De link is onderweg naar ${email}.`)).toBeVisible();
  const { text } = await waitForMail(email, /later verder/);
  const [link = ''] = /https?:\S+\/verder#[\w-]+/.exec(text) ?? [];

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(link);
  await expect(phone.getByText('Stap 5 van 10', { exact: true })).toBeVisible();
  await expect(phone).toHaveURL(`${siteUrl}/lease-aanvragen`);
  await field(phone, 'Link naar het voertuig').fill('voorbeeld.example/transporter');
  await next(phone);
  await field(phone, /^Aanschafprijs/).fill('25000');
  for (let steps = 0; steps < 3; steps++) await next(phone);
  await phone.getByRole('radio', { name: /60/ }).check();
  await next(phone);
  await expect(phone.getByText('Fenna van der Meer')).toBeVisible();
  await phone.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(phone.getByRole('heading', { name: 'Lease aangevraagd' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('Deze aanvraag hebt u al verstuurd.', { exact: false })).toBeVisible();
  await phone.context().close();
});

test('a dealer begins an application, the customer finishes it, and the dealer sees how far it is only', async ({
  browser,
  page,
}) => {
  const [dealer, email] = ['verkoop@debrug.example', 'fenna@viadealer.example'];
  await staff('dealers', 'add', dealer, 'Autobedrijf De Brug', '--by', 'Kim');
  const { text: mailed } = await waitForMail(dealer, /^Uw link voor dealers/);
  const [own = ''] = /https?:\S+\/dealer#[\w-]+/.exec(mailed) ?? [];
  await page.goto(own);
  await expect(page.getByText('U begint deze aanvraag als Autobedrijf De Brug.')).toBeVisible();
  await field(page, 'Link naar het voertuig').fill('debrug.example/transporter');
  await field(page, /^Aanschafprijs/).fill('25000');
  await field(page, 'Naam van uw klant').fill('Fenna van der Meer');
  await page.getByRole('button', { name: 'Mail uw klant de aanvraag' }).click();
  await expect(page.getByText('Vul een e-mailadres in, bijvoorbeeld naam@bedrijf.nl.')).toBeVisible();
  await field(page, 'E-mailadres van uw klant').fill(email);
  await page.getByRole('button', { name: 'Mail uw klant de aanvraag' }).click();
  await expect(page.getByText(`De aanvraag is onderweg naar ${email}.`)).toBeVisible();
  const begun = page.getByRole('listitem').filter({ hasText: 'debrug.example/transporter' });
  await expect(begun).toContainText('Verstuurd aan uw klant');

  const { text } = await waitForMail(email, /^Autobedrijf De Brug zette een leaseaanvraag voor u klaar/);
  const [link = ''] = /https?:\S+\/verder#[\w-]+/.exec(text) ?? [];
  const customer = await (await browser.newContext()).newPage();
  await customer.goto(link);
  await expect(
    customer.getByRole('heading', { name: 'Autobedrijf De Brug begon deze aanvraag voor u' }),
  ).toBeVisible();
  await customer.getByRole('button', { name: 'Verder met uw aanvraag' }).click();
  await expect(field(customer, 'Voor- en achternaam')).toHaveValue('Fenna van der Meer');
  for (let steps = 0; steps < 2; steps++) await next(customer);
  await field(customer, 'Telefoonnummer').fill('0612345678');
  await next(customer);
  await field(customer, 'Bedrijfsnaam').fill("Bakkerij 't Hoekje");
  await field(customer, 'KvK nummer').fill('12345678');
  await next(customer);
  await expect(field(customer, 'Link naar het voertuig')).toHaveValue('debrug.example/transporter');
  for (let steps = 0; steps < 4; steps++) await next(customer);
  await customer.getByRole('radio', { name: /60/ }).check();
  await next(customer);
  await customer.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(customer.getByRole('heading', { name: 'Lease aangevraagd' })).toBeVisible();
  await customer.context().close();

  await page.reload();
  await expect(begun).toContainText('Ingevuld, in behandeling');
  await expect(page.locator('main')).not.toContainText(/Fenna|Hoekje/);
});
