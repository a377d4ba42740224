import type { BedrijfBron, GevondenBedrijf, KvkProfiel } from './bedrijf.js';
import { type ApiCall, get, post, put, remove, types } from './call.js';
import type { Customer, CustomerProfile } from './customer.js';
import type { DealerAnswer, DealerApplicationBody, DealerBody } from './dealer.js';
import type { GestuurdBestand, GevraagdDocument } from './document.js';
import type {
  DraftAnswer,
  DraftTokenBody,
  SaveCustomerDraftBody,
  SaveDraftAnswer,
  SaveDraftBody,
} from './draft.js';
import type { VoertuigType } from './lease.js';
import type { LeaseOfferte } from './offer.js';
import type { MijnGegevens } from './personal-data.js';
import type { LeaseVerzoek, VerzoekSoort } from './verzoek.js';
import type { VoertuigGegevens } from './voertuig.js';

/**
 * Every call of visitors and customers. Bodies are JSON; an answer has `success`, a failure has a Dutch `message` and, for bad
 * input, `errors` by field.
 */
export const CALLS = {
  /**
   * `null` for an anonymous visitor: that is no error, and browsers log every answer with an error status. A 401 when the session of
   * this browser was ended on purpose.
   */
  authUser: get('/api/auth/user', types<undefined, AuthUser | null>()),
  /** Reached by a full-page navigation; ends the session and redirects to `/`. */
  logout: get('/api/logout', types<undefined, void>()),
  activate: post('/api/customers/activate', types<EmailBody, ActivateAnswer>()),
  verifyActivation: post('/api/customers/verify-activation', types<VerifyActivationBody>()),
  login: post('/api/customers/login', types<LoginBody, LoginAnswer, Failure & Partial<LoginWaiting>>()),
  verify2fa: post('/api/customers/verify-2fa', types<Verify2faBody, Verify2faAnswer>()),
  forgotCode: post('/api/customers/forgot-code', types<EmailBody>()),
  /** The customer of the session; anonymous visitors get a 401. */
  customer: get('/api/customers/auth', types<undefined, Customer>()),
  customerLogout: post('/api/customers/logout', types<undefined>()),
  /** The browsers that the customer is logged in with, the last used first. */
  sessions: get('/api/customers/{id}/sessions', types<undefined, SessionsAnswer>()),
  /** Ends every session of the customer, that of the request too. */
  endSessions: remove('/api/customers/{id}/sessions', types<undefined>()),
  /** Ends one session of the customer; one that has ended already is no error. */
  endSession: remove('/api/customers/{id}/sessions/{session}', types<undefined>()),
  profile: put('/api/customers/{id}/profile', types<ProfileBody>()),
  /** Sent as a file to save. */
  customerData: get('/api/customers/{id}/data', types<undefined, MijnGegevens>()),
  /** Ends every session of the customer. */
  deleteCustomer: remove('/api/customers/{id}', types<DeleteCustomerBody>()),
  applications: get('/api/customers/{id}/applications', types<undefined, ApplicationsAnswer>()),
  /** The customer agrees with an offer and wants to be called. A repeat changes nothing. */
  acceptOffer: post('/api/customers/{id}/accept-offer', types<AcceptOfferBody>()),
  /** The office answers by mail. A repeat of a request that is still open changes nothing. */
  requestForApplication: post(
    '/api/customers/{id}/application-requests',
    types<ApplicationRequestBody, ReceivedAnswer>(),
  ),
  /** The documents that the office asks, of every application of the customer. */
  documents: get('/api/customers/{id}/documents', types<undefined, DocumentsAnswer>()),
  /** Takes no JSON but `multipart/form-data`, with each file in a part named `bestand`. */
  sendDocument: post(
    '/api/customers/{id}/documents/{document}/files',
    types<undefined, SendDocumentAnswer, SendDocumentFailure>(),
  ),
  /**
   * The same for a page without scripts, which does not know whose it is: `multipart/form-data` with the kind of document in `soort`, and
   * after it one file in `bestand`. The answer is a redirect to `/klant/documenten`, whose fragment is `bestand-` and a key of
   * `FORMULIER_UITKOMSTEN`.
   */
  sendDocumentForm: post('/api/customers/documents', types<undefined, void>()),
  /** The file itself, to save. */
  documentFile: get('/api/customers/{id}/documents/{document}/files/{file}', types<undefined, void>()),
  /** Removes what was sent by mistake, until the document is accepted. A file that is not there is no error. */
  removeDocumentFile: remove('/api/customers/{id}/documents/{document}/files/{file}', types<undefined>()),
  linkApplication: post(
    '/api/customers/link-application',
    types<LinkApplicationBody, LinkApplicationAnswer>(),
  ),
  leaseApplication: post('/api/customers/lease-application', types<LeaseApplicationBody, ReceivedAnswer>()),
  sendLeaseEmail: post('/api/send-lease-email', types<LeaseApplicationBody, ReceivedAnswer>()),
  /** Keeps an application that is not finished, and mails the link with which the visitor continues it. */
  saveDraft: post('/api/lease-drafts', types<SaveDraftBody, SaveDraftAnswer>()),
  /** The same for the application of a customer: only a session of the account opens it again. */
  saveCustomerDraft: post('/api/customers/lease-draft', types<SaveCustomerDraftBody, SaveDraftAnswer>()),
  openDraft: post('/api/lease-drafts/open', types<DraftTokenBody, DraftAnswer>()),
  /** A draft that is gone already is no error. */
  deleteDraft: remove('/api/lease-drafts', types<DraftTokenBody>()),
  /** A dealer and the applications that the dealer began. */
  dealer: post('/api/dealers/open', types<DealerBody, DealerAnswer>()),
  /** Begins an application for a customer of the dealer, who is mailed the link to finish it. */
  dealerApplication: post('/api/dealers/applications', types<DealerApplicationBody, DealerAnswer>()),
  /** What the register of the RDW says about a Dutch plate, in any notation. Needs no session; whatever the RDW does, it is an answer. */
  kenteken: get('/api/vehicles/{kenteken}', types<undefined, KentekenAnswer>()),
  /** Companies in the register of the KvK. Needs no session and stores nothing; whatever the KvK does, it is an answer. */
  bedrijven: post('/api/company-search', types<BedrijvenBody, BedrijvenAnswer>()),
  /** What that register says about one company. Each company costs money, so it is only asked for one that the visitor chose. */
  bedrijf: get('/api/companies/{kvkNummer}', types<undefined, BedrijfAnswer>()),
  contact: post('/api/contact', types<ContactBody, ReceivedAnswer>()),
  complaints: post('/api/complaints', types<ComplaintBody, ComplaintAnswer>()),
  /** Takes no session: the number and the mail address of the complaint identify the complainant. */
  complaintStatus: post('/api/complaints/status', types<ComplaintStatusBody, ComplaintStatusAnswer>()),
} as const satisfies Record<string, ApiCall>;

/** The name of a call. */
export type CallName = keyof typeof CALLS;

/** What every answer has. */
export interface Answer {
  success: boolean;
  /** A sentence for the visitor. Always there when `success` is false. */
  message?: string;
}

/** The answer to bad input: what is wrong at which field, each a sentence that says how to fix it. */
export interface Failure extends Answer {
  success: false;
  message: string;
  errors?: Record<string, string>;
  /** The session was ended on purpose, such as by a logout on all devices: the browser forgets what it stored for the customer. */
  ended?: true;
  /** Finds the request in the logs; also in the header `x-request-id` of every answer. */
  requestId?: string;
}

/** GET /api/auth/user: who is logged in. */
export interface AuthUser {
  id: string;
  email: string;
  rol: 'klant';
}

/** POST /api/customers/activate and /api/customers/forgot-code. */
export interface EmailBody {
  email: string;
}

/** POST /api/customers/activate. The id says nothing about whether the address is known. */
export interface ActivateAnswer extends Answer {
  customerId: string;
}

/** POST /api/customers/verify-activation: the six digits that were mailed to the address. */
export interface VerifyActivationBody {
  email: string;
  code: string;
}

export interface LoginBody {
  permanentCode: string;
}

/** POST /api/customers/login: the pending login. The address is masked (`j•••@bedrijf.nl`). */
export interface LoginAnswer extends Answer {
  customerId: string;
  email: string;
}

/**
 * POST /api/customers/login, rejected with 429: no new verification code is mailed yet, but this browser has a login of the same
 * customer whose code still works.
 */
export interface LoginWaiting extends Failure {
  customerId: string;
  /** Masked, as in `LoginAnswer`. */
  email: string;
  /** Seconds until a new verification code can be asked for. */
  retryAfter: number;
}

/** POST /api/customers/verify-2fa: the six digits that were mailed at this login. */
export interface Verify2faBody {
  customerId: string;
  code: string;
}

/** POST /api/customers/verify-2fa. `isFirstLogin` is true once in a customer's life. */
export interface Verify2faAnswer extends Answer {
  customer: Customer;
  isFirstLogin: boolean;
}

/** A browser that a customer is logged in with. Moments are ISO 8601, UTC. */
export interface LoginSession {
  /** Names the session for `endSession`. It does not let anybody in. */
  id: string;
  /** The browser and system as the browser says it: `Chrome op Android`. */
  device: string;
  since: string;
  lastUsed: string;
  /** Whether it is the session of the request. */
  current: boolean;
}

export interface SessionsAnswer extends Answer {
  sessions: LoginSession[];
}

/** PUT /api/customers/{id}/profile. Missing fields keep their value; empty ones become empty. `kvkGekozen` belongs to `kvkNummer`. */
export type ProfileBody = Partial<CustomerProfile & Pick<Customer, 'kvkGekozen'>>;

/** DELETE /api/customers/{id}. The customer confirms with the mail address of the account. */
export interface DeleteCustomerBody {
  email: string;
}

export interface LinkApplicationBody {
  customerId: string;
  leaseCode: string;
}

/** POST /api/customers/link-application. `profileUpdated`: empty fields of the profile were filled from the application. */
export interface LinkApplicationAnswer extends Answer {
  profileUpdated: boolean;
}

/** POST /api/customers/{id}/accept-offer: the id of the offer that the customer read. */
export interface AcceptOfferBody {
  offerteId: string;
}

/** POST /api/customers/{id}/application-requests: what is asked about which application of the customer. */
export interface ApplicationRequestBody {
  aanvraagId: string;
  soort: VerzoekSoort;
  /** What the customer wants to add, of several lines; missing or empty when there is nothing. */
  toelichting?: string;
}

/** GET /api/customers/{id}/documents, those of the newest application first, then in the order in which they were asked. */
export interface DocumentsAnswer extends Answer {
  documenten: GevraagdDocument[];
}

/** POST /api/customers/{id}/documents/{document}/files: the files in the order in which they were sent, and the document with them. */
export interface SendDocumentAnswer extends Answer {
  /** At least one was accepted. */
  bestanden: GestuurdBestand[];
  document: GevraagdDocument;
}

/** None was accepted (400): `message` is why the first one was not. Other failures have no `bestanden`. */
export interface SendDocumentFailure extends Failure {
  bestanden?: GestuurdBestand[];
}

/** The answer to a form that was received. A retry with the same idempotency key gets the same one. Dates are Dutch, `2026-11-23`. */
export interface ReceivedAnswer extends Answer {
  ontvangenOp: string;
  /** The last day on which the sender hears from the office. */
  antwoordUiterlijk: string;
}

/** GET /api/vehicles/{kenteken}. */
export interface KentekenAnswer extends Answer {
  /** `onbekend`: the register has no such plate. `niet-beschikbaar`: it cannot be asked now, or this backend never asks it. */
  status: 'gevonden' | 'onbekend' | 'niet-beschikbaar';
  /** Missing unless it was found. */
  voertuig?: VoertuigGegevens;
}

/** POST /api/company-search: a number of eight digits, in any notation, or a name or part of it. */
export interface BedrijvenBody {
  zoek: string;
}

/** POST /api/company-search. */
export interface BedrijvenAnswer extends Answer {
  /** `onbekend`: the register finds none. `niet-beschikbaar`: it cannot be asked now, or this backend never asks it. */
  status: 'gevonden' | 'onbekend' | 'niet-beschikbaar';
  /** Missing unless some were found, as `bron`. */
  bedrijven?: GevondenBedrijf[];
  /** There are more than these. */
  meer?: boolean;
  bron?: BedrijfBron;
}

/** GET /api/companies/{kvkNummer}. */
export interface BedrijfAnswer extends Answer {
  /** As in `BedrijvenAnswer`. */
  status: BedrijvenAnswer['status'];
  /** Missing unless it was found. */
  bedrijf?: KvkProfiel;
}

/** The status of an application. */
export type LeaseStatus = 'pending' | 'approved' | 'rejected' | 'completed' | 'withdrawn';

/** The statuses with the labels that people see. */
export const LEASE_STATUS_LABELS: Readonly<Record<LeaseStatus, string>> = {
  pending: 'In behandeling',
  approved: 'Goedgekeurd',
  rejected: 'Afgewezen',
  completed: 'Afgerond',
  withdrawn: 'Ingetrokken',
};

/** POST /api/customers/lease-application and /api/send-lease-email. Amounts are digit strings in whole euros. */
export interface LeaseApplicationBody {
  /** First and last name, joined by a space. */
  naam: string;
  email: string;
  telefoon: string;
  bedrijfsnaam: string;
  kvkNummer: string;
  /** The applicant chose the company of this number from the register of the KvK; missing otherwise. */
  kvkGekozen?: boolean;
  /** An address, or words about the vehicle such as `GEEN_VOERTUIG`. */
  voertuigLink: string;
  /** Missing or empty when the applicant did not state it. */
  voertuigType?: VoertuigType | '';
  /** The plate of the vehicle, in any notation and of any country; missing or empty when the applicant did not state it. */
  kenteken?: string;
  aanschafprijs: string;
  /** Empty when no down payment is wanted. */
  aanbetaling: string;
  wantAanbetaling: boolean;
  /** Empty when no final instalment is wanted. */
  slottermijn: string;
  wantSlottermijn: boolean;
  /** Months, as text. */
  looptijd: string;
  /** What the applicant wants to add, of several lines; missing or empty when there is nothing. */
  opmerking?: string;
  /** The token of the draft that this was; sending it ends the draft. Missing or empty when there is none. */
  concept?: string;
}

/** An application as the portal lists it. */
export interface LeaseApplication {
  id: string;
  leaseCode: string;
  /** One of LeaseStatus today; a client shows a value that it does not know as it is. */
  status: LeaseStatus | (string & {});
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Whole euros; may arrive as text. */
  aanschafprijs: number | string;
  /** Months. */
  looptijd: number;
  bedrijfsnaam?: string;
  voertuigLink?: string;
  /** Missing when the applicant did not state it. */
  voertuigType?: VoertuigType;
  /** With the dashes of its side code. Missing when the applicant did not state it. */
  kenteken?: string;
  /** What the register said about the plate when the application was sent; missing when that was not known. */
  voertuig?: VoertuigGegevens;
  /** Whole euros; 0 when there is none. */
  aanbetaling?: number;
  slottermijn?: number;
  opmerking?: string;
  /** Changes of the status, oldest first. The initial status, pending, has none: it started at `createdAt`. */
  verloop?: LeaseStatusChange[];
  /** The newest offer. */
  offerte?: LeaseOfferte;
  /** Those before it, newest first. */
  eerdereOffertes?: LeaseOfferte[];
  /** What the customer asked about it, oldest first. */
  verzoeken?: LeaseVerzoek[];
}

/** A change of the status of an application. */
export interface LeaseStatusChange {
  status: LeaseStatus | (string & {});
  /** ISO 8601, UTC. */
  op: string;
  /** What the office wrote to the customer, or empty. */
  toelichting: string;
}

/** GET /api/customers/{id}/applications, newest first. */
export interface ApplicationsAnswer extends Answer {
  applications: LeaseApplication[];
}

/** Longest message of the contact form, in characters. */
export const CONTACTBERICHT_TEKENS = 20_000;

export interface ContactBody {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export interface ComplaintBody {
  /** The site's product value, `garage` or `partner`. */
  klachtType: string;
  naam: string;
  email: string;
  telefoon: string;
  /** Not asked by the form; sent empty. */
  bedrijf: string;
  klachtOnderwerp: string;
  klachtCategorie: string;
  garagenaam: string;
  partnernaam: string;
  beschrijving: string;
  /** Not asked by the form; sent empty. */
  gewenstUitkomst: string;
  eerderContact: string;
  /** There is no upload; sent empty. */
  bijlagen: { name: string }[];
}

/** The status of a complaint. */
export type KlachtStatus = 'received' | 'in-handling' | 'answered';

/** The statuses, in their order, with the labels that people see. */
export const KLACHT_STATUS_LABELS: Readonly<Record<KlachtStatus, string>> = {
  received: 'Ontvangen',
  'in-handling': 'In behandeling',
  answered: 'Beantwoord',
};

export interface ComplaintStatusBody {
  /** In any notation that `normaliseKlachtnummer` reads. */
  klachtnummer: string;
  /** The address in the complaint. */
  email: string;
}

/** POST /api/complaints/status. Holds nothing of what the complaint says. Moments are ISO 8601, UTC. */
export interface ComplaintStatusAnswer extends Answer {
  /** One of KlachtStatus today; a client shows a value that it does not know as it is. */
  status: KlachtStatus | (string & {});
  ontvangenOp: string;
  /** Missing while handling has not begun, and when the complaint was answered at once. */
  inBehandelingOp?: string;
  /** Missing while the complaint is not answered. */
  beantwoordOp?: string;
  /** The last day on which the complainant hears from the company, `2026-11-27`; may be over. Missing once it is answered. */
  antwoordUiterlijkOp?: string;
}

/** POST /api/complaints. `antwoordUiterlijk`: the last day on which the complainant is contacted personally. */
export interface ComplaintAnswer extends ReceivedAnswer {
  /** `K2026-000123`. */
  klachtnummer: string;
  /** The last day on which handling starts. */
  behandelingUiterlijk: string;
}
