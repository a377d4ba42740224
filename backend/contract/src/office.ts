import { type ApiCall, get, post, remove, types } from './call.js';
import type { Answer, EmailBody } from './calls.js';

/** What an employee may do: a beheerder also ends the sessions of others. */
export type Rol = 'medewerker' | 'beheerder';

export const ROL_LABELS: Readonly<Record<Rol, string>> = { medewerker: 'Medewerker', beheerder: 'Beheerder' };

/** An employee of the office. */
export interface Medewerker {
  id: string;
  naam: string;
  email: string;
  rol: Rol;
}

/** A message of WebAuthn in its JSON form, as `PublicKeyCredential` reads and writes it (W3C Web Authentication Level 3). */
export type PasskeyJson = Readonly<Record<string, unknown>>;

/** POST /api/office/login: the six digits of an employee. */
export interface OfficeLoginBody {
  code: string;
}

/** What the browser asks its owner a passkey with. */
export interface PasskeyOptionsAnswer extends Answer {
  options: PasskeyJson;
}

/** POST /api/office/login/passkey and /api/office/registration: what the browser answered to the options. */
export interface PasskeyBody {
  passkey: PasskeyJson;
}

/** POST /api/office/login/recovery-code: for who has no passkey at hand. Each code works once. */
export interface RecoveryCodeBody {
  herstelcode: string;
}

/** POST /api/office/invitation: the secret of the mailed link. */
export interface InvitationBody {
  uitnodiging: string;
}

export interface InvitationAnswer extends PasskeyOptionsAnswer {
  medewerker: Pick<Medewerker, 'naam' | 'email'>;
}

/** Both are shown this once: they are stored as hashes. */
export interface RegistrationAnswer extends Answer {
  medewerker: Medewerker;
  logincode: string;
  herstelcodes: string[];
}

export interface MedewerkerAnswer extends Answer {
  medewerker: Medewerker;
}

/** GET /api/office/employees, for a beheerder. */
export interface MedewerkersAnswer extends Answer {
  medewerkers: MedewerkerMetSessies[];
}

export interface MedewerkerMetSessies extends Medewerker {
  /** Browsers that he is logged in with. */
  sessies: number;
  /** UTC; missing before the first login. */
  laatsteLogin?: string;
}

/** Something that waits for the office. */
export const WERK_SOORTEN = ['akkoord', 'verzoek', 'aanvraag', 'document', 'klacht', 'bericht'] as const;
export type WerkSoort = (typeof WERK_SOORTEN)[number];

export interface Werk {
  soort: WerkSoort;
  /** The code of the application, the number of the complaint or the id of the message. */
  kenmerk: string;
  /** The customer hears from the office before this moment, in UTC. */
  voor: string;
  naam: string;
  /** Empty when it is not known. */
  bedrijfsnaam: string;
  telefoon: string;
  email: string;
  /** What it is about, in a few words. */
  onderwerp: string;
}

/** GET /api/office/today: by deadline. Of each kind the first hundred. */
export interface VandaagAnswer extends Answer {
  werk: Werk[];
}

/** Every call of the office, with the session of an employee. Where the office is not switched on, there are none of these. */
export const OFFICE_CALLS = {
  /** Begins a login: the answer has what the browser asks a passkey with. */
  officeLogin: post('/api/office/login', types<OfficeLoginBody, PasskeyOptionsAnswer>()),
  officeLoginPasskey: post('/api/office/login/passkey', types<PasskeyBody, MedewerkerAnswer>()),
  officeLoginRecoveryCode: post(
    '/api/office/login/recovery-code',
    types<RecoveryCodeBody, MedewerkerAnswer>(),
  ),
  /** Mails a new code to an employee; the same answer for every address. */
  officeForgotCode: post('/api/office/forgot-code', types<EmailBody>()),
  /** Opens the mailed invitation of an employee. */
  officeInvitation: post('/api/office/invitation', types<InvitationBody, InvitationAnswer>()),
  /** Accepts it with a passkey, and logs in. */
  officeRegistration: post('/api/office/registration', types<PasskeyBody, RegistrationAnswer>()),
  /** The employee of the session. */
  officeEmployee: get('/api/office/employee', types<undefined, MedewerkerAnswer>()),
  officeLogout: post('/api/office/logout', types<undefined>()),
  officeToday: get('/api/office/today', types<undefined, VandaagAnswer>()),
  officeEmployees: get('/api/office/employees', types<undefined, MedewerkersAnswer>()),
  /** Ends every session of an employee. */
  officeEndSessions: remove('/api/office/employees/{employee}/sessions', types<undefined>()),
} as const satisfies Record<string, ApiCall>;

/** The name of a call of the office. */
export type OfficeCallName = keyof typeof OFFICE_CALLS;
