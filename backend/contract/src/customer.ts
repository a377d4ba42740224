import { isBlank } from './text.js';

/** A customer as returned by the API. Names, phone and company are empty until known. */
export interface Customer {
  id: string;
  email: string;
  voornaam: string;
  achternaam: string;
  telefoon: string;
  bedrijfsnaam: string;
  kvkNummer: string;
  /** When the account was activated, ISO 8601, UTC. Missing in the answer of an older backend. */
  accountSinds?: string;
}

/** The fields that a customer may change. The e-mail address can never be changed. */
export type CustomerProfile = Omit<Customer, 'id' | 'email' | 'accountSinds'>;

/** Labels of the profile fields. */
export const PROFIEL_LABELS: Readonly<Record<keyof CustomerProfile, string>> = {
  voornaam: 'Voornaam',
  achternaam: 'Achternaam',
  telefoon: 'Telefoonnummer',
  bedrijfsnaam: 'Bedrijfsnaam',
  kvkNummer: 'KvK nummer',
};

/** The fields of a complete account, in the order in which the pages ask them. */
export const ACCOUNT_VELDEN = ['voornaam', 'achternaam', 'kvkNummer', 'bedrijfsnaam'] as const;

/** The fields that an application requires. */
export const AANVRAAG_VELDEN = ['voornaam', 'achternaam', 'telefoon', 'bedrijfsnaam', 'kvkNummer'] as const;

export interface Volledigheid {
  /** Share of filled fields, rounded. */
  percentage: number;
  ontbreekt: (keyof CustomerProfile)[];
}

/** Completeness of a profile over the given fields. A field that shows nothing counts as empty. */
export function volledigheid(
  profiel: Partial<CustomerProfile>,
  velden: readonly (keyof CustomerProfile)[] = ACCOUNT_VELDEN,
): Volledigheid {
  const ontbreekt = velden.filter((veld) => isBlank(profiel[veld] ?? ''));
  return { percentage: Math.round(((velden.length - ontbreekt.length) / velden.length) * 100), ontbreekt };
}

const AANHEF = /^(?:de heer|dhr|hr|heer|mevrouw|mevr|mw)(?:\.\s*|\s+)(?=\S)/i;

/** A last name in front, with or without its prefix: `Berg, Jan van der`, `De Vries, Jan`. */
const ACHTERNAAM_EERST =
  /^((?:(?:van|von|de|den|der|het|'t|ten|ter|te|el|al|la|le)\s+)*[^\s,]+)\s*,\s*([^\s,]+)(?:\s+([^,]+))?$/i;

/**
 * Splits a full name: the first word is the first name, the rest, including prefixes such as "van der", the last name. A form of address in
 * front is left out, and a last name in front is put behind.
 */
export function splitNaam(naam: string): { voornaam: string; achternaam: string } {
  const zonderAanhef = naam.trim().replace(AANHEF, '');
  const [, achternaam, eerste, tussenvoegsel] = ACHTERNAAM_EERST.exec(zonderAanhef) ?? [];
  const volledig = achternaam ? [eerste, tussenvoegsel, achternaam].filter(Boolean).join(' ') : zonderAanhef;
  const [voornaam = '', ...rest] = volledig.split(/\s+/);
  return { voornaam, achternaam: rest.join(' ') };
}
