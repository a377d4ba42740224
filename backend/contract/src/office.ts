import type { KvkGegevens } from './bedrijf.js';
import { type ApiCall, get, post, put, remove, types } from './call.js';
import type { Answer, EmailBody, KlachtStatus, LeaseStatus } from './calls.js';
import type { GevraagdDocument } from './document.js';
import type { VoertuigType } from './lease.js';
import type { LeaseOfferte, OfferteStatus } from './offer.js';
import { KLANT_CALLS } from './office-klant.js';
import type { LeaseVerzoek } from './verzoek.js';
import type { VoertuigGegevens } from './voertuig.js';

export * from './office-klant.js';

/** What an employee may do: a beheerder also adds and blocks others. */
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

/** A passkey of the employee of the session. Moments are in UTC. */
export interface EigenPasskey {
  id: string;
  gemaaktOp: string;
  /** Missing until it logged in. */
  laatstGebruikt?: string;
}

/** GET /api/office/access: what the employee of the session logs in with. */
export interface ToegangAnswer extends Answer {
  /** Oldest first. */
  passkeys: EigenPasskey[];
  /** How many recovery codes are left. */
  herstelcodes: number;
}

/** POST /api/office/access/recovery-codes: shown this once. The ones before work no more. */
export interface HerstelcodesAnswer extends Answer {
  herstelcodes: string[];
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
  /** Until when the invitation works or worked, in UTC; missing once it was accepted. */
  uitnodigingTot?: string;
}

/** POST /api/office/employees. */
export type MedewerkerBody = Pick<Medewerker, 'naam' | 'email' | 'rol'>;

/** PUT /api/office/employees/{employee}/role. */
export type RolBody = Pick<Medewerker, 'rol'>;

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
  laatste: Omit<Gebeurtenis, 'tekst'>;
  behandelaar?: Collega;
}

/** GET /api/office/today: by deadline. Of each kind the first hundred. */
export interface VandaagAnswer extends Answer {
  werk: Werk[];
}

/** What somebody at the office takes on. */
export const ZAAK_SOORTEN = ['aanvraag', 'klacht', 'bericht'] as const;
export type ZaakSoort = (typeof ZAAK_SOORTEN)[number];

/** Somebody who can take something on. */
export type Collega = Pick<Medewerker, 'id' | 'naam'>;

/** GET /api/office/colleagues: those who work here, by name. */
export interface CollegasAnswer extends Answer {
  collegas: Collega[];
}

/** PUT /api/office/assignments/{soort}/{kenmerk}: who takes it on, by id; `null` is nobody. Refused when `van` is no longer true. */
export interface ToewijzingBody {
  van: string | null;
  naar: string | null;
}

/** Rows in a page of a list. */
export const RIJEN_PER_PAGINA = 50;
/** More than this are not counted. */
export const MEESTE_GETELD = 10_000;

/** A page of a list of the office. The same address with `/csv` behind it has all rows, for a spreadsheet. */
export interface LijstAnswer<Rij> extends Answer {
  rijen: Rij[];
  /** How many there are in all pages, at most 10,000. */
  totaal: number;
  /** Whether there are more than that. */
  meer: boolean;
}

/** What every list can be asked in its address. */
export interface LijstVraag {
  /** Text in one of the searched fields. */
  zoek: string;
  sorteer?: string;
  /** From 1. */
  pagina: number;
}

/** Besides: of whom. */
export const BEHANDELAAR_FILTERS = ['ik', 'niemand'] as const;
export type BehandelaarFilter = (typeof BEHANDELAAR_FILTERS)[number];

/** The first of each is the usual one. */
export const AANVRAAG_VOLGORDES = ['nieuwste', 'oudste', 'bedrijf'] as const;
export type AanvraagVolgorde = (typeof AANVRAAG_VOLGORDES)[number];
export const LIJST_VOLGORDES = ['nieuwste', 'oudste'] as const;
export type LijstVolgorde = (typeof LIJST_VOLGORDES)[number];

/** An application in the list. */
export interface AanvraagRij {
  leaseCode: string;
  status: LeaseStatus;
  /** UTC. */
  ontvangenOp: string;
  /** The customer hears from the office before this moment, in UTC; missing when nobody waits. */
  voor?: string;
  naam: string;
  bedrijfsnaam: string;
  kvkNummer: string;
  telefoon: string;
  email: string;
  kenteken?: string;
  aanschafprijs: number;
  looptijd: number;
  /** Of the newest offer. */
  offerte?: OfferteStatus;
  /** The dealer who began it. */
  dealer?: string;
  behandelaar?: Collega;
}

/** Something that happened in a case. */
export interface Gebeurtenis {
  /** UTC. */
  op: string;
  /** In a few words: `Offerte van € 412,50 per maand`. */
  wat: string;
  /** The employee; missing when it was the customer, or happened by itself. */
  door?: string;
  /** What somebody wrote. */
  tekst?: string;
}

/** What an employee wrote, and when. */
export type Geschreven = Required<Omit<Gebeurtenis, 'wat'>>;

/** A mail about an application, without its content. `vervallen`: it was not sent, and will not be. */
export interface ZaakMail {
  id: string;
  aan: string;
  onderwerp: string;
  /** When it was sent, or else began to wait, in UTC. */
  op: string;
  status: 'verstuurd' | 'wacht' | 'mislukt' | 'vervallen';
}

/** An application as the office handles it. */
export interface AanvraagZaak extends Omit<AanvraagRij, 'offerte'> {
  /** Counts the changes of anybody: a change is refused when it is based on another one. */
  versie: number;
  /** The statuses that can follow. */
  volgende: LeaseStatus[];
  /** What the KvK said about the company that the applicant chose there. */
  kvk?: KvkGegevens;
  /** The addresses that are mailed about it. */
  ontvangers: string[];
  /** The address of the account that it is in. */
  account?: string;
  voertuigLink: string;
  voertuigType?: VoertuigType;
  /** What the RDW said about the plate. */
  voertuig?: VoertuigGegevens;
  /** What is offered, unless the office states another. */
  voertuigOmschrijving: string;
  aanbetaling: number;
  slottermijn: number;
  /** What the calculator says, for each type of vehicle; missing when a rule does not allow it. */
  maandbedragAuto?: number;
  maandbedragEquipment?: number;
  opmerking: string;
  /** Newest first. */
  offertes: LeaseOfferte[];
  /** Whether an offer can be made, and the newest withdrawn. */
  magOfferte: boolean;
  magIntrekken: boolean;
  verzoeken: LeaseVerzoek[];
  documenten: GevraagdDocument[];
  /** Newest first. */
  mails: ZaakMail[];
  /** Newest first. */
  verloop: Gebeurtenis[];
}

/** GET /api/office/applications/{leaseCode} */
export interface AanvraagZaakAnswer extends Answer {
  aanvraag: AanvraagZaak;
}

/** A mail as its reader gets it, without its layout. */
export interface MailVoorbeeld {
  aan: string;
  onderwerp: string;
  tekst: string;
}

/** What a change of the office did. With `proef` nothing was changed: it says what would be mailed. */
export interface GevolgAnswer extends Answer {
  /** Empty without `proef`. */
  mails: MailVoorbeeld[];
  /** Of a new offer with `proef`: as the customer will see it. */
  offerte?: LeaseOfferte;
  /** When it changed. */
  leaseCode?: string;
}

/** What every change of an application is based on. */
export interface Wijziging {
  /** That was seen. */
  versie: number;
  /** Only say what would be mailed. */
  proef?: boolean;
}

/** Maximum characters of what the office writes to a customer, and of a note. */
export const KANTOOR_TEKENS = 5000;

export interface NotitieBody {
  notitie: string;
}

export interface StatusBody extends Wijziging {
  naar: LeaseStatus;
  /** To the customer, or empty. */
  toelichting?: string;
}

export interface AntwoordBody extends Wijziging {
  antwoord: string;
}

/** Amounts as the employee typed them; the monthly amount and the costs may have cents. */
export interface OfferteBody extends Wijziging {
  leasemaatschappij: string;
  voertuig: string;
  aanschafprijs: string;
  aanbetaling: string;
  slottermijn: string;
  looptijd: string;
  maandbedrag: string;
  kosten: string;
  toelichting?: string;
}

export interface IntrekkenBody extends Wijziging {
  toelichting?: string;
}

export interface DocumentenVragenBody extends Wijziging {
  /** Kinds of documents. */
  soorten: string[];
  /** Another document, in words, or empty. */
  anders?: string;
  toelichting?: string;
}

export interface DocumentOordeelBody extends Wijziging {
  besluit: 'akkoord' | 'afgekeurd' | 'vervallen';
  /** Why it was refused: the customer reads it. */
  toelichting?: string;
  /** Deletes what was sent, of a refused one. */
  verwijderBestanden?: boolean;
}

export interface AdresBody extends Wijziging {
  email: string;
}

/** A place of a template, such as `[dag]`. */
export const LEGE_PLEK = /\[[^[\]\n]{1,60}\]/u;

/** The places of a template that still have to be filled in. Nothing is mailed with one. */
export function legePlekken(tekst: string): string[] {
  return [...new Set(tekst.match(new RegExp(LEGE_PLEK, 'gu')))];
}

/** A message of the contact form. Moments are in UTC. */
export interface KantoorBericht {
  id: string;
  naam: string;
  email: string;
  onderwerp: string;
  bericht: string;
  ontvangenOp: string;
  /** The sender has an answer before this moment. */
  voor: string;
  /** Both are missing until it is answered. */
  beantwoordOp?: string;
  beantwoordDoor?: string;
  behandelaar?: Collega;
  /** What was mailed to the sender, oldest first. */
  antwoorden: Geschreven[];
  /** Oldest first. */
  notities: Geschreven[];
}

export interface KantoorBerichtAnswer extends Answer {
  bericht: KantoorBericht;
}

/** POST /api/office/messages/{id}/answer: the text of the mail. */
export interface BerichtAntwoordBody extends Pick<Wijziging, 'proef'> {
  antwoord: string;
}

export type BerichtStatus = 'open' | 'beantwoord';

/** PUT /api/office/messages/{id}/status: without a mail. */
export interface BerichtStatusBody {
  status: BerichtStatus;
}

/** A status that a complaint can get: it is received only once. */
export type NieuweKlachtStatus = Exclude<KlachtStatus, 'received'>;

/** A complaint. Moments are in UTC. */
export interface KantoorKlacht {
  klachtnummer: string;
  status: KlachtStatus;
  ontvangenOp: string;
  /** When handling has to start, and when the complainant has to have heard from the office. */
  behandelingVoor: string;
  contactVoor: string;
  naam: string;
  bedrijf: string;
  telefoon: string;
  email: string;
  onderwerp: string;
  /** In words; empty when none was chosen. */
  categorie: string;
  /** Whom it is about, in words. */
  over: string;
  beschrijving: string;
  gewensteUitkomst: string;
  eerderContact: string;
  behandelaar?: Collega;
  /** The statuses that it can get now. */
  volgende: NieuweKlachtStatus[];
  /** Oldest first. */
  verloop: { naar: KlachtStatus; op: string; door: string; toelichting: string }[];
  /** Oldest first. */
  notities: Geschreven[];
}

export interface KantoorKlachtAnswer extends Answer {
  klacht: KantoorKlacht;
}

/** A message in the list. */
export interface BerichtRij
  extends Pick<KantoorBericht, 'id' | 'naam' | 'email' | 'onderwerp' | 'ontvangenOp' | 'behandelaar'> {
  /** The sender has an answer before this moment, in UTC; missing once it is answered. */
  voor?: string;
  beantwoordOp?: string;
}

/** A complaint in the list. */
export interface KlachtRij
  extends Pick<
    KantoorKlacht,
    'klachtnummer' | 'status' | 'ontvangenOp' | 'naam' | 'telefoon' | 'email' | 'onderwerp' | 'behandelaar'
  > {
  /** The complainant hears from the office before this moment, in UTC; missing once it is answered. */
  voor?: string;
}

/** PUT /api/office/complaints/{klachtnummer}/status. */
export interface KlachtStatusBody extends Pick<Wijziging, 'proef'> {
  /** The status that the employee saw. */
  van: KlachtStatus;
  naar: NieuweKlachtStatus;
  /** For the complainant, in the mail; the answer of one that becomes answered. */
  toelichting: string;
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
  /** How the employee of the session logs in. He is mailed about each change. */
  officeAccess: get('/api/office/access', types<undefined, ToegangAnswer>()),
  /** Asks for a new passkey, which the next call adds. */
  officeAskPasskey: post('/api/office/access/passkeys/question', types<undefined, PasskeyOptionsAnswer>()),
  officeAddPasskey: post('/api/office/access/passkeys', types<PasskeyBody>()),
  /** Refused for the only one. */
  officeRemovePasskey: remove('/api/office/access/passkeys/{passkey}', types<undefined>()),
  officeRecoveryCodes: post('/api/office/access/recovery-codes', types<undefined, HerstelcodesAnswer>()),
  officeToday: get('/api/office/today', types<undefined, VandaagAnswer>()),
  officeColleagues: get('/api/office/colleagues', types<undefined, CollegasAnswer>()),
  officeAssign: put('/api/office/assignments/{soort}/{kenmerk}', types<ToewijzingBody>()),
  /** Query: `zoek`, `status`, `behandelaar`, `sorteer`, `pagina`. */
  officeApplications: get('/api/office/applications', types<undefined, LijstAnswer<AanvraagRij>>()),
  officeApplicationsCsv: get('/api/office/applications/csv', types<undefined, void>()),
  officeApplication: get('/api/office/applications/{leaseCode}', types<undefined, AanvraagZaakAnswer>()),
  officeNote: post('/api/office/applications/{leaseCode}/notes', types<NotitieBody>()),
  officeStatus: put('/api/office/applications/{leaseCode}/status', types<StatusBody, GevolgAnswer>()),
  /** Answers the open request of this kind. */
  officeAnswer: post(
    '/api/office/applications/{leaseCode}/requests/{soort}',
    types<AntwoordBody, GevolgAnswer>(),
  ),
  /** Makes an offer, which replaces the one before it. */
  officeMakeOffer: post('/api/office/applications/{leaseCode}/offer', types<OfferteBody, GevolgAnswer>()),
  officeWithdrawOffer: post(
    '/api/office/applications/{leaseCode}/offer/withdrawal',
    types<IntrekkenBody, GevolgAnswer>(),
  ),
  officeCorrectEmail: put('/api/office/applications/{leaseCode}/email', types<AdresBody, GevolgAnswer>()),
  officeAskDocuments: post(
    '/api/office/applications/{leaseCode}/documents',
    types<DocumentenVragenBody, GevolgAnswer>(),
  ),
  officeDecideDocument: put(
    '/api/office/applications/{leaseCode}/documents/{document}',
    types<DocumentOordeelBody, GevolgAnswer>(),
  ),
  /** Tries a mail again that was not sent yet. */
  officeRetryMail: post('/api/office/applications/{leaseCode}/mails/{mail}', types<undefined>()),
  officeDocumentFile: get(
    '/api/office/applications/{leaseCode}/documents/{document}/files/{file}',
    types<undefined, void>(),
  ),
  officeMessages: get('/api/office/messages', types<undefined, LijstAnswer<BerichtRij>>()),
  officeMessagesCsv: get('/api/office/messages/csv', types<undefined, void>()),
  officeMessage: get('/api/office/messages/{id}', types<undefined, KantoorBerichtAnswer>()),
  /** Mails an answer to the sender of a message. */
  officeAnswerMessage: post('/api/office/messages/{id}/answer', types<BerichtAntwoordBody, GevolgAnswer>()),
  officeMessageNote: post('/api/office/messages/{id}/notes', types<NotitieBody>()),
  /** Records that a message was answered in another way, or that it was not. */
  officeMessageStatus: put('/api/office/messages/{id}/status', types<BerichtStatusBody>()),
  officeComplaints: get('/api/office/complaints', types<undefined, LijstAnswer<KlachtRij>>()),
  officeComplaintsCsv: get('/api/office/complaints/csv', types<undefined, void>()),
  officeComplaint: get('/api/office/complaints/{klachtnummer}', types<undefined, KantoorKlachtAnswer>()),
  officeComplaintNote: post('/api/office/complaints/{klachtnummer}/notes', types<NotitieBody>()),
  /** Changes the status of a complaint and mails the complainant. */
  officeComplaintStatus: put(
    '/api/office/complaints/{klachtnummer}/status',
    types<KlachtStatusBody, GevolgAnswer>(),
  ),
  officeEmployees: get('/api/office/employees', types<undefined, MedewerkersAnswer>()),
  /** Adds an employee, or one who had left, and mails the invitation. */
  officeAddEmployee: post('/api/office/employees', types<MedewerkerBody>()),
  /** Mails a new invitation; the one before it works no more. */
  officeInviteAgain: post('/api/office/employees/{employee}/invitation', types<undefined>()),
  /** Refused for oneself, as is ending: somebody stays a beheerder. */
  officeChangeRole: put('/api/office/employees/{employee}/role', types<RolBody>()),
  /** Ends the access of an employee, who has no work any more. */
  officeEndEmployee: remove('/api/office/employees/{employee}', types<undefined>()),
  /** Ends every session of an employee. */
  officeEndSessions: remove('/api/office/employees/{employee}/sessions', types<undefined>()),
  ...KLANT_CALLS,
} as const satisfies Record<string, ApiCall>;

/** The name of a call of the office. */
export type OfficeCallName = keyof typeof OFFICE_CALLS;
