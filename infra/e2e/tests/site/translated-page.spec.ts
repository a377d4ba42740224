import { expect, type Page, test } from '@playwright/test';
import { CALLS } from '@site/contract';
import { APPLICATION, CUSTOMER, fakeCustomer, OFFERTE } from '../../support/fake-customer';
import { open } from '../../support/open';
import { resumeApplication } from '../../support/resume-application';
import { translate, translateBeforeScripts } from '../../support/translate';

const main = (page: Page) => page.locator('main');
const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Meldingen/ }).getByText(text, { exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Volgende', exact: true }).click();

async function sendMessage(page: Page): Promise<void> {
  await field(page, 'Naam').fill('Jan');
  await field(page, 'E-mailadres').fill('jan@bakkerij.example');
  await field(page, 'Onderwerp').fill('Offerte');
  await field(page, 'Bericht').fill('Kan de looptijd korter?');
  await button(page, 'Versturen').click();
  await expect(button(page, 'Verstuurd')).toBeVisible();
}

/** What a visitor does on a page, in steps after each of which the page has changed. */
interface Visit {
  what: string;
  begin: (page: Page) => Promise<void>;
  steps: ((page: Page) => Promise<void>)[];
}

const answer = (page: Page, path: string, json: object) =>
  page.route(`**${path}`, (route) => route.fulfill({ json: { success: true, ...json } }));

const asCustomer = (address: string, answers: Record<string, object>) => async (page: Page) => {
  await fakeCustomer(page, { application: { ...APPLICATION, status: 'approved', offerte: OFFERTE } });
  for (const [path, json] of Object.entries(answers)) await answer(page, path, json);
  await open(page, address);
};

const VISITS: Visit[] = [
  {
    what: 'calculates other amounts and shares the result',
    begin: async (page) => {
      await open(page, '/lease-berekenen?type=auto&aanschafprijs=25000&looptijd=60');
    },
    steps: [
      (page) => field(page, /^Aanschafprijs/).fill('50000'),
      (page) => field(page, /^Aanbetaling/).fill('10000'),
      async (page) => {
        await main(page)
          .getByRole('combobox', { name: /Looptijd/ })
          .click();
        await page.getByRole('option', { name: '48 maanden' }).click();
      },
      (page) =>
        button(page, /^(Deel|Kopieer)/)
          .first()
          .click(),
    ],
  },
  {
    what: 'goes through the last steps of an application and sends it',
    begin: async (page) => {
      await answer(page, CALLS.sendLeaseEmail.path, { leaseCode: 'K7R2XPD' });
      await resumeApplication(page, 'looptijd');
    },
    steps: [
      next,
      async (page) => {
        await button(page, /versturen|aanvragen/i)
          .last()
          .click();
        await expect(page.getByRole('heading', { name: 'Lease aangevraagd' })).toBeVisible();
      },
    ],
  },
  {
    what: 'corrects a complaint and sends it',
    begin: async (page) => {
      await answer(page, CALLS.complaints.path, {
        ontvangenOp: '2026-11-20',
        behandelingUiterlijk: '2026-11-27',
        antwoordUiterlijk: '2026-12-04',
      });
      const values = {
        klachtType: 'partner',
        naam: 'Fenna de Boer',
        email: 'fenna@bakkerij.example',
        telefoon: '0612345678',
        klachtOnderwerp: 'De rekening klopt niet',
        partnernaam: 'Noord Lease',
        beschrijving: 'De rekening is € 250 hoger dan wij afspraken.',
      };
      await page.addInitScript(
        (draft) => sessionStorage.setItem('klacht-indienen', draft),
        JSON.stringify({ values, step: 'details' }),
      );
      await open(page, '/klacht-indienen');
      await button(page, 'Verder waar u was').click();
    },
    steps: [
      next,
      (page) =>
        button(page, /^Wijzig/)
          .first()
          .click(),
      (page) => button(page, 'Terug naar overzicht').click(),
      async (page) => {
        await button(page, 'Klacht versturen').click();
        await button(page, 'Blijf op deze pagina').click();
      },
    ],
  },
  {
    what: 'sends a message',
    begin: async (page) => {
      await answer(page, CALLS.contact.path, {});
      await open(page, '/contact');
    },
    steps: [sendMessage],
  },
  {
    what: 'asks how far a complaint is',
    begin: async (page) => {
      await page.route('**/api/complaints/status', (route) =>
        route.fulfill({ status: 404, json: { success: false, message: 'Wij vinden geen klacht.' } }),
      );
      await open(page, '/klacht-volgen');
    },
    steps: [
      async (page) => {
        await field(page, 'Klachtnummer').fill('K2026-123456');
        await field(page, 'E-mailadres').fill('anna@klacht.example');
        await field(page, 'E-mailadres').press('Enter');
        await expect(page.getByRole('alert')).toContainText('Wij vinden geen klacht.');
      },
    ],
  },
  {
    what: 'asks for a code',
    begin: async (page) => {
      await answer(page, CALLS.activate.path, { customerId: 'k1' });
      await open(page, '/login/klant');
    },
    steps: [
      async (page) => {
        await field(page, 'E-mailadres').fill('vertaald@bakkerij.example');
        await field(page, 'E-mailadres').press('Enter');
        await expect(page.getByRole('group', { name: /Activatiecode/ })).toBeVisible();
      },
    ],
  },
  {
    what: 'agrees with an offer',
    begin: asCustomer('/klant/lease-aanvragen', { [`/api/customers/${CUSTOMER.id}/accept-offer`]: {} }),
    steps: [
      async (page) => {
        await button(page, 'Akkoord, bel mij').first().click();
        await expect(toast(page, 'Uw akkoord is bij ons binnen.')).toBeVisible();
      },
    ],
  },
  {
    what: 'asks to withdraw an application',
    begin: asCustomer('/klant/lease-aanvragen', {
      [`/api/customers/${CUSTOMER.id}/application-requests`]: {
        ontvangenOp: '2026-11-20',
        antwoordUiterlijk: '2026-11-23',
      },
    }),
    steps: [
      (page) => button(page, 'Bekijk uw aanvraag').click(),
      (page) => button(page, 'Trek mijn aanvraag in').click(),
      async (page) => {
        await button(page, 'Ja, trek mijn aanvraag in').click();
        await expect(toast(page, 'U hoort uiterlijk maandag 23 november van ons.')).toBeVisible();
      },
    ],
  },
  {
    what: 'saves the profile',
    begin: asCustomer('/klant/account', { [`/api/customers/${CUSTOMER.id}/profile`]: {} }),
    steps: [
      async (page) => {
        await field(page, /^Voornaam/).fill('Fien');
        await button(page, /opslaan/i)
          .first()
          .click();
        await expect(page.getByText(/opgeslagen|bijgewerkt/i).first()).toBeVisible();
      },
    ],
  },
  {
    what: 'links an application',
    begin: asCustomer('/klant/lease-koppelen', {
      [CALLS.linkApplication.path]: { profileUpdated: false },
    }),
    steps: [
      async (page) => {
        await page.getByRole('group', { name: /code/i }).getByRole('textbox').first().click();
        await page.keyboard.type('K7R2XPD');
        await button(page, /koppelen/i).click();
        await expect(toast(page, 'Aanvraag gekoppeld!')).toBeVisible();
      },
    ],
  },
];

/** The lines with figures that are shown, and the choice between amounts with and without btw. */
const figures = (page: Page) =>
  page.evaluate(() => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read.
    const lines = document.body.innerText.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    return lines.filter((line) => /\d|btw/.test(line));
  });

for (const { what, begin, steps } of VISITS) {
  test(`a visitor whose browser translates the page ${what}, and reads the same figures as others`, async ({
    page: translated,
    context,
  }) => {
    const plain = await context.newPage();
    const errors: string[] = [];
    translated.on('pageerror', (error) => errors.push(error.message));
    for (const page of [plain, translated]) await begin(page);
    await translate(translated);
    for (const step of steps) {
      for (const page of [plain, translated]) await step(page);
      // Amounts roll to their new value.
      await expect(async () => expect(await figures(translated)).toEqual(await figures(plain))).toPass();
    }
    await expect(translated.getByRole('heading', { name: 'Er ging iets mis' })).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('a page that was translated before its scripts work can be used, and no release is blamed for it', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => request.url().includes('/report/') && reports.push(request.url()));
  await translateBeforeScripts(page);
  await answer(page, CALLS.contact.path, {});
  await open(page, '/contact');
  await sendMessage(page);
  expect(reports).toEqual([]);
});
