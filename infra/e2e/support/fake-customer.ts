import type { Page } from '@playwright/test';
import type { Customer, LeaseApplication, LeaseOfferte, LoginSession } from '@site/contract';

/** A customer with a complete account. */
export const CUSTOMER: Customer = {
  id: 'k1',
  email: 'fenna@bakkerij.example',
  voornaam: 'Fenna',
  achternaam: 'de Boer',
  telefoon: '0612345678',
  bedrijfsnaam: "Bakkerij 't Hoekje",
  kvkNummer: '12345678',
};

/** An application of the customer. */
export const APPLICATION: LeaseApplication = {
  id: 'a1',
  leaseCode: 'K7R2XPD',
  status: 'pending',
  createdAt: '2025-04-01T09:30:00.000Z',
  aanschafprijs: 32500,
  looptijd: 60,
  bedrijfsnaam: CUSTOMER.bedrijfsnaam,
  voertuigLink: 'www.busjes.example/transporter',
};

/** An offer of that application. */
export const OFFERTE: LeaseOfferte = {
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
};

/** A customer with long names, and an application of that customer. */
export const LONG_NAMES = {
  customer: {
    ...CUSTOMER,
    email: 'fenna.van-der-meer-de-boer@bakkerijhethoekjevandestraat.example',
    achternaam: 'van der Meer',
    telefoon: '',
    bedrijfsnaam: "Bakkerij 't Hoekje van de straat",
  },
  application: {
    ...APPLICATION,
    bedrijfsnaam: "Bakkerij 't Hoekje van de straat",
    voertuigLink: 'https://busjes.example/transporter',
  },
};

/** Answers the API calls about who is logged in, without a backend: nobody. */
export async function fakeVisitor(page: Page): Promise<void> {
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: null }));
  await page.route('**/api/customers/auth', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'U bent niet ingelogd.' } }),
  );
}

const SESSION: LoginSession = {
  id: 'here',
  device: 'Chrome op Android',
  since: '2025-04-01T09:00:00.000Z',
  lastUsed: '2025-04-01T09:30:00.000Z',
  current: true,
};

/**
 * Answers the API calls of a logged-in customer in the browser, without a backend.
 *
 * @param asked the answer to who is logged in waits for it
 */
export async function fakeCustomer(
  page: Page,
  { customer = CUSTOMER, application = APPLICATION, asked = Promise.resolve() } = {},
): Promise<void> {
  await page.route('**/api/auth/user', async (route) => {
    await asked;
    await route.fulfill({ json: { ...customer, rol: 'klant' } });
  });
  await page.route('**/api/customers/auth', (route) => route.fulfill({ json: customer }));
  await page.route(`**/api/customers/${customer.id}/applications`, (route) =>
    route.fulfill({ json: { success: true, applications: [application] } }),
  );
  await page.route(`**/api/customers/${customer.id}/documents`, (route) =>
    route.fulfill({ json: { success: true, documenten: [] } }),
  );
  await page.route(`**/api/customers/${customer.id}/sessions`, (route) =>
    route.fulfill({ json: { success: true, sessions: [SESSION] } }),
  );
}
