import type { Customer, CustomerProfile } from './customer.js';

/**
 * Every call of the backend. Bodies are JSON; an answer has `success`, a failure has a Dutch `message` and, for bad
 * input, `errors` by field.
 */
export const CALLS = {
  authUser: { method: 'GET', path: '/api/auth/user' },
  /** Reached by a full-page navigation; ends the session and redirects to `/`. */
  logout: { method: 'GET', path: '/api/logout' },
  activate: { method: 'POST', path: '/api/customers/activate' },
  verifyActivation: { method: 'POST', path: '/api/customers/verify-activation' },
  login: { method: 'POST', path: '/api/customers/login' },
  verify2fa: { method: 'POST', path: '/api/customers/verify-2fa' },
  forgotCode: { method: 'POST', path: '/api/customers/forgot-code' },
  /** Answers the `Customer` himself, or a 401. */
  customer: { method: 'GET', path: '/api/customers/auth' },
  customerLogout: { method: 'POST', path: '/api/customers/logout' },
  profile: { method: 'PUT', path: '/api/customers/{id}/profile' },
  /** Answers `MijnGegevens`, as a file to save. */
  customerData: { method: 'GET', path: '/api/customers/{id}/data' },
  /** Ends every session of the customer. */
  deleteCustomer: { method: 'DELETE', path: '/api/customers/{id}' },
  applications: { method: 'GET', path: '/api/customers/{id}/applications' },
  linkApplication: { method: 'POST', path: '/api/customers/link-application' },
  leaseApplication: { method: 'POST', path: '/api/customers/lease-application' },
  sendLeaseEmail: { method: 'POST', path: '/api/send-lease-email' },
  contact: { method: 'POST', path: '/api/contact' },
  complaints: { method: 'POST', path: '/api/complaints' },
} as const;

/** The name of a call. */
export type CallName = keyof typeof CALLS;

/** What every answer has. */
export interface Answer {
  success: boolean;
  /** A sentence for the visitor. Always there when `success` is false. */
  message?: string;
}

/** The answer to bad input: what is wrong at which field, each a sentence that says how to mend it. */
export interface Failure extends Answer {
  success: false;
  message: string;
  errors?: Record<string, string>;
  /** Finds the request in the logs; also in the header `x-request-id` of every answer. */
  requestId?: string;
}

/** GET /api/auth/user: whoever is logged in. Anonymous visitors get a 401. */
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

/** POST /api/customers/login. */
export interface LoginBody {
  permanentCode: string;
}

/** POST /api/customers/login: the pending login. The address is masked (`j•••@bedrijf.nl`). */
export interface LoginAnswer extends Answer {
  customerId: string;
  email: string;
}

/**
 * POST /api/customers/login, refused with 429: no new verification code is mailed yet, but this browser has a login of the same
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

/** PUT /api/customers/{id}/profile. */
export type ProfileBody = CustomerProfile;

/** DELETE /api/customers/{id}. The customer confirms with his own mail address. */
export interface DeleteCustomerBody {
  email: string;
}

/** POST /api/customers/link-application. */
export interface LinkApplicationBody {
  customerId: string;
  leaseCode: string;
}

/** POST /api/customers/link-application. `profileUpdated`: empty fields of the profile were filled from the application. */
export interface LinkApplicationAnswer extends Answer {
  profileUpdated: boolean;
}

/** The status of an application. */
export type LeaseStatus = 'pending' | 'approved' | 'rejected' | 'completed';

/** The statuses with the labels that people see. */
export const LEASE_STATUS_LABELS: Readonly<Record<LeaseStatus, string>> = {
  pending: 'In behandeling',
  approved: 'Goedgekeurd',
  rejected: 'Afgewezen',
  completed: 'Afgerond',
};

/** POST /api/customers/lease-application and /api/send-lease-email. Amounts are digit strings in whole euros. */
export interface LeaseApplicationBody {
  /** First and last name, joined by a space. */
  naam: string;
  email: string;
  telefoon: string;
  bedrijfsnaam: string;
  kvkNummer: string;
  voertuigLink: string;
  aanschafprijs: string;
  /** Empty when no down payment is wanted. */
  aanbetaling: string;
  wantAanbetaling: boolean;
  /** Empty when no final instalment is wanted. */
  slottermijn: string;
  wantSlottermijn: boolean;
  /** Months, as text. */
  looptijd: string;
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
}

/** GET /api/customers/{id}/applications, newest first. */
export interface ApplicationsAnswer extends Answer {
  applications: LeaseApplication[];
}

/** Longest message of the contact form, in characters. */
export const CONTACTBERICHT_TEKENS = 20_000;

/** POST /api/contact. */
export interface ContactBody {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** POST /api/complaints. */
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
