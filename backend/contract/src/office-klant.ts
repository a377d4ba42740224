import { type ApiCall, get, post, put, remove, types } from './call.js';
import type { Answer, EmailBody, KlachtStatus, LeaseApplicationBody, LeaseStatus } from './calls.js';
import type { LijstAnswer } from './office.js';
import type { MijnGegevens } from './personal-data.js';

/** Somebody with an account, or who sent something from a mail address. */
export interface Klant {
  /** Of the account; of somebody without one, that of the newest that was sent from the address. */
  id: string;
  email: string;
  /** Empty when they are not known. */
  naam: string;
  bedrijfsnaam: string;
  telefoon: string;
}

/** A customer in the list: one for each mail address, the newest account, application, complaint or message first. */
export interface KlantRij extends Klant {
  account: AccountStaat;
  /** How many, of the account and of the address. */
  aanvragen: number;
}

/** Whether somebody can log in: an account that was only asked for waits for the code that was mailed. */
export type AccountStaat = 'actief' | 'niet-geactiveerd' | 'geen';

/**
 * GET /api/office/customers/{klant}, with the id of the account or of anything that was sent, the code of an application or the number of a
 * complaint.
 */
export interface KlantAnswer extends Answer {
  klant: Klant & {
    kvkNummer: string;
    account?: KlantAccount;
    /** Browsers with which the customer is logged in, the last used first. */
    sessies: KlantSessie[];
    /** Of the account and of the address, newest first. */
    aanvragen: KlantAanvraag[];
    klachten: KlantKlacht[];
    berichten: KlantBericht[];
  };
  /** What `officeDeleteCustomer` would do now. */
  verwijdering: Verwijdering;
}

/** Moments are UTC. */
export interface KlantAccount {
  staat: Exclude<AccountStaat, 'geen'>;
  aangemaaktOp: string;
  geactiveerdOp?: string;
  /** Missing before the first login. */
  laatsteLogin?: string;
  /** `gemaild`: a new login code was mailed and was not entered yet; the one before it works too. */
  code: 'geen' | 'gemaild' | 'in-gebruik';
  /** Too many wrong codes: none is checked before this moment. */
  geblokkeerdTot?: string;
}

export interface KlantSessie {
  /** As the browser says it: `Chrome op Android`. */
  apparaat: string;
  sinds: string;
  laatstGebruikt: string;
}

export interface KlantAanvraag {
  leaseCode: string;
  status: LeaseStatus;
  aangevraagdOp: string;
  bedrijfsnaam: string;
  /** Whole euros. */
  aanschafprijs: number;
  /** Months. */
  looptijd: number;
  /** Linked to the account of the customer. */
  inAccount: boolean;
}

export interface KlantKlacht {
  klachtnummer: string;
  status: KlachtStatus;
  ontvangenOp: string;
  onderwerp: string;
}

export interface KlantBericht {
  id: string;
  ontvangenOp: string;
  onderwerp: string;
  beantwoord: boolean;
}

/** What a deletion deletes, and what is kept until when by the terms of retention. */
export interface Verwijdering {
  account: boolean;
  /** Codes of the applications. */
  afgewezen: string[];
  ingetrokken: string[];
  /** How many messages, and how many applications that were kept to continue later. */
  berichten: number;
  concepten: number;
  /** Moments are UTC. */
  bewaardeAanvragen: { leaseCode: string; status: LeaseStatus; tot: string }[];
  bewaardeKlachten: { klachtnummer: string; tot: string }[];
}

/** PUT /api/office/customers/{klant}/email. */
export interface KlantAdresBody {
  /** The address that the employee saw: refused when it is no longer that of the account. */
  van: string;
  naar: string;
}

/** GET /api/office/customers/{klant}/trail, newest first, at most a hundred. */
export interface KlantSpoorAnswer extends Answer {
  spoor: { op: string; medewerker: string; handeling: string; kenmerk: string }[];
}

/** POST /api/office/applications. */
export interface TelefonischAnswer extends Answer {
  leaseCode: string;
}

/** The calls of the office about customers. */
export const KLANT_CALLS = {
  /** Query: `zoek`, `pagina`. */
  officeCustomers: get('/api/office/customers', types<undefined, LijstAnswer<KlantRij>>()),
  officeCustomersCsv: get('/api/office/customers/csv', types<undefined, void>()),
  officeCustomer: get('/api/office/customers/{klant}', types<undefined, KlantAnswer>()),
  /** Ends every session of the account, and logins that were begun. */
  officeEndCustomerSessions: remove('/api/office/customers/{klant}/sessions', types<undefined>()),
  /** Changes the address of an account with everything that belongs to it, and mails both addresses. */
  officeCorrectCustomerEmail: put('/api/office/customers/{klant}/email', types<KlantAdresBody>()),
  /** The download that the customer can make, as a file to save. */
  officeCustomerData: get('/api/office/customers/{klant}/data', types<undefined, MijnGegevens>()),
  /** The same deletion as the customer's own. The body has the address, typed to confirm it. */
  officeDeleteCustomer: remove('/api/office/customers/{klant}', types<EmailBody>()),
  /** What employees read and changed about the customer. */
  officeCustomerTrail: get('/api/office/customers/{klant}/trail', types<undefined, KlantSpoorAnswer>()),
  /** An application that an employee takes by phone. The applicant gets the same mail as for one of the form. */
  officeApply: post('/api/office/applications', types<LeaseApplicationBody, TelefonischAnswer>()),
} as const satisfies Record<string, ApiCall>;
