import type {
  Customer,
  GevraagdDocument,
  LeaseApplication,
  LeaseOfferte,
  LoginSession,
} from '@site/contract';
import type { FakeApi } from '@site/kit/testing';

/** A customer with a complete account and no phone number. */
export const FENNA: Customer = {
  id: 'k1',
  email: 'fenna@bakkerij.example',
  voornaam: 'Fenna',
  achternaam: 'de Boer',
  telefoon: '',
  bedrijfsnaam: "Bakkerij 't Hoekje",
  kvkNummer: '12345678',
};

/** Her application, with all optional fields. */
export const VAN: LeaseApplication = {
  id: 'a1',
  leaseCode: 'K7R2XPD',
  status: 'pending',
  createdAt: '2025-04-01T09:30:00.000Z',
  aanschafprijs: 32500,
  looptijd: 60,
  bedrijfsnaam: "Bakkerij 't Hoekje",
  voertuigLink: 'www.busjes.example/transporter',
};

/** An open offer for it. */
export const OFFER: LeaseOfferte = {
  id: 'o1',
  status: 'open',
  leasemaatschappij: 'Noord Lease',
  voertuig: 'Volkswagen Transporter uit 2022',
  aanschafprijs: 32_500,
  aanbetaling: 2500,
  slottermijn: 0,
  looptijd: 60,
  maandbedrag: 612,
  kosten: 250,
  toelichting: 'De inruil is er al af.',
  gemaaktOp: '2026-03-02T09:15:00.000Z',
  geldigTotEnMet: '2026-03-11',
};

/** A document that the office asks for the application. */
export const DOCUMENT: GevraagdDocument = {
  id: 'd1',
  aanvraagId: VAN.id,
  soort: 'identiteitsbewijs',
  naam: 'Een geldig identiteitsbewijs, zoals uw rijbewijs',
  status: 'gevraagd',
  toelichting: '',
  gevraagdOp: '2026-11-20T09:00:00.000Z',
  bestanden: [],
};

/** Her session in this browser. */
export const HERE: LoginSession = {
  id: 'here',
  device: 'Chrome op Android',
  since: '2026-03-02T09:15:00.000Z',
  lastUsed: '2026-03-02T09:40:00.000Z',
  current: true,
};

/** A backend with a logged-in customer. */
export function backendOf(customer: Customer, applications: LeaseApplication[] = []): FakeApi {
  return {
    'GET /api/auth/user': () => ({ body: { id: customer.id, email: customer.email, rol: 'klant' } }),
    'GET /api/customers/auth': () => ({ body: customer }),
    [`GET /api/customers/${customer.id}/applications`]: () => ({ body: { success: true, applications } }),
    [`GET /api/customers/${customer.id}/documents`]: () => ({ body: { success: true, documenten: [] } }),
    [`GET /api/customers/${customer.id}/sessions`]: () => ({ body: { success: true, sessions: [HERE] } }),
    'POST /api/customers/logout': () => ({ body: { success: true } }),
  };
}
