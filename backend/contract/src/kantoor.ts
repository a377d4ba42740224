import type { Answer } from './calls.js';

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
export const WERK_SOORTEN = ['akkoord', 'verzoek', 'aanvraag', 'klacht', 'bericht'] as const;
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
