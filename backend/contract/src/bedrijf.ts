/** Where what is shown of a company comes from. `voorbeeld`: made up, for a site on one machine. */
export type BedrijfBron = 'kvk' | 'voorbeeld';

/** A company that a search of the register of the KvK finds. */
export interface GevondenBedrijf {
  /** Eight digits. */
  kvkNummer: string;
  naam: string;
  /** Missing when the register does not publish it. */
  straat?: string;
  plaats?: string;
}

/** What the register of the KvK says about a company. What the register does not say is missing. Days are `2019-05-03`. */
export interface KvkGegevens {
  /** Eight digits. */
  kvkNummer: string;
  naam: string;
  /** As the KvK calls it: `BeslotenVennootschap`. */
  rechtsvorm?: string;
  /** The day on which the business began, which can be before it was registered. */
  begonnenOp?: string;
  gestoptOp?: string;
  /** Where it is. Missing when it is shielded too. */
  plaats?: string;
  bron: BedrijfBron;
  /** ISO 8601, UTC. */
  opgezochtOp: string;
}

/** The same with what is only shown to the applicant, to recognise the company. */
export interface KvkProfiel extends KvkGegevens {
  /** On one line, with the place. */
  adres?: string;
}
