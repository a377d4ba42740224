import type { KvkGegevens } from './bedrijf.js';
import type { KlachtStatus, LeaseStatus } from './calls.js';
import type { Customer } from './customer.js';
import type { DocumentBestand, DocumentStatus } from './document.js';
import type { DocumentSoort } from './documenten.js';
import type { ConceptEinde } from './draft.js';
import { datumInNederland } from './dutch-day.js';
import type { VoertuigType } from './lease.js';
import type { LeaseOfferte } from './offer.js';
import type { LeaseVerzoek } from './verzoek.js';
import type { VoertuigGegevens } from './voertuig.js';

/** A record in the data export, with its retention. Moments are ISO 8601 in UTC. */
export interface Bewaard {
  /** Kept until this moment unless something changes. */
  bewaardTot: string;
  waarom: string;
}

/** An entry in the status history of an application or a complaint. */
export interface Statuswijziging {
  van: string;
  naar: string;
  op: string;
  toelichting: string;
}

/** What the office wrote: a note for itself, or an answer to a message. */
export interface Notitie {
  op: string;
  tekst: string;
}

export interface Contactgegevens {
  naam: string;
  email: string;
  telefoon: string;
}

/** A document that the office asked, with what was sent for it. Moments are ISO 8601 in UTC. */
export interface BewaardDocument {
  soort: DocumentSoort | 'anders' | (string & {});
  naam: string;
  status: DocumentStatus | (string & {});
  toelichting: string;
  gevraagdOp: string;
  /** Missing while it was not. */
  beoordeeldOp?: string;
  bestanden: BewaardBestand[];
  /** When the office opened which file. */
  ingezien: { op: string; bestand: string }[];
}

/** A file of a document. The customer opens it in the account. */
export interface BewaardBestand extends Bewaard {
  naam: string;
  type: string;
  /** In bytes. */
  grootte: number;
  gestuurdOp: string;
  /** As in `DocumentBestand`. */
  status: DocumentBestand['status'];
}

/** Amounts in whole euros, the term in months. */
export interface BewaardeAanvraag extends Bewaard {
  leaseCode: string;
  /** `statusInWoorden` is its label. */
  status: LeaseStatus | (string & {});
  statusInWoorden: string;
  inUwAccount: boolean;
  aangevraagdOp: string;
  /** Missing when the application was sent from another mail address: those are details of another person. */
  aanvrager?: Contactgegevens;
  bedrijfsnaam: string;
  kvkNummer: string;
  /** What the register of the KvK said about the company then. Missing unless the applicant chose it there. */
  kvk?: KvkGegevens;
  voertuigLink: string;
  /** Missing when the applicant did not state it. */
  voertuigType?: VoertuigType;
  /** With its dashes. Missing when the applicant did not state it. */
  kenteken?: string;
  /** What the register of the RDW said about the plate then. Missing when that was not known. */
  voertuig?: VoertuigGegevens;
  aanschafprijs: number;
  aanbetaling: number;
  slottermijn: number;
  looptijd: number;
  opmerking: string;
  /** Missing when the applicant began it. */
  dealer?: ViaDealer;
  verloop: Statuswijziging[];
  /** Oldest first. */
  offertes: LeaseOfferte[];
  /** Oldest first. */
  verzoeken: LeaseVerzoek[];
  /** Oldest first. Missing when there are none, and as `aanvrager` is. */
  notities?: Notitie[];
  /** In the order in which they were asked. Missing when there are none, and when the application is in another account. */
  documenten?: BewaardDocument[];
}

export interface BewaardeKlacht extends Bewaard {
  klachtnummer: string;
  /** `statusInWoorden` is its label. */
  status: KlachtStatus | (string & {});
  statusInWoorden: string;
  ontvangenOp: string;
  naam: string;
  email: string;
  telefoon: string;
  bedrijf: string;
  klachtType: string;
  klachtOnderwerp: string;
  klachtCategorie: string;
  garagenaam: string;
  partnernaam: string;
  beschrijving: string;
  gewenstUitkomst: string;
  eerderContact: string;
  verloop: Statuswijziging[];
  /** Oldest first. Missing when there are none. */
  notities?: Notitie[];
}

/** A message to the office. */
export interface BewaardBericht extends Bewaard {
  ontvangenOp: string;
  naam: string;
  email: string;
  onderwerp: string;
  bericht: string;
  /** Missing until the office answered it. */
  beantwoordOp?: string;
  /** What the office mailed as an answer; missing when it did not. */
  antwoorden?: Notitie[];
  /** As those of a complaint. */
  notities?: Notitie[];
}

/** Who began an application for the applicant, and the vehicle as that dealer typed it. */
export interface ViaDealer {
  naam: string;
  voertuig: string;
}

/** What is kept of a dealer. */
export interface BewaardeDealer {
  naam: string;
  email: string;
  sinds: string;
  beeindigdOp?: string;
  /** Missing while the dealer is one. */
  bewaardTot?: string;
  waarom: string;
}

/** An application that was kept to continue later. */
export interface BewaardConcept extends Bewaard {
  bewaardOp: string;
  /** What was filled in. Missing when the draft has ended: then nothing of it is kept. */
  antwoorden?: { veld: string; antwoord: string }[];
  einde?: ConceptEinde;
  /** Missing when the visitor began it. */
  dealer?: ViaDealer;
}

export interface BewaardAccount extends Bewaard, Omit<Customer, 'accountSinds'> {
  aangemaaktOp: string;
  geactiveerdOp?: string;
  eersteLoginOp?: string;
  laatsteLoginOp?: string;
}

/** A browser that the customer logged in from, recognised by a random token only. */
export interface BewaardApparaat extends Bewaard {
  laatsteLoginOp: string;
}

export interface BewaardeSessie {
  /** `Chrome op Android` */
  apparaat: string;
  ingelogdSinds: string;
  /** Moment of expiry without further requests. */
  verlooptOp: string;
}

/** A mail that was not sent yet. Without its content, which may contain a code. */
export interface WachtendeMail {
  onderwerp: string;
  sinds: string;
}

/** Retention period of one kind of data, as Dutch text. */
export interface DescribedBewaartermijn {
  gegevens: string;
  termijn: string;
  waarom: string;
}

/** GET /api/customers/{id}/data: the data export of a customer. Moments are ISO 8601 in UTC. */
export interface MijnGegevens {
  uitleg: string;
  opgesteldOp: string;
  /** The company, as data controller. */
  verantwoordelijke: Contactgegevens;
  /** Missing for a person without an account. */
  account?: BewaardAccount;
  apparaten: BewaardApparaat[];
  sessies: BewaardeSessie[];
  aanvragen: BewaardeAanvraag[];
  concepten: BewaardConcept[];
  /** Missing for a person who is and was no dealer. */
  dealer?: BewaardeDealer;
  klachten: BewaardeKlacht[];
  berichten: BewaardBericht[];
  wachtendeMails: WachtendeMail[];
  bewaartermijnen: DescribedBewaartermijn[];
  uwRechten: string;
}

/** File name of the data export: `mijn-gegevens-2026-11-20.json`, with the Dutch date. */
export function gegevensBestand(moment: Date): string {
  return `mijn-gegevens-${datumInNederland(moment)}.json`;
}
