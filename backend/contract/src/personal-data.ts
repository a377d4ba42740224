import type { LeaseStatus } from './calls.js';
import type { Customer } from './customer.js';

/** One record in the download, with how long it is kept. Moments are ISO 8601 in UTC. */
export interface Bewaard {
  /** Until when it is kept, as things are now. */
  bewaardTot: string;
  waarom: string;
}

/** A step in the course of an application. */
export interface Statuswijziging {
  van: string;
  naar: string;
  op: string;
  toelichting: string;
}

/** How somebody can be reached. */
export interface Contactgegevens {
  naam: string;
  email: string;
  telefoon: string;
}

/** An application in the download. Amounts in whole euros, the term in months. */
export interface BewaardeAanvraag extends Bewaard {
  leaseCode: string;
  /** One of LeaseStatus, with the label that people see. */
  status: LeaseStatus | (string & {});
  statusInWoorden: string;
  inUwAccount: boolean;
  aangevraagdOp: string;
  /** Who applied. Away when that was done from another mail address: those details are not this customer's. */
  aanvrager?: Contactgegevens;
  bedrijfsnaam: string;
  kvkNummer: string;
  voertuigLink: string;
  aanschafprijs: number;
  aanbetaling: number;
  slottermijn: number;
  looptijd: number;
  verloop: Statuswijziging[];
}

/** A complaint in the download. */
export interface BewaardeKlacht extends Bewaard {
  klachtnummer: string;
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
}

/** A message to the office in the download. */
export interface BewaardBericht extends Bewaard {
  ontvangenOp: string;
  naam: string;
  email: string;
  onderwerp: string;
  bericht: string;
}

/** The account in the download. */
export interface BewaardAccount extends Bewaard, Customer {
  aangemaaktOp: string;
  geactiveerdOp?: string;
  eersteLoginOp?: string;
  laatsteLoginOp?: string;
}

/** A browser that he logged in from. Nothing is known about it but that it is recognised. */
export interface BewaardApparaat extends Bewaard {
  laatsteLoginOp: string;
}

/** A session. */
export interface BewaardeSessie {
  ingelogdSinds: string;
  /** When nothing more is done in it. */
  verlooptOp: string;
}

/** A mail that could not be handed over yet. What it says is not told: it may be a code. */
export interface WachtendeMail {
  onderwerp: string;
  sinds: string;
}

/** How long one kind of data is kept, in words. */
export interface BewaartermijnInWoorden {
  gegevens: string;
  termijn: string;
  waarom: string;
}

/** GET /api/customers/{id}/data: everything that is kept about somebody. Moments are ISO 8601 in UTC. */
export interface MijnGegevens {
  uitleg: string;
  opgesteldOp: string;
  /** The company. */
  verantwoordelijke: Contactgegevens;
  /** Away for somebody without an account. */
  account?: BewaardAccount;
  apparaten: BewaardApparaat[];
  /** Where he is logged in now. */
  sessies: BewaardeSessie[];
  aanvragen: BewaardeAanvraag[];
  klachten: BewaardeKlacht[];
  berichten: BewaardBericht[];
  wachtendeMails: WachtendeMail[];
  bewaartermijnen: BewaartermijnInWoorden[];
  uwRechten: string;
}

const dag = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' });

/** The name of the download: `mijn-gegevens-2026-11-20.json`, with the Dutch date of this moment. */
export function gegevensBestand(moment: Date): string {
  return `mijn-gegevens-${dag.format(moment)}.json`;
}
